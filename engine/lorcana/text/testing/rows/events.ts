import type { Filter, Pattern } from "../../../language.ts";
import { another, character, draw, opposing, type Row, self, triggered, yours } from "../build.ts";

const item: Filter = { type: "item", whose: "yours" };

/** Each event the language knows, before the plainest of effects. */
const events: readonly (readonly [Pattern, en: string, fr: string])[] = [
  [
    { event: "is played", who: { type: "action", song: true, whose: "yours" } },
    "Whenever you play a song",
    "Chaque fois que vous jouez une chanson",
  ],
  [
    { event: "is played", who: { type: "action", song: false, whose: "opposing" } },
    "Whenever an opponent plays an action that isn’t a song",
    "Chaque fois qu’un adversaire joue une action qui n’est pas une chanson",
  ],
  [
    { event: "is played", who: another },
    "Whenever another character is played",
    "Chaque fois qu’un autre personnage est joué",
  ],
  [
    { event: "quests", who: { ...yours, classification: ["Villain"] } },
    "Whenever one of your Villain characters quests",
    "Chaque fois que l’un de vos personnages Méchant est envoyé à l’aventure",
  ],
  [
    { event: "challenges", who: yours },
    "Whenever one of your characters challenges",
    "Chaque fois que l’un de vos personnages défie",
  ],
  [
    { event: "is challenged", who: self, by: { ...character, classification: ["Pirate"] } },
    "Whenever this character is challenged by a Pirate character",
    "Chaque fois que ce personnage est défié par un personnage Pirate",
  ],
  [
    { event: "is banished", who: { ...yours, other: true } },
    "Whenever one of your other characters is banished",
    "Chaque fois que l’un de vos autres personnages est banni",
  ],
  [
    { event: "is banished", who: yours, as: "challenging" },
    "Whenever one of your characters challenges and is banished",
    "Chaque fois que l’un de vos personnages défie et est banni",
  ],
  [
    { event: "leaves play", who: self },
    "When this character leaves play",
    "Lorsque ce personnage quitte le jeu",
  ],
  [
    { event: "is returned to hand", who: opposing },
    "Whenever an opposing character is returned to their player’s hand",
    "Chaque fois qu’un personnage adverse est renvoyé dans la main de son propriétaire",
  ],
  [
    { event: "moves", who: yours },
    "Whenever one of your characters moves to a location",
    "Chaque fois que l’un de vos personnages est déplacé sur un lieu",
  ],
  [
    { event: "takes damage", who: { ...opposing, at: "here" } },
    "Whenever an opposing character is damaged while here",
    "Chaque fois qu’un personnage adverse sur ce lieu subit des dommages",
  ],
  [
    { event: "is dealt damage", who: self, in: "a challenge" },
    "Whenever this character is dealt damage in a challenge",
    "Chaque fois que ce personnage se voit infliger des dommages lors d’un défi",
  ],
  [
    { event: "sings", who: yours },
    "Whenever one of your characters sings a song",
    "Chaque fois que l’un de vos personnages chante une chanson",
  ],
  [
    { event: "draws", players: "opponents" },
    "Whenever an opponent draws a card",
    "Chaque fois qu’un adversaire pioche une carte",
  ],
  [
    { event: "discards", players: "you" },
    "Whenever you discard 1 or more cards",
    "Chaque fois que vous défaussez au moins une carte",
  ],
  [
    { event: "is put into an inkwell", players: "opponents" },
    "Whenever a card is put into an opponent’s inkwell",
    "Chaque fois qu’une carte est placée dans la réserve d’encre d’un adversaire",
  ],
  [
    { event: "is put into a discard", who: item },
    "Whenever one of your items is put into your discard",
    "Chaque fois que l’un de vos objets est placé dans votre défausse",
  ],
  [
    { event: "is readied", who: self },
    "Whenever this character is readied",
    "Chaque fois que ce personnage est redressé",
  ],
  [
    { event: "is exerted", who: item },
    "Whenever one of your items is exerted",
    "Chaque fois que l’un de vos objets est épuisé",
  ],
  [
    { event: "is chosen", who: self, by: "opponents", for: "an action" },
    "Whenever this character is chosen by an opponent for an action",
    "Chaque fois que ce personnage est choisi par un adversaire pour une action",
  ],
  [
    { event: "is chosen", who: yours, for: "support" },
    "Whenever one of your characters is chosen for Support",
    "Chaque fois que l’un de vos personnages est choisi pour Soutien",
  ],
  [
    { event: "gains lore", players: "opponents" },
    "Whenever an opponent gains lore",
    "Chaque fois qu’un adversaire gagne des éclats de Lore",
  ],
  [
    { event: "loses lore", players: "you" },
    "Whenever you lose lore",
    "Chaque fois que vous perdez des éclats de Lore",
  ],
  [
    { event: "turn starts", players: "opponents" },
    "At the start of each opponent’s turn",
    "Au début du tour de chaque adversaire",
  ],
  [
    { event: "turn ends", players: "players" },
    "At the end of each player’s turn",
    "À la fin du tour de chaque joueur",
  ],
];

export const eventRows: readonly Row[] = events.map(([when, en, fr]) => ({
  name: when.event,
  ability: triggered(when, [draw]),
  en: `${en}, draw a card.`,
  fr: `${fr}, piochez une carte.`,
}));
