import type { Pattern } from "../../../language.ts";
import {
  action,
  character,
  chosen,
  draw,
  gets,
  give,
  isPlayed,
  keyword,
  may,
  opposing,
  type Row,
  self,
  triggered,
  yours,
} from "../build.ts";

const readied: Pattern = { event: "is readied", who: self };

/** [A] to [B], [A] if you do [B], [A] or [B], if [C] … */
export const structures: readonly Row[] = [
  {
    name: "pay to draw (Weight Set)",
    on: "item",
    ability: triggered({ event: "is played", who: { ...yours, willpower: { min: 4 } } }, [
      may({ do: "to", first: [{ do: "pay", amount: 3 }], effects: [{ do: "draw", amount: 2 }] }),
    ]),
    en: "Whenever you play a character with 4 {W} or more, you may pay 3 {I} to draw 2 cards.",
    fr: "Chaque fois que vous jouez un personnage avec une {W} de 4 ou plus, vous pouvez payer 3 {I} pour piocher 2 cartes.",
  },
  {
    name: "banish an item to deal damage",
    ability: action({
      do: "to",
      first: [{ do: "banish", to: chosen({ type: "item", whose: "yours" }) }],
      effects: [{ do: "deal", amount: 6, to: chosen(character, { slot: "second" }) }],
    }),
    en: "Banish chosen item of yours to deal 6 damage to chosen character.",
    fr: "Choisissez l’un de vos objets et bannissez-le pour choisir un personnage et lui infliger 6 dommages.",
  },
  {
    name: "put into the inkwell to gain lore",
    ability: action({
      do: "to",
      first: [{ do: "place", to: chosen({}, { from: "discard" }), where: { inkwell: "exerted" } }],
      effects: [{ do: "gain lore", amount: 1 }],
    }),
    en: "Put a card from your discard into your inkwell facedown and exerted to gain 1 lore.",
    fr: "Placez une carte de votre défausse dans votre réserve d’encre, face cachée et épuisée, pour gagner 1 éclat de Lore.",
  },
  {
    name: "if you do, its player (Judy Hopps)",
    ability: triggered(readied, [
      may({
        do: "to",
        first: [{ do: "banish", to: chosen({ type: "location" }) }],
        effects: [{ do: "each", who: { playerOf: "chosen" }, effects: [{ do: "draw", amount: 2 }] }],
        ifYouDo: true,
      }),
    ]),
    en: "Whenever this character is readied, you may banish chosen location. If you do, its player draws 2 cards.",
    fr: "Chaque fois que ce personnage est redressé, vous pouvez choisir un lieu et le bannir. Si vous le faites, son propriétaire pioche 2 cartes.",
  },
  {
    name: "if you do, that player chooses (Chernabog)",
    ability: triggered(readied, [
      may({
        do: "to",
        first: [{ do: "place", to: chosen({ type: "item" }), where: "bottom of the deck" }],
        effects: [
          {
            do: "each",
            who: { playerOf: "chosen" },
            effects: [{ do: "banish", to: chosen({ type: "item", whose: "theirs" }, { slot: "second" }) }],
          },
        ],
        ifYouDo: true,
      }),
    ]),
    en: "Whenever this character is readied, you may put chosen item on the bottom of its player’s deck. If you do, its player chooses and banishes one of their items.",
    fr: "Chaque fois que ce personnage est redressé, vous pouvez choisir un objet et le placer sous la pioche de son propriétaire. Si vous le faites, son propriétaire choisit l’un de ses objets et le bannit.",
  },
  {
    name: "pay to give",
    ability: triggered(readied, [
      may({
        do: "to",
        first: [{ do: "pay", amount: 1 }],
        effects: [give(chosen(), [gets("strength", 2), keyword("rush")])],
      }),
    ]),
    en: "Whenever this character is readied, you may pay 1 {I} to give chosen character +2 {S} and Rush this turn.",
    fr: "Chaque fois que ce personnage est redressé, vous pouvez payer 1 {I} pour choisir un personnage qui gagne +2 {S} et Charge pour le reste de ce tour.",
  },
  {
    name: "pay for what cannot follow to",
    ability: triggered(isPlayed, [
      may({
        do: "to",
        first: [{ do: "discard", amount: 1 }],
        effects: [give(chosen(opposing), [{ cant: "challenge" }])],
      }),
    ]),
    en: "When you play this character, you may choose and discard a card. If you do, chosen opposing character can’t challenge for the rest of this turn.",
    fr: "Lorsque vous jouez ce personnage, vous pouvez choisir une carte et la défausser. Si vous le faites, choisissez un personnage adverse qui ne peut pas défier pour le reste de ce tour.",
  },
  {
    name: "one or the other (Megara)",
    ability: triggered(readied, [
      { do: "or", options: [[{ do: "discard", amount: 2 }], [{ do: "banish", to: "this" }]] },
    ]),
    en: "Whenever this character is readied, choose and discard 2 cards or banish this character.",
    fr: "Chaque fois que ce personnage est redressé, choisissez 2 cartes et défaussez-les, ou bannissez ce personnage.",
  },
  {
    name: "choices of several sentences",
    ability: action({
      do: "or",
      options: [
        [{ do: "banish", to: chosen({ type: "item" }) }],
        [{ do: "ready", to: chosen(yours) }, give({ the: "chosen" }, [{ cant: "sing" }])],
      ],
    }),
    en: "Choose one: • Banish chosen item. • Ready chosen character of yours. They can’t {E} to sing songs for the rest of this turn.",
    fr: "Choisissez l’un de ces effets : • Choisissez un objet et bannissez-le. • Choisissez l’un de vos personnages et redressez-le. Il ne peut pas être épuisé pour chanter des chansons pour le reste de ce tour.",
  },
  {
    name: "if and otherwise",
    ability: action({
      do: "if",
      if: { have: { whose: "yours" }, from: "hand", count: { max: 2 } },
      effects: [{ do: "draw until", amount: 4 }],
      otherwise: [{ do: "discard", amount: "all" }, draw],
    }),
    en: "If you have 2 or fewer cards in your hand, draw until you have 4 cards in your hand. Otherwise, discard your hand and draw a card.",
    fr: "Si vous avez au plus 2 cartes en main, piochez jusqu’à avoir 4 cartes en main. Sinon, défaussez votre main et piochez une carte.",
  },
  {
    name: "draw, then discard (Tinker Bell)",
    ability: action(
      draw,
      { do: "discard", amount: 2, what: { type: "action" } },
      { do: "lose lore", amount: 1 },
    ),
    en: "Draw a card, then choose and discard 2 action cards. Lose 1 lore.",
    fr: "Piochez une carte, puis choisissez 2 cartes Action et défaussez-les. Perdez 1 éclat de Lore.",
  },
  {
    name: "you may, and if you do",
    ability: triggered(isPlayed, [
      may({ do: "banish", to: "this" }, { do: "each", who: "opponents", effects: [draw] }),
    ]),
    en: "When you play this character, you may banish this character. If you do, each opponent draws a card.",
    fr: "Lorsque vous jouez ce personnage, vous pouvez bannir ce personnage. Si vous le faites, chaque adversaire pioche une carte.",
  },
];
