import type { Filter } from "../../../language.ts";
import {
  action,
  character,
  chosen,
  draw,
  gets,
  give,
  may,
  type Row,
  self,
  triggered,
  yours,
} from "../build.ts";

const theirs: Filter = { type: "character", whose: "theirs" };

/** What other players do. */
export const players: readonly Row[] = [
  {
    name: "each player may (Donald Duck)",
    ability: triggered({ event: "turn starts", players: "you" }, [
      { do: "each", who: "players", effects: [may({ do: "draw", amount: 2 })] },
    ]),
    en: "At the start of your turn, each player may draw 2 cards.",
    fr: "Au début de votre tour, chaque joueur peut piocher 2 cartes.",
  },
  {
    name: "each opponent discards (Cursed Merfolk)",
    ability: triggered({ event: "is challenged", who: self }, [
      { do: "each", who: "opponents", effects: [{ do: "discard", amount: 2 }] },
    ]),
    en: "Whenever this character is challenged, each opponent chooses and discards 2 cards.",
    fr: "Chaque fois que ce personnage est défié, chaque adversaire choisit 2 cartes et les défausse.",
  },
  {
    name: "each chooses of their own, then you",
    ability: action(
      { do: "each", who: "opponents", effects: [{ do: "banish", to: chosen(theirs) }] },
      { do: "gain lore", amount: 1 },
    ),
    en: "Each opponent chooses and banishes one of their characters. You gain 1 lore.",
    fr: "Chaque adversaire choisit l’un de ses personnages et le bannit. Vous gagnez 1 éclat de Lore.",
  },
  {
    name: "each deals and returns",
    ability: action({
      do: "each",
      who: "players",
      effects: [
        { do: "deal", amount: 1, to: chosen(theirs) },
        { do: "return", to: chosen(theirs, { slot: "second" }) },
      ],
    }),
    en: "Each player chooses one of their characters and deals 1 damage to them, then chooses and returns one of their characters to their hand.",
    fr: "Chaque joueur choisit l’un de ses personnages et lui inflige 1 dommage, puis choisit l’un de ses personnages et le renvoie dans sa main.",
  },
  {
    name: "each gives",
    ability: action({ do: "each", who: "teammates", effects: [give(chosen(theirs), [gets("strength", 1)])] }),
    en: "Each of your teammates chooses one of their characters and they get +1 {S} this turn.",
    fr: "Chacun de vos coéquipiers choisit l’un de ses personnages qui gagne +1 {S} pour le reste de ce tour.",
  },
  {
    name: "each, on a condition",
    ability: action({
      do: "each",
      who: "opponents",
      effects: [
        { do: "if", if: { have: theirs, count: { min: 3 } }, effects: [{ do: "lose lore", amount: 1 }] },
      ],
    }),
    en: "For each opponent, if they have 3 or more characters in play, they lose 1 lore.",
    fr: "Pour chaque adversaire, s’il a au moins 3 personnages en jeu, il perd 1 éclat de Lore.",
  },
  {
    name: "the challenging player",
    ability: triggered({ event: "is challenged", who: yours }, [
      { do: "each", who: "challenging player", effects: [{ do: "discard", amount: 1, random: true }] },
    ]),
    en: "Whenever one of your characters is challenged, the challenging player discards a card at random.",
    fr: "Chaque fois que l’un de vos personnages est défié, le joueur qui a lancé le défi défausse une carte au hasard.",
  },
  {
    name: "you have each opponent do it",
    ability: action(may({ do: "each", who: "opponents", effects: [draw] })),
    en: "You may have each opponent draw a card.",
    fr: "Vous pouvez décider que chaque adversaire pioche une carte.",
  },
  {
    name: "chosen opponent reveals",
    ability: action({
      do: "each",
      who: "chosen opponent",
      effects: [
        { do: "reveal", amount: 1 },
        {
          do: "if",
          if: { the: "seen", is: character },
          effects: [may({ do: "place", to: { the: "seen" }, where: "hand" })],
          otherwise: [{ do: "place", to: { the: "seen" }, where: "discard" }],
        },
      ],
    }),
    en: "Chosen opponent reveals the top card of their deck. If it’s a character card, they may put it into their hand. Otherwise, they put it into their discard.",
    fr: "Choisissez un adversaire qui révèle la carte du dessus de sa pioche. S’il s’agit d’une carte Personnage, il peut la placer dans sa main. Sinon, il la place dans sa défausse.",
  },
];
