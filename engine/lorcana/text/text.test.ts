import { describe, expect, it } from "vitest";
import { type Lang, languages } from "../../kernel/wording.ts";
import type { CardDef, Keyword } from "../language.ts";
import { abilityText, costText, effectsText, toldCost, toldGift, typeLine } from "./index.ts";
import type { Row } from "./testing/build.ts";
import { abilities, costs } from "./testing/forms/index.ts";
import { actions } from "./testing/rows/actions.ts";
import { activatedRows } from "./testing/rows/activated.ts";
import { bound } from "./testing/rows/bound.ts";
import { eventRows } from "./testing/rows/events.ts";
import { gifts } from "./testing/rows/gifts.ts";
import { piles } from "./testing/rows/piles.ts";
import { players } from "./testing/rows/players.ts";
import { statics } from "./testing/rows/statics.ts";
import { structures } from "./testing/rows/structures.ts";
import { triggers } from "./testing/rows/triggers.ts";
import "../languages.ts";

const tables: Readonly<Record<string, readonly Row[]>> = {
  "6.2 triggered abilities": triggers,
  "6.2.3 what is waited for": eventRows,
  "6.7.2 what has been spoken of": bound,
  "6.3, 6.5 activated abilities and replacements": activatedRows,
  "6.4 static abilities": statics,
  "6.4.2 what lasts for a time": gifts,
  "5.4.3 what is done to cards": actions,
  "6.1.5 how effects hang together": structures,
  "6.7.6 what other players do": players,
  "6.1.14 cards out of play": piles,
};

for (const [title, rows] of Object.entries(tables))
  describe(title, () => {
    it.each(rows)("$name", ({ ability, on, en, fr }) => {
      expect(abilityText(ability, "en", on)).toBe(en);
      expect(abilityText(ability, "fr", on)).toBe(fr);
    });
  });

describe("8 keywords", () => {
  const rows: readonly (readonly [Keyword, en: string, fr: string])[] = [
    [{ kind: "keyword", keyword: "ward" }, "Ward", "Hors d’atteinte"],
    [{ kind: "keyword", keyword: "resist", amount: 2 }, "Resist +2", "Résistance +2"],
    [{ kind: "keyword", keyword: "challenger", amount: 3 }, "Challenger +3", "Offensif +3"],
    [{ kind: "keyword", keyword: "singer", cost: 4 }, "Singer 4", "Mélomane 4"],
    [{ kind: "keyword", keyword: "sing together", cost: 7 }, "Sing Together 7", "À l’unisson 7"],
    [{ kind: "keyword", keyword: "boost", cost: 2 }, "Boost 2 {I}", "Boost 2 {I}"],
    [{ kind: "keyword", keyword: "shift", cost: 4 }, "Shift 4", "Alter 4"],
    [{ kind: "keyword", keyword: "shift", cost: 3, onto: "Puppy" }, "Puppy Shift 3", "Alter Chiot 3"],
    [{ kind: "keyword", keyword: "shift", cost: 4, onto: "any" }, "Universal Shift 4", "Alter universel 4"],
    [
      { kind: "keyword", keyword: "shift", cost: [{ discard: 2 }] },
      "Shift: discard 2 cards",
      "Alter\u00a0: défaussez 2 cartes",
    ],
  ];

  it.each(rows)("%o", (keyword, en, fr) => {
    expect([abilityText(keyword, "en"), abilityText(keyword, "fr")]).toEqual([en, fr]);
  });
});

describe("effects and costs by themselves", () => {
  it("words a list of effects as sentences", () => {
    const effects = [
      { do: "exert", to: { chosen: { type: "item" } } } as const,
      { do: "draw", amount: 2 } as const,
    ];
    expect(effectsText(effects, "en")).toBe("Exert chosen item. Draw 2 cards.");
    expect(effectsText(effects, "fr")).toBe("Choisissez un objet et épuisez-le. Piochez 2 cartes.");
  });

  it("names the card that pays by its type", () => {
    expect(costText({ banish: "this" }, "en", "location")).toBe("banish this location");
    expect(costText({ banish: "this" }, "fr", "item")).toBe("bannissez cet objet");
    expect(costText({ banish: "this" }, "fr", "action")).toBe("bannissez cette action");
  });
});

