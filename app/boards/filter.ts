/** Which cases of the list are asked for; an empty string asks for nothing in particular. */
export interface Asked {
  words: string;
  keyword: string;
  level: string;
  origin: string;
}

export const nothingAsked: Asked = { words: "", keyword: "", level: "", origin: "" };

const keys = Object.keys(nothingAsked) as (keyof Asked)[];

/** The filter stands in the address, so that a list can be sent to somebody: `#keyword=ward&level=3`. */
export function askedIn(hash: string): Asked {
  const params = new URLSearchParams(hash.slice(1));
  const value = (key: string) => (params.get(key) ?? "").slice(0, 80);
  return Object.fromEntries(keys.map((key) => [key, value(key)])) as unknown as Asked;
}

export function hashOf(asked: Asked): string {
  const params = new URLSearchParams(keys.flatMap((key) => (asked[key] ? [[key, asked[key]]] : [])));
  return params.size > 0 ? `#${params}` : "";
}

/** A case as the list's filter looks at it. */
export interface Listed {
  text: string;
  rules: readonly string[];
  keywords: readonly string[];
  level: string;
  origin: string;
}

export function isAskedFor(listed: Listed, asked: Asked): boolean {
  return (
    wordsIn(asked.words).every((word) => hasWord(listed, word)) &&
    (asked.keyword === "" || listed.keywords.includes(asked.keyword)) &&
    (asked.level === "" || listed.level === asked.level) &&
    (asked.origin === "" || listed.origin === asked.origin)
  );
}

/** A number asks for that rule and what stands under it. */
function hasWord({ text, rules }: Listed, word: string): boolean {
  if (/^\d+(\.\d+)+$/.test(word))
    return text.includes(` ${word}`) || rules.some((rule) => rule === word || rule.startsWith(`${word}.`));
  return text.includes(word);
}

function wordsIn(typed: string): string[] {
  return plain(typed)
    .split(/[\s·]+/)
    .map((word) => word.replace(/\.$/, ""))
    .filter((word) => word !== "" && word !== "-" && word !== "–");
}

/** Lower case, without accents, with one kind of apostrophe. */
export function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("’", "'").toLowerCase().trim();
}

/** Shows what is asked for and hides the rest; tells how many are left. */
export function showOnly(asked: Asked): number {
  let shown = 0;
  for (const section of document.querySelectorAll<HTMLElement>("[data-cases]")) {
    const entries = [...section.querySelectorAll<HTMLElement>("[data-case]")];
    for (const entry of entries) {
      entry.hidden = !isAskedFor(listedIn(entry), asked);
      if (!entry.hidden) shown++;
    }
    section.hidden = entries.every(({ hidden }) => hidden);
  }
  return shown;
}

function listedIn({ textContent, dataset }: HTMLElement): Listed {
  return {
    text: plain(textContent ?? ""),
    rules: (dataset.rules ?? "").split(" "),
    keywords: (dataset.keywords ?? "").split(" "),
    level: dataset.level ?? "",
    origin: dataset.case ?? "",
  };
}

/** The names of all cards on the page, each once. */
export function cardsListed(): string[] {
  const lines = [...document.querySelectorAll("[data-cards]")].map(({ textContent }) => textContent ?? "");
  return [...new Set(lines.flatMap((line) => line.split(" · ")))].filter(Boolean).sort();
}
