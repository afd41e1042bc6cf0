import type { Text } from "../kernel/wording.ts";

/** 5.3.3.2: what a character can be, and what the French cards print for it. */
const french = {
  Alien: "Alien",
  Ally: "Allié",
  Broom: "Balais",
  Captain: "Capitaine",
  Colossus: "Colosse",
  Deity: "Dieu",
  Detective: "Détective",
  Dinosaur: "Dinosaure",
  Dragon: "Dragon",
  Dreamborn: "Dreamborn",
  Entangled: "Envouté",
  Fairy: "Fée",
  Floodborn: "Floodborn",
  Gargoyle: "Gargouille",
  Ghost: "Fantôme",
  Giant: "Géant",
  Hero: "Héros",
  Hunny: "Miel",
  Hyena: "Hyène",
  Illusion: "Illusion",
  Inventor: "Inventeur",
  King: "Roi",
  Knight: "Chevalier",
  Madrigal: "Madrigal",
  Mentor: "Mentor",
  Monster: "Monstre",
  Musketeer: "Mousquetaire",
  Pirate: "Pirate",
  Prince: "Prince",
  Princess: "Princesse",
  Puppy: "Chiot",
  Queen: "Reine",
  Racer: "Pilote",
  Robot: "Robot",
  "Seven Dwarfs": "Sept Nains",
  Sorcerer: "Sorcier",
  Storyborn: "Storyborn",
  Super: "Super",
  Tigger: "Tigre",
  Titan: "Titan",
  Toy: "Jouet",
  Villain: "Méchant",
  Whisper: "Lueur",
} as const;

export type Classification = keyof typeof french;

export function classificationName(one: Classification): Text {
  return { en: one, fr: french[one] };
}
