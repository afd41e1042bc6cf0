import {
  character,
  chosen,
  draw,
  gets,
  give,
  isPlayed,
  keyword,
  may,
  named,
  opposing,
  quests,
  type Row,
  self,
  triggered,
  yours,
} from "../build.ts";

/** When it happens, how often, and if. */
export const triggers: readonly Row[] = [
  {
    name: "either of two events (John Silver)",
    ability: triggered(
      [isPlayed, quests],
      [give(chosen({ ...opposing, state: "damaged" }), [keyword("reckless")], "during their next turn")],
    ),
    en: "When you play this character and whenever this character quests, chosen opposing damaged character gains Reckless during their next turn.",
    fr: "Lorsque vous jouez ce personnage et chaque fois qu’il est envoyé à l’aventure, choisissez un personnage adverse avec au moins un dommage qui gagne Combattant durant son prochain tour.",
  },
  {
    name: "during, while, whenever (Jafar)",
    ability: triggered({ event: "draws", players: "opponents" }, [{ do: "gain lore", amount: 2 }], {
      during: "opponents' turns",
      while: { this: { state: "exerted" } },
    }),
    en: "During opponents’ turns, while this character is exerted, whenever an opponent draws a card, gain 2 lore.",
    fr: "Durant le tour de vos adversaires, tant que ce personnage est épuisé, chaque fois qu’un adversaire pioche une carte, gagnez 2 éclats de Lore.",
  },
  {
    name: "while it is somewhere (Shenzi)",
    ability: triggered({ event: "is challenged", who: self }, [draw], {
      while: { this: { at: "a location" } },
    }),
    en: "While this character is at a location, whenever this character is challenged, draw a card.",
    fr: "Tant que ce personnage se trouve sur un lieu, chaque fois qu’il est défié, piochez une carte.",
  },
  {
    name: "two cards needed (Huey)",
    ability: triggered(quests, [may({ do: "draw", amount: 3 })], {
      if: { both: [{ have: named("Dewey") }, { have: named("Louie") }] },
    }),
    en: "Whenever this character quests, if you have a character named Dewey in play and a character named Louie in play, you may draw 3 cards.",
    fr: "Chaque fois que ce personnage est envoyé à l’aventure, si vous avez un personnage nommé Dewey en jeu et un personnage nommé Louie en jeu, vous pouvez piocher 3 cartes.",
  },
  {
    name: "so many cards needed (Stitch)",
    ability: triggered(isPlayed, [may({ do: "draw", amount: 4 })], {
      if: { have: { ...yours, other: true }, count: { min: 3 } },
    }),
    en: "When you play this character, if you have 3 or more other characters in play, you may draw 4 cards.",
    fr: "Lorsque vous jouez ce personnage, si vous avez au moins 3 autres personnages en jeu, vous pouvez piocher 4 cartes.",
  },
  {
    name: "played with Shift (Donald Duck)",
    ability: triggered(
      isPlayed,
      [{ do: "each", who: "opponents", effects: [{ do: "lose lore", amount: 3 }] }],
      {
        if: { shifted: "it" },
      },
    ),
    en: "When you play this character, if you used Shift to play them, each opponent loses 3 lore.",
    fr: "Lorsque vous jouez ce personnage, si vous avez utilisé Alter pour le jouer, chaque adversaire perd 3 éclats de Lore.",
  },
  {
    name: "not played with Shift",
    ability: triggered(isPlayed, [{ do: "exert", to: "this" }], { if: { not: { shifted: "it" } } }),
    en: "When you play this character, if you didn’t use Shift to play them, exert this character.",
    fr: "Lorsque vous jouez ce personnage, si vous n’avez pas utilisé Alter pour le jouer, épuisez ce personnage.",
  },
  {
    name: "once per turn (Taffyta Muttonfudge)",
    ability: triggered({ event: "is exerted", who: self }, [{ do: "gain lore", amount: 2 }], { once: true }),
    en: "Once per turn, whenever this character is exerted, gain 2 lore.",
    fr: "Une fois par tour, lorsque ce personnage est épuisé, gagnez 2 éclats de Lore.",
  },
  {
    name: "once during your turn",
    ability: triggered({ event: "is put into an inkwell", players: "you" }, [draw], {
      once: true,
      during: "your turn",
    }),
    en: "Once during your turn, whenever a card is put into your inkwell, draw a card.",
    fr: "Une seule fois durant votre tour, lorsqu’une carte est placée dans votre réserve d’encre, piochez une carte.",
  },
  {
    name: "the second time, and what becomes of it then (Seven Dwarfs' Mine)",
    on: "location",
    ability: triggered(
      { event: "moves", who: yours, to: "here" },
      [
        may({
          do: "deal",
          amount: 3,
          to: chosen(),
          instead: {
            if: { the: "it", is: { classification: ["Pirate"] } },
            effect: { do: "deal", amount: 5, to: { the: "chosen" } },
          },
        }),
      ],
      { nth: 2 },
    ),
    en: "The second time you move a character here each turn, you may deal 3 damage to chosen character. If the moved character is a Pirate, deal 5 damage instead.",
    fr: "La deuxième fois que vous déplacez un personnage sur ce lieu à chaque tour, vous pouvez choisir un personnage et lui infliger 3 dommages. Si le personnage déplacé est un personnage Pirate, infligez 5 dommages à la place.",
  },
  {
    name: "a card that is here (Snuggly Duckling)",
    on: "location",
    ability: triggered({ event: "challenges", who: { ...character, strength: { min: 2 }, at: "here" } }, [
      {
        do: "gain lore",
        amount: 2,
        instead: { if: { the: "it", is: { strength: { min: 5 } } }, effect: { do: "gain lore", amount: 4 } },
      },
    ]),
    en: "Whenever a character with 2 {S} or more challenges while here, gain 2 lore. If the challenging character has 5 {S} or more, gain 4 lore instead.",
    fr: "Chaque fois qu’un personnage sur ce lieu avec une {S} de 2 ou plus défie, gagnez 2 éclats de Lore. Si le personnage qui défie a une {S} de 5 ou plus, gagnez 4 éclats de Lore à la place.",
  },
  {
    name: "from the discard (Lilo)",
    ability: triggered(
      { event: "turn ends", players: "opponents" },
      [may({ do: "play", to: "this", exerted: true })],
      {
        if: { thisIn: "discard" },
        from: "discard",
      },
    ),
    en: "At the end of each opponent’s turn, if this card is in your discard, you may play this card and it enters play exerted.",
    fr: "À la fin du tour de chaque adversaire, si cette carte est dans votre défausse, vous pouvez jouer cette carte et elle entre en jeu épuisée.",
  },
  {
    name: "from the discard, not told otherwise",
    ability: triggered({ event: "is banished", who: opposing }, [{ do: "return", to: "this" }], {
      from: "discard",
    }),
    en: "While this card is in your discard, whenever an opposing character is banished, return this card to your hand.",
    fr: "Tant que cette carte est dans votre défausse, chaque fois qu’un personnage adverse est banni, renvoyez cette carte dans votre main.",
  },
  {
    name: "if something happened",
    ability: triggered(
      { event: "turn ends", players: "you" },
      [give({ all: yours }, [gets("willpower", 1)], "until the start of your next turn")],
      {
        if: { happened: { event: "quests", who: { ...yours, classification: ["Pirate"] } } },
      },
    ),
    en: "At the end of your turn, if one of your Pirate characters quested this turn, your characters get +1 {W} until the start of your next turn.",
    fr: "À la fin de votre tour, si l’un de vos personnages Pirate a été envoyé à l’aventure ce tour-ci, vos personnages gagnent +1 {W} jusqu’au début de votre prochain tour.",
  },
];
