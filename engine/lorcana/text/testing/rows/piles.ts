import { action, character, chosen, may, type Row } from "../build.ts";

/** What is done to cards out of play. */
export const piles: readonly Row[] = [
  {
    name: "one here, the other there (Dr. Facilier)",
    ability: action(
      { do: "look", amount: 2 },
      { do: "place", to: chosen({}, { from: "seen", slot: "found" }), where: { inkwell: "exerted" } },
      { do: "place", to: { the: "seen" }, where: "top of the deck" },
    ),
    en: "Look at the top 2 cards of your deck. Put one into your inkwell facedown and exerted and the other on the top of your deck.",
    fr: "Regardez les 2 cartes du dessus de votre pioche. Placez-en une dans votre réserve d’encre, face cachée et épuisée, et l’autre sur votre pioche.",
  },
  {
    name: "two here, the rest there",
    ability: action(
      { do: "look", amount: 5 },
      { do: "place", to: chosen({}, { from: "seen", count: 2, slot: "found" }), where: "hand" },
      { do: "place", to: { all: {}, from: "seen" }, where: "discard" },
    ),
    en: "Look at the top 5 cards of your deck. Put 2 of them into your hand and the rest into your discard.",
    fr: "Regardez les 5 cartes du dessus de votre pioche. Placez-en 2 dans votre main et les autres dans votre défausse.",
  },
  {
    name: "shown and taken (Look at This Family)",
    ability: action(
      { do: "look", amount: 4 },
      may(
        {
          do: "show",
          to: chosen(
            { ...character, classification: ["Toy"] },
            { count: "any", from: "seen", slot: "found" },
          ),
        },
        { do: "place", to: { the: "found" }, where: "hand" },
      ),
      { do: "place", to: { all: {}, from: "seen" }, where: "discard" },
    ),
    en: "Look at the top 4 cards of your deck. You may reveal any number of Toy character cards and put them into your hand. Put the rest into your discard.",
    fr: "Regardez les 4 cartes du dessus de votre pioche. Vous pouvez révéler n’importe quel nombre de cartes Personnage Jouet et les placer dans votre main. Placez les autres cartes dans votre défausse.",
  },
  {
    name: "all of them back (Reflection)",
    ability: action(
      { do: "look", amount: 4 },
      { do: "place", to: { the: "seen" }, where: "bottom of the deck" },
    ),
    en: "Look at the top 4 cards of your deck. Put them on the bottom of your deck in any order.",
    fr: "Regardez les 4 cartes du dessus de votre pioche. Placez-les sous votre pioche, dans l’ordre de votre choix.",
  },
  {
    name: "the named card (The Sorcerer's Hat)",
    ability: action(
      { do: "name a card" },
      { do: "look", amount: 1 },
      {
        do: "if",
        if: { not: { the: "seen", bears: "the name" } },
        effects: [{ do: "place", to: { the: "seen" }, where: "discard" }],
        otherwise: [
          { do: "place", to: { the: "seen" }, where: { inkwell: "ready" } },
          { do: "gain lore", amount: 2 },
        ],
      },
    ),
    en: "Name a card, then look at the top card of your deck. If it isn’t the named card, put it into your discard. Otherwise, put it into your inkwell facedown and gain 2 lore.",
    fr: "Nommez une carte, puis regardez la carte du dessus de votre pioche. S’il ne s’agit pas de la carte nommée, placez-la dans votre défausse. Sinon, placez-la dans votre réserve d’encre, face cachée, puis gagnez 2 éclats de Lore.",
  },
  {
    name: "searched for",
    ability: action(
      { do: "show", to: chosen({ type: "location" }, { from: "deck" }) },
      { do: "place", to: { the: "chosen" }, where: "hand" },
      { do: "shuffle" },
    ),
    en: "Search your deck for a location card and reveal it. Put it into your hand, then shuffle your deck.",
    fr: "Cherchez une carte Lieu dans votre pioche et révélez-la. Placez-la dans votre main, puis mélangez votre pioche.",
  },
  {
    name: "at random",
    ability: action({ do: "return", to: { random: {}, from: "inkwell", count: 2 } }),
    en: "Return 2 cards at random from your inkwell to your hand.",
    fr: "Renvoyez 2 cartes au hasard de votre réserve d’encre dans votre main.",
  },
  {
    name: "a whole hand",
    ability: action({ do: "discard", amount: "all" }, { do: "draw", amount: { cards: "gone" } }),
    en: "Discard your hand. Draw a card for each card discarded.",
    fr: "Défaussez votre main. Piochez une carte pour chaque carte défaussée.",
  },
  {
    name: "all of a kind",
    ability: action({ do: "place", to: { all: { type: "item" }, from: "discard" }, where: "deck" }),
    en: "Shuffle all item cards from your discard into your deck.",
    fr: "Mélangez toutes les cartes Objet de votre défausse dans votre pioche.",
  },
];
