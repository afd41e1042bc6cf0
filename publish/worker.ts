/// <reference lib="webworker" />
import {
  NavigationRoute,
  NetworkOnly,
  type PrecacheEntry,
  type RouteHandlerCallbackOptions,
  Serwist,
} from "serwist";
import { addressOf, inSection, packOf, twinOf } from "./addresses.ts";
import rules from "./headers.json";
import { type Pack, unpacked } from "./pack.ts";

declare const self: ServiceWorkerGlobalScope & { __SW_MANIFEST: PrecacheEntry[] };

const files = self.__SW_MANIFEST;
const folder = new URL("./", self.location.href).pathname;
const network = new NetworkOnly({ networkTimeoutSeconds: 4 });
let saved = 0;
let failed = false;

const serwist = new Serwist({
  precacheEntries: files,
  clientsClaim: true,
  precacheOptions: {
    concurrency: 4,
    cleanURLs: false,
    cleanupOutdatedCaches: true,
    ignoreURLParametersMatching: [/./],
    plugins: [
      {
        // Serwist 9.5.12 never ends an installation in which a file threw: it is remembered, and thrown at the end.
        async handlerDidError({ event }) {
          if (event.type !== "install") return undefined;
          failed = true;
          return Response.error();
        },
        async handlerDidComplete({ event, response }) {
          if (event.type === "install" && response?.ok) await tell(++saved / files.length);
        },
      },
    ],
  },
});

serwist.registerCapture(({ url, sameOrigin }) => sameOrigin && hasTwin(url), file);
serwist.registerRoute(new NavigationRoute(page));
self.addEventListener("install", (event) => event.waitUntil(install(event)));
self.addEventListener("activate", serwist.handleActivate);
self.addEventListener("fetch", serwist.handleFetch);

/** All or nothing; what was saved is there when the browser tries again. */
async function install(event: ExtendableEvent): Promise<void> {
  await serwist.handleInstall(event);
  if (failed) throw new Error("not every file could be saved");
}

async function tell(part: number): Promise<void> {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  for (const page of pages) page.postMessage({ saving: part });
}

function hasTwin(url: URL): boolean {
  return serwist.getPrecacheKeyForUrl(twinOf(nameOf(url))) !== undefined;
}

function nameOf({ pathname }: URL): string {
  return pathname.slice(folder.length);
}

const types: Record<string, string> = { js: "text/javascript", css: "text/css", json: "application/json" };

async function file({ url, request }: RouteHandlerCallbackOptions): Promise<Response> {
  const name = nameOf(url);
  const body = await unzipped(twinOf(name));
  const type = types[name.split(".").at(-1) ?? ""] ?? "text/plain";
  return body
    ? new Response(body, { headers: { "Content-Type": `${type}; charset=utf-8` } })
    : fetch(request);
}

/** What is kept opens at once and goes together; the rest is asked of the network as long as there is one. */
async function page(options: RouteHandlerCallbackOptions): Promise<Response> {
  const address = addressOf(options.url.pathname, folder);
  return (await kept(address)) ?? network.handle(options).catch(() => instead(address));
}

async function instead(address: string): Promise<Response> {
  const section = inSection(address);
  if (section && (await kept(section.split("#")[0] ?? "")))
    return Response.redirect(new URL(section.slice(1), self.registration.scope));
  return (await kept("/404/", 404)) ?? Response.error();
}

async function kept(address: string, status = 200): Promise<Response | null> {
  const body = await unzipped(packOf(address));
  if (!body) return null;
  const pack: Pack = await new Response(body).json();
  const html = unpacked(pack, address);
  const headers = { ...rules["/*"], "Content-Type": "text/html; charset=utf-8" };
  return html === null ? null : new Response(html, { status, headers });
}

async function unzipped(name: string): Promise<ReadableStream | null> {
  const response = await serwist.matchPrecache(name);
  return response?.body?.pipeThrough(new DecompressionStream("gzip")) ?? null;
}