describe("told in a sentence", () => {
  it("says a cost as an infinitive, and with words for symbols", () => {
    expect(toldCost({ banish: "this" }, "fr", "item")).toBe("bannir cet objet");
    expect(toldCost({ exert: "this" }, "fr", "location")).toBe("épuiser ce lieu");
    expect(toldCost({ exert: "this" }, "en", "item")).toBe("exert this item");
    expect([1, 2].map((pay) => toldCost({ pay }, "fr"))).toEqual(["1 encre", "2 encres"]);
    expect(toldCost({ discard: 2 }, "fr")).toBe("défausser 2 cartes");
  });

  it("says what cards were given, of one or several", () => {
    const has = [{ gets: "strength", amount: 2 }] as const;
    const gift = (many: boolean) => ({ has, card: { kind: "character", many, owner: "its" } as const });
    expect(toldGift({ ...gift(false), until: "this turn" }, "en")).toBe(
      "this character gets +2 Strength this turn",
    );
    expect(toldGift(gift(true), "fr")).toBe("ces personnages gagnent +2 de Force");
  });
});

describe("5.2.3 the type line", () => {
  const card: CardDef = {
    id: "practice",
    name: { en: "Practice", fr: "Exercice" },
    type: "character",
    inks: ["amber"],
    cost: 1,
    inkable: true,
    classifications: ["Storyborn", "Villain", "Seven Dwarfs"],
    abilities: [],
  };

  it("gives a character its classifications, any other card its type", () => {
    const song: CardDef = { ...card, type: "action", song: true, classifications: [] };
    expect(typeLine(card, "fr")).toBe("Storyborn · Méchant · Sept Nains");
    expect(typeLine({ ...card, type: "location" }, "fr")).toBe("Lieu");
    expect([typeLine(song, "en"), typeLine(song, "fr")]).toEqual(["Action · Song", "Action · Chanson"]);
  });
});

/** What no text may have, whatever it says. */
const signs: Readonly<Record<string, RegExp>> = {
  "nothing where words belong": /undefined|null|NaN|\[object/,
  "a space too many, or before a mark": / {2}|^ | $| [.,]|\.\.|,,/,
  "braces round no symbol": /\{(?![SWLEI]\})|(?<!\{[SWLEI])\}/,
  "a typewriter's quotation mark": /['"]/,
  "a sentence without a capital": /^[a-zà-ÿ]|\. [a-zà-ÿ]/,
};

const signsIn: Readonly<Record<Lang, typeof signs>> = {
  en: { ...signs, "a for an": /\ba [aeio]\w/, "an for a": /\ban [^aeiou\W]/i },
  fr: {
    ...signs,
    "no elision": /(?<![\p{L}’-])(de|que|ne|le|la|lorsque) [aeiouyéèêà](?!t )/u,
    "no contraction": /(?<!\p{L})(de les?|à les?) /u,
    "a loose mark": /(?<!\u00a0)[;:?!»]|«(?!\u00a0)/,
  },
};

describe("whatever the language can say", () => {
  it.each(languages)(
    "reads as sentences (%s)",
    (lang) => {
      const texts = new Set<string>();
      const bad: string[] = [];
      for (const ability of abilities()) {
        const words = abilityText(ability, lang);
        texts.add(words);
        if (ability.kind !== "keyword" && !words.endsWith(".")) bad.push(`no full stop: ${words}`);
      }
      for (const words of texts)
        for (const [fault, sign] of Object.entries(signsIn[lang]))
          if (sign.test(words)) bad.push(`${fault}: ${words}`);
      expect(bad.slice(0, 20)).toEqual([]);
      expect(texts.size).toBeGreaterThan(5000);
    },
    20_000,
  );

  it.each(languages)("says each cost in its own words (%s)", (lang) => {
    const words = costs.map((cost) => costText(cost, lang));
    expect(new Set(words).size).toBe(costs.length);
  });
});
