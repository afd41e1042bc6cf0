// Zod would try whether it may compile code at run time, which the content security policy forbids and reports. Its
// `config({ jitless: true })` does no more than this, but would bring all of Zod to pages that have no use for it.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
