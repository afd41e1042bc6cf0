import type { Message } from "./game.ts";

export const languages = ["en", "fr"] as const;
export type Lang = (typeof languages)[number];
export type Text = Readonly<Record<Lang, string>>;

/** Templates by key. `{x}` words an argument; `{n|card|cards}` picks by number; `{de x}` is French "de" or "d'". */
export type Catalog = Readonly<Record<string, Text>>;

/** How a game words an argument that is not a number, a string, a message or a list. */
export type Namer = (arg: object, lang: Lang) => string;

export function word(catalog: Catalog, name: Namer, message: Message, lang: Lang): string {
  const template = catalog[message.say];
  if (!template) throw new Error(`no wording for ${message.say}`);
  return template[lang].replace(/\{(de )?(\w+)(?:\|([^|}]*)\|([^|}]*))?\}/g, (_, de, key, one, many) => {
    const arg = message.with[key];
    if (one !== undefined) return isOne(arg as number, lang) ? one : many;
    const worded = wordArgument(catalog, name, arg, lang);
    return de ? elide(worded) : worded;
  });
}

function wordArgument(catalog: Catalog, name: Namer, arg: unknown, lang: Lang): string {
  if (typeof arg === "number" || typeof arg === "string") return String(arg);
  if (Array.isArray(arg)) {
    const items = arg.map((item) => wordArgument(catalog, name, item, lang));
    return new Intl.ListFormat(lang, { type: "conjunction" }).format(items);
  }
  if (isMessage(arg)) return word(catalog, name, arg, lang);
  if (typeof arg === "object" && arg !== null) return name(arg, lang);
  throw new Error(`nothing to word: ${String(arg)}`);
}

function isMessage(arg: unknown): arg is Message {
  return typeof arg === "object" && arg !== null && "say" in arg && "with" in arg;
}

/** French counts 0 and 1 as singular, English only 1. */
function isOne(count: number, lang: Lang): boolean {
  return lang === "fr" ? Math.abs(count) < 2 : Math.abs(count) === 1;
}

export function elide(name: string): string {
  return /^[aeiouyàâéèêëîïôöûùœ]/i.test(name) ? `d’${name}` : `de ${name}`;
}
