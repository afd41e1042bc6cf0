import {
  always,
  another,
  character,
  gets,
  keyword,
  named,
  opposing,
  type Row,
  self,
  yours,
} from "../build.ts";

/** Given to cards and to players for as long as something holds. */
export const statics: readonly Row[] = [
  {
    name: "for each other (Hades)",
    ability: always([
      {
        who: self,
        has: [
          { gets: "strength", amount: { count: { ...yours, other: true, classification: ["Villain"] } } },
        ],
      },
    ]),
    en: "This character gets +1 {S} for each other Villain character you have in play.",
    fr: "Ce personnage gagne +1 {S} pour chaque autre personnage Méchant que vous avez en jeu.",
  },
  {
    name: "less for each card in a hand (Flynn Rider)",
    ability: always([
      {
        who: yours,
        has: [{ gets: "lore", amount: { count: { whose: "opposing" }, from: "hand", times: -2 } }],
      },
    ]),
    en: "Your characters get −2 {L} for each card in your opponents’ hands.",
    fr: "Vos personnages subissent −2 {L} pour chaque carte dans les mains de vos adversaires.",
  },
  {
    name: "several classifications (Grand Duke)",
    ability: always([
      {
        who: { ...yours, other: true, classification: ["Fairy", "Ghost", "Toy"] },
        has: [gets("strength", 1)],
      },
    ]),
    en: "Your other Fairy, Ghost, and Toy characters get +1 {S}.",
    fr: "Vos autres personnages Fée, Fantôme et Jouet gagnent +1 {S}.",
  },
  {
    name: "qualities of three kinds",
    ability: always([
      {
        who: { ...yours, other: true, keyword: "evasive" },
        has: [gets("strength", 1), keyword("rush"), { cant: "be challenged" }],
      },
    ]),
    en: "Your other characters with Evasive get +1 {S}, gain Rush, and can’t be challenged.",
    fr: "Vos autres personnages avec Insaisissable gagnent +1 {S} et Charge, et ne peuvent pas être défiés.",
  },
  {
    name: "challenged by some (Gantu)",
    ability: always([
      { who: yours, has: [{ cant: "be challenged", by: { type: "character", cost: { max: 2 } } }] },
    ]),
    en: "Your characters can’t be challenged by characters with cost 2 or less.",
    fr: "Vos personnages ne peuvent pas être défiés par des personnages coûtant 2 ou moins.",
  },
  {
    name: "unless (Bashful)",
    ability: always([{ who: self, has: [{ cant: "challenge" }] }], {
      unless: { have: { ...yours, other: true, classification: ["Robot"] } },
    }),
    en: "This character can’t challenge unless you have another Robot character in play.",
    fr: "Ce personnage ne peut pas défier sauf si vous avez un autre personnage Robot en jeu.",
  },
  {
    name: "while it is somewhere (Shenzi)",
    ability: always([{ who: self, has: [gets("strength", 3)] }], { while: { this: { at: "a location" } } }),
    en: "While this character is at a location, they get +3 {S}.",
    fr: "Tant que ce personnage se trouve sur un lieu, il gagne +3 {S}.",
  },
  {
    name: "while both (Tiana)",
    ability: always([{ cantPlay: { type: "action" }, players: "opponents" }], {
      while: {
        both: [
          { this: { state: "undamaged" } },
          { have: { type: "item", whose: "yours" }, from: "discard", count: { max: 0 } },
        ],
      },
    }),
    en: "While this character is undamaged and you have no item cards in your discard, opponents can’t play actions.",
    fr: "Tant que ce personnage n’a aucun dommage et que vous n’avez aucune carte Objet dans votre défausse, les adversaires ne peuvent pas jouer d’actions.",
  },
  {
    name: "while there is no other",
    ability: always([{ who: self, has: [keyword("ward")] }], {
      while: { both: [{ not: { have: { ...another, whose: "yours" } } }, { this: { state: "undamaged" } }] },
    }),
    en: "While you have no other characters in play and this character is undamaged, they gain Ward.",
    fr: "Tant que vous n’avez aucun autre personnage en jeu et que ce personnage n’a aucun dommage, il gagne Hors d’atteinte.",
  },
  {
    name: "an additional card (Belle)",
    ability: always([{ additionalInk: 1 }], { during: "your turn" }),
    en: "During your turn, you may ink an additional card.",
    fr: "Durant votre tour, vous pouvez encrer une carte supplémentaire.",
  },
  {
    name: "so many cards in a pile (Belle)",
    ability: always([{ who: self, has: [gets("lore", 3)] }], {
      while: { have: { whose: "yours" }, from: "inkwell", count: { min: 9 } },
    }),
    en: "While you have 9 or more cards in your inkwell, this character gets +3 {L}.",
    fr: "Tant que vous avez au moins 9 cartes dans votre réserve d’encre, ce personnage gagne +3 {L}.",
  },
  {
    name: "less to play this card (LeFou)",
    ability: always([{ payLess: 2, toPlay: self }], {
      if: { have: named("Gaston", { ...opposing, state: "damaged" }) },
      outside: true,
    }),
    en: "If an opponent has a damaged character named Gaston in play, you pay 2 {I} less to play this character.",
    fr: "Si un adversaire a un personnage nommé Gaston avec au moins un dommage en jeu, jouer ce personnage vous coûte 2 {I} de moins.",
  },
  {
    name: "free after something happened (LeFou)",
    ability: always([{ mayPlayFree: self }], {
      if: { happened: { event: "is banished", who: { ...yours, classification: ["Ally"] } } },
      outside: true,
    }),
    en: "If one of your Ally characters was banished this turn, you may play this character for free.",
    fr: "Si l’un de vos personnages Allié a été banni ce tour-ci, vous pouvez jouer gratuitement ce personnage.",
  },
  {
    name: "nothing of the kind happened",
    ability: always([{ payLess: 2, toPlay: { type: "item" } }], {
      if: { not: { happened: { event: "is played", who: { song: true, whose: "yours" } } } },
    }),
    en: "If you didn’t play a song this turn, you pay 2 {I} less to play items.",
    fr: "Si vous n’avez joué aucune chanson ce tour-ci, jouer des objets vous coûte 2 {I} de moins.",
  },
  {
    name: "less for each card in the discard",
    ability: always([
      { payLess: { count: { type: "item", whose: "yours" }, from: "discard" }, toPlay: { type: "location" } },
    ]),
    en: "For each item card in your discard, you pay 1 {I} less to play locations.",
    fr: "Jouer des lieux vous coûte 1 {I} de moins pour chaque carte Objet dans votre défausse.",
  },
  {
    name: "moving costs less",
    on: "location",
    ability: always([{ payLess: 1, toMove: { ...yours, at: "here" } }]),
    en: "You pay 1 {I} less to move your characters here.",
    fr: "Déplacer vos personnages sur ce lieu vous coûte 1 {I} de moins.",
  },
  {
    name: "moving for free (Jolly Roger)",
    on: "location",
    ability: always([{ mayMoveFree: { ...yours, classification: ["Pirate"], at: "here" } }]),
    en: "Your Pirate characters may move here for free.",
    fr: "Vous pouvez déplacer gratuitement vos personnages Pirate sur ce lieu.",
  },
  {
    name: "while an opponent has much lore (Donald Duck)",
    ability: always([{ who: self, has: [gets("strength", 4)] }], {
      while: { lore: { min: 12 }, of: "an opponent" },
    }),
    en: "While an opponent has 12 or more lore, this character gets +4 {S}.",
    fr: "Tant qu’un adversaire a au moins 12 éclats de Lore, ce personnage gagne +4 {S}.",
  },
  {
    name: "characters here (Pride Lands, Atlantica)",
    on: "location",
    ability: always([{ who: { ...character, at: "here" }, has: [gets("willpower", 2), { singsAs: 2 }] }]),
    en: "Characters get +2 {W} and count as having +2 cost to sing songs while here.",
    fr: "Les personnages sur ce lieu gagnent +2 {W} et sont considérés comme ayant un coût de +2 pour chanter des chansons.",
  },
  {
    name: "not below what is printed (Elisa Maza)",
    ability: always([{ who: self, has: [{ keeps: "strength" }] }]),
    en: "This character can’t have their {S} reduced below its printed value.",
    fr: "Ce personnage ne peut pas voir sa {S} réduite en dessous de sa valeur imprimée.",
  },
  {
    name: "must be chosen (John Smith)",
    ability: always([{ who: { ...yours, state: "ready" }, has: [{ must: "be chosen" }] }]),
    en: "Your ready characters must be chosen by opponents for actions and abilities if able.",
    fr: "Vos personnages redressés doivent, si possible, être choisis par les adversaires pour leurs actions et leurs capacités.",
  },
  {
    name: "enters play (Mother Gothel)",
    ability: always([
      { who: self, has: [{ enters: { damage: 1 } }] },
      { who: { type: "item", whose: "opposing" }, has: [{ enters: "exerted" }] },
    ]),
    en: "This character enters play with 1 damage and opposing items enter play exerted.",
    fr: "Ce personnage entre en jeu avec 1 dommage et les objets adverses entrent en jeu épuisés.",
  },
  {
    name: "what characters can and can't do",
    ability: always([
      { who: { ...opposing, state: "damaged" }, has: [{ cant: "sing" }, { cant: "ready at start of turn" }] },
      { who: self, has: [{ can: "challenge ready characters" }] },
    ]),
    en: "Opposing damaged characters can’t {E} to sing songs or ready at the start of their turn and this character can challenge ready characters.",
    fr: "Les personnages adverses avec au moins un dommage ne peuvent pas être épuisés pour chanter des chansons ni être redressés au début de leur tour et ce personnage peut défier des personnages redressés.",
  },
  {
    name: "a step skipped (Arthur)",
    ability: always([{ skip: "draw step" }]),
    en: "Skip your turn’s Draw step.",
    fr: "Passez l’étape Piocher de votre tour.",
  },
];
