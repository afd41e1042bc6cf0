import {
  action,
  character,
  chosen,
  draw,
  gets,
  give,
  keyword,
  type Row,
  self,
  triggered,
  yours,
} from "../build.ts";

/** What lasts for a time. */
export const gifts: readonly Row[] = [
  {
    name: "several get less (Painting the Roses Red)",
    ability: action(give(chosen(character, { count: { upTo: 3 } }), [gets("strength", -2)]), draw),
    en: "Up to 3 chosen characters get −2 {S} this turn. Draw a card.",
    fr: "Choisissez jusqu’à 3 personnages qui subissent −2 {S} pour le reste de ce tour. Piochez une carte.",
  },
  {
    name: "two keywords (Dodge!)",
    ability: action(
      give(chosen(yours), [keyword("ward"), keyword("rush")], "until the start of your next turn"),
    ),
    en: "Chosen character of yours gains Ward and Rush until the start of your next turn.",
    fr: "Choisissez l’un de vos personnages qui gagne Hors d’atteinte et Charge jusqu’au début de votre prochain tour.",
  },
  {
    name: "an ability in its own words",
    ability: action(
      give(chosen(), [
        { gains: { kind: "keyword", keyword: "challenger", amount: 3 } },
        { gains: triggered({ event: "is banished", who: self }, [{ do: "return", to: "this" }]) },
      ]),
    ),
    en: "Chosen character gains Challenger +3 and “When this character is banished, return this card to your hand” this turn.",
    fr: "Choisissez un personnage qui gagne Offensif +3 et « Lorsque ce personnage est banni, renvoyez cette carte dans votre main » pour le reste de ce tour.",
  },
  {
    name: "less for each (Microbots)",
    ability: action(
      give(chosen(), [{ gets: "strength", amount: { count: { type: "item", whose: "yours" }, times: -1 } }]),
    ),
    en: "Chosen character gets −1 {S} this turn for each item you have in play.",
    fr: "Choisissez un personnage qui subit −1 {S} pour le reste de ce tour pour chaque objet que vous avez en jeu.",
  },
  {
    name: "all characters (Kida)",
    ability: action(give({ all: character }, [gets("willpower", -3)], "until the start of your next turn")),
    en: "All characters get −3 {W} until the start of your next turn.",
    fr: "Tous les personnages subissent −3 {W} jusqu’au début de votre prochain tour.",
  },
  {
    name: "none of them can",
    ability: action(
      give({ all: character }, [{ cant: "ready at start of turn" }], "at the start of their next turn"),
    ),
    en: "Characters can’t ready at the start of their next turn.",
    fr: "Les personnages ne peuvent pas être redressés au début de leur prochain tour.",
  },
  {
    name: "whatever fits (Restoring Atlantis)",
    ability: action({
      do: "apply",
      grants: [{ who: { ...yours, type: ["character", "location"] }, has: [{ cant: "be challenged" }] }],
      for: "this turn",
    }),
    en: "Your characters and locations can’t be challenged for the rest of this turn.",
    fr: "Vos personnages et lieux ne peuvent pas être défiés pour le reste de ce tour.",
  },
  {
    name: "the next card played (Perdita)",
    ability: action({
      do: "apply",
      grants: [{ payLess: 3, toPlay: { type: "action", song: true }, next: true }],
      for: "this turn",
    }),
    en: "You pay 3 {I} less for the next song you play this turn.",
    fr: "La prochaine chanson que vous jouez ce tour-ci vous coûte 3 {I} de moins.",
  },
  {
    name: "floating (Steal from the Rich)",
    ability: action({
      do: "later",
      ability: triggered({ event: "quests", who: { ...yours, keyword: "evasive" } }, [
        { do: "each", who: "opponents", effects: [{ do: "lose lore", amount: 2 }] },
      ]),
      for: "this turn",
    }),
    en: "Whenever one of your characters with Evasive quests this turn, each opponent loses 2 lore.",
    fr: "Chaque fois que l’un de vos personnages avec Insaisissable est envoyé à l’aventure ce tour-ci, chaque adversaire perd 2 éclats de Lore.",
  },
  {
    name: "delayed (Candy Drift)",
    ability: action(give(chosen(yours), [gets("lore", 2)]), {
      do: "later",
      ability: triggered({ event: "turn ends", players: "you" }, [{ do: "exert", to: { the: "chosen" } }]),
      for: "once",
    }),
    en: "Chosen character of yours gets +2 {L} this turn. At the end of your turn, exert them.",
    fr: "Choisissez l’un de vos personnages qui gagne +2 {L} pour le reste de ce tour. À la fin de votre tour, épuisez-le.",
  },
  {
    name: "delayed until it happens",
    ability: action({
      do: "later",
      ability: triggered({ event: "is challenged", who: yours }, [
        { do: "deal", amount: 1, to: { the: "other" } },
      ]),
      for: "once",
    }),
    en: "The next time one of your characters is challenged, deal 1 damage to the challenging character.",
    fr: "La prochaine fois que l’un de vos personnages est défié, infligez 1 dommage au personnage qui l’a défié.",
  },
];
