import type { Message } from "./game.ts";

export const languages = ["en", "fr"] as const;
export type Lang = (typeof languages)[number];
export type Text = Readonly<Record<Lang, string>>;

/**
 * Templates by key. `{x}` words an argument; `{n|card|cards}` picks by a number, or by the length of a list; `{de x}`,
 * `{que x}` and `{à x}` are French "de", "d’" or "du", "que" or "qu’", "à" or "au". What stands in [brackets] is left
 * out where an argument in it is missing.
 */
export type Catalog = Readonly<Record<string, Text>>;

/** How a game words an argument that is not a number, a string, a message or a list. */
export type Namer = (arg: object, lang: Lang) => string;

export function word(catalog: Catalog, name: Namer, message: Message, lang: Lang): string {
  const template = catalog[message.say];
  if (!template) throw new Error(`no wording for ${message.say}`);
  return withoutMissing(template[lang], message).replace(
    /\{(?:(de|que|à) )?(\w+)(?:\|([^|}]*)\|([^|}]*))?\}/g,
    (_, short, key, one, many) => {
      const arg = message.with[key];
      if (one !== undefined) return isOne(arg as number | unknown[], lang) ? one : many;
      return wordArgument(catalog, name, arg, lang, short);
    },
  );
}

function withoutMissing(template: string, message: Message): string {
  return template.replace(/\[([^\]]*)\]/g, (_, part: string) =>
    [...part.matchAll(/\{(?:[^\s{}]+ )?(\w+)/g)].every(([, key = ""]) => message.with[key] !== undefined)
      ? part
      : "",
  );
}

/** Making a formatter takes as long as wording many sentences. */
const lists = new Map<string, Intl.ListFormat>();

/** "One, two, and three", or "or". */
export function listed(
  items: readonly string[],
  lang: Lang,
  type: "conjunction" | "disjunction" = "conjunction",
): string {
  const key = `${lang} ${type}`;
  const known = lists.get(key) ?? new Intl.ListFormat(lang, { type });
  lists.set(key, known);
  return known.format(items);
}

/** Of several, each has its "de" or "à", and the first alone its "que". */
function wordArgument(catalog: Catalog, name: Namer, arg: unknown, lang: Lang, short?: Short): string {
  if (Array.isArray(arg)) {
    const items = arg.map((item, at) =>
      wordArgument(catalog, name, item, lang, short !== "que" || at === 0 ? short : undefined),
    );
    return listed(items, lang);
  }
  const words = wordOne(catalog, name, arg, lang);
  return short ? elide(words, short) : words;
}

function wordOne(catalog: Catalog, name: Namer, arg: unknown, lang: Lang): string {
  if (typeof arg === "number" || typeof arg === "string") return String(arg);
  if (isMessage(arg)) return word(catalog, name, arg, lang);
  if (typeof arg === "object" && arg !== null) return name(arg, lang);
  throw new Error(`nothing to word: ${String(arg)}`);
}

function isMessage(arg: unknown): arg is Message {
  return typeof arg === "object" && arg !== null && "say" in arg && "with" in arg;
}

/** French counts 0 and 1 as singular, English only 1. */
function isOne(arg: number | readonly unknown[], lang: Lang): boolean {
  const count = typeof arg === "number" ? Math.abs(arg) : arg.length;
  return lang === "fr" ? count < 2 : count === 1;
}

type Short = "de" | "que" | "à";

/** A vowel, a "y" before a consonant, or an "h" that is not heard; "oui" and "onze" are not elided. */
const elided =
  /^(?!oui\b|onz)([aeiouàâäéèêëîïôöùûüæœ]|y[^aeiouyéè]|h(abi|adès|alein|altèr|armon|erb|ercul|ermin|érit|eur|istoir|iver|omm|onn[eê]|onor|ôpit|orizon|orlog|ôte|uil|umain|umeur|ymn))/i;

export function isElided(words: string): boolean {
  return elided.test(words);
}

/** "de" or "d’", "que" or "qu’" before a name; "du Fou", "au Fou"; a title of several words stays whole: "de « Le … »". */
export function elide(name: string, short: Short = "de"): string {
  const [, article, noun] = (short !== "que" && /^(Les?) (.*)$/.exec(name)) || [];
  if (article && noun)
    return /^\p{Lu}/u.test(noun) ? contracted(article, noun, short) : `${short} «\u00a0${name}\u00a0»`;
  return short !== "à" && isElided(name) ? `${short.slice(0, -1)}’${name}` : `${short} ${name}`;
}

function contracted(article: string, noun: string, short: Short): string {
  if (article === "Le") return `${short === "de" ? "du" : "au"} ${noun}`;
  return `${short === "de" ? "des" : "aux"} ${noun}`;
}
