import type { Edition, Lang } from "./types.ts";

/** The documents our wording was checked against. */
export const editions: Record<string, Edition[]> = {
  lorcana: [
    {
      lang: "en",
      document: "Disney Lorcana TCG Comprehensive Rules",
      version: "2.1.0",
      date: "2026-04-30",
      official: true,
    },
    {
      lang: "fr",
      document: "Disney Lorcana TCG Règles complètes",
      // The document states no version; it lacks what 2.1.0 added.
      version: "< 2.1.0",
      date: null,
      official: true,
    },
  ],
};

/** Our number (the English edition's) and the number an edition has for the same rule, null where it has none. */
export type Numbering = Record<string, string | null>;

/** By game and language: only the numbers that differ. */
export const numbering: Record<string, Partial<Record<Lang, Numbering>>> = {
  lorcana: {
    fr: {
      "1.8.5": null,
      "1.9.2": null,
      "1.9.2.1": "1.9.1.1",
      "1.9.2.2": "1.9.1.2",
      "1.9.2.3": "1.9.1.3",
      "1.9.2.4": "1.9.1.4",
      "1.9.3": "1.9.1.5",
      "1.9.4": "1.9.2",
      "4.7.3.3": null,
      "4.7.3.4": "4.7.3.2",
      "4.7.4": "4.7.3.3",
      "4.7.5": "4.7.4",
      "5.6.5.1": null,
      "5.6.5.2": "5.6.5.1",
      "5.6.5.3": "5.6.5.2",
      "5.6.5.4": "5.6.5.3",
      "5.6.6": null,
      "6.1.3.1": null,
      "6.7.2.2": "6.7.2.3",
      "6.7.2.3": "6.7.2.4",
      "6.7.3": null,
      "6.7.3.1": null,
      "6.7.3.2": null,
      "6.7.3.3": null,
      "6.7.4": "6.7.3",
      "6.7.5": "6.7.4",
      "6.7.6": "6.7.5",
      "6.7.7": "6.7.6",
      "6.7.8": "6.7.7",
      "6.7.8.1": "6.7.7.1",
      "6.7.9": "6.7.8",
      "8.11.3": null,
    },
  },
};

/** The number of a rule in the edition of that language; null where that edition lacks the rule. */
export function numberIn(game: string, lang: Lang, id: string): string | null {
  const differing = numbering[game]?.[lang]?.[id];
  return differing === undefined ? id : differing;
}

/** The editions that count a rule differently, and how. */
export function otherNumbers(game: string, id: string): { lang: Lang; number: string | null }[] {
  const known = Object.entries(numbering[game] ?? {}) as [Lang, Numbering][];
  return known.flatMap(([lang, numbers]) => {
    const number = numbers[id];
    return number === undefined ? [] : [{ lang, number }];
  });
}
