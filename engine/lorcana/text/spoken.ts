import type { Lang, Text } from "../../kernel/wording.ts";

/** A sentence is read aloud and copied: it has words where a card has symbols. */
export function spoken(text: string, lang: Lang): string {
  const counted = lang === "fr" ? inFrench(text) : text;
  return counted.replace(/\{([ESWLI])\}/g, (_, letter: string) => symbols[letter]?.[lang] ?? letter);
}

/** "2 encres", "+1 de Force". */
function inFrench(text: string): string {
  return text
    .replace(/(\d+) \{I\}/g, (_, count: string) => `${count} ${Number(count) < 2 ? "encre" : "encres"}`)
    .replace(/([+−]\d+) (?=\{[SWL]\})/g, "$1 de ");
}

const symbols: Readonly<Record<string, Text>> = {
  E: { en: "exert", fr: "épuiser" },
  I: { en: "ink", fr: "encre" },
  S: { en: "Strength", fr: "Force" },
  W: { en: "Willpower", fr: "Volonté" },
  L: { en: "Lore value", fr: "valeur de Lore" },
};
