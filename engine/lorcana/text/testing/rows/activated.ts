import { activated, character, chosen, draw, gets, give, type Row, self, yours } from "../build.ts";

/** 6.3 and 6.5 */
export const activatedRows: readonly Row[] = [
  {
    name: "three costs (Fang Crossbow)",
    on: "item",
    ability: activated(
      [{ exert: "this" }, { pay: 2 }, { banish: "this" }],
      [{ do: "banish", to: chosen({ ...character, classification: ["Dragon"] }) }],
    ),
    en: "{E}, 2 {I}, banish this item — Banish chosen Dragon character.",
    fr: "{E}, 2 {I}, bannissez cet objet — Choisissez un personnage Dragon et bannissez-le.",
  },
  {
    name: "while cards are here (Pride Lands)",
    on: "location",
    ability: activated(
      [{ banish: "this" }],
      [{ do: "play", to: chosen({ type: "item" }, { from: "discard" }), free: true }],
      {
        while: { have: { ...yours, at: "here" }, count: { min: 4 } },
      },
    ),
    en: "While you have 4 or more characters here, banish this location — Play an item from your discard for free.",
    fr: "Tant que vous avez au moins 4 personnages sur ce lieu, bannissez ce lieu — Jouez gratuitement un objet de votre défausse.",
  },
  {
    name: "costs of every other kind, once per turn",
    ability: activated(
      [
        { exert: { type: "item", whose: "yours" } },
        { banish: { ...yours, other: true } },
        { discard: 2, what: { song: true } },
      ],
      [give("this", [gets("strength", 1), gets("willpower", -1)]), draw],
      { once: true },
    ),
    en: "Once per turn, {E} one of your items, banish one of your other characters, discard 2 song cards — This character gets +1 {S} and −1 {W} this turn. Draw a card.",
    fr: "Une fois par tour, {E} l’un de vos objets, bannissez l’un de vos autres personnages, défaussez 2 cartes Chanson — Ce personnage gagne +1 {S} et subit −1 {W} pour le reste de ce tour. Piochez une carte.",
  },
  {
    name: "a target named again (Stolen Scimitar)",
    on: "item",
    ability: activated(
      [{ exert: "this" }],
      [
        {
          do: "give",
          to: chosen(),
          has: [gets("willpower", 2)],
          for: "until the start of your next turn",
          instead: {
            if: { the: "chosen", is: { named: { en: "Aladdin", fr: "Aladdin" } } },
            effect: {
              do: "give",
              to: { the: "chosen" },
              has: [gets("willpower", 4)],
              for: "until the start of your next turn",
            },
          },
        },
      ],
    ),
    en: "{E} — Chosen character gets +2 {W} until the start of your next turn. If they’re named Aladdin, they get +4 {W} until the start of your next turn instead.",
    fr: "{E} — Choisissez un personnage qui gagne +2 {W} jusqu’au début de votre prochain tour. S’il s’agit d’un personnage nommé Aladdin, il gagne +4 {W} jusqu’au début de votre prochain tour à la place.",
  },
  {
    name: "damage counters instead (Beast)",
    ability: {
      kind: "replacement",
      would: { event: "is dealt damage", who: { type: "location", whose: "yours" } },
      instead: { do: "put", amount: { that: "amount" }, to: chosen(yours) },
    },
    en: "If one of your locations would be dealt damage, put that many damage counters on chosen character of yours instead.",
    fr: "Si l’un de vos lieux devait se voir infliger des dommages, choisissez l’un de vos personnages et placez autant de jetons Dommage sur lui à la place.",
  },
  {
    name: "nothing instead",
    ability: { kind: "replacement", would: { event: "is banished", who: self }, instead: "nothing" },
    en: "If this character would be banished, nothing happens instead.",
    fr: "Si ce personnage devait être banni, rien ne se produit à la place.",
  },
  {
    name: "no damage instead",
    on: "location",
    ability: {
      kind: "replacement",
      would: { event: "is dealt damage", who: self, in: "a challenge" },
      instead: "nothing",
    },
    en: "If this location would be dealt damage in a challenge, it takes no damage instead.",
    fr: "Si ce lieu devait se voir infliger des dommages lors d’un défi, il ne subit aucun dommage à la place.",
  },
  {
    name: "a player's own event",
    ability: {
      kind: "replacement",
      would: { event: "draws", players: "you" },
      instead: { do: "gain lore", amount: 1 },
    },
    en: "If you would draw a card, gain 1 lore instead.",
    fr: "Si vous deviez piocher une carte, gagnez 1 éclat de Lore à la place.",
  },
];
