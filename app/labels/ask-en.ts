import type { Kind } from "../boards/ask/question";

type EndRule = "1.8.1.1" | "1.8.1.2" | "1.8.1.3" | "10.2.4" | "10.2.5";
type Zone = "deck" | "hand" | "play" | "inkwell" | "discard" | "removed";

const questions: Record<Kind, (about: string) => string> = {
  "replace who": (event) =>
    `This is about to happen: “${event}”. Several replacement effects can apply. Who chooses among them?`,
  "replace which": (event) => `The event is: “${event}”. Which replacement effect applies now?`,
  "replace becomes": (event) =>
    `This is about to happen: “${event}”. A replacement effect applies. What happens instead?`,
  "bag who": () => "Who resolves an ability from the bag now?",
  check: () => "What does this pass of the game state check find?",
  refused: (decision) => `${decision} Which of these is not legal?`,
  who: () => "The next step is a decision. Who makes it?",
  condition: (ability) => `${ability}: is its condition met as it resolves?`,
  zone: (card) => `What happens to ${card}?`,
  damage: (cards) => `How much damage is to be dealt to ${cards}?`,
  cost: (card) => `How much ink does ${card} cost in all?`,
  lore: (player) => `How much lore does ${player} gain?`,
};
const ends: Record<EndRule, (name: string) => string> = {
  "1.8.1.1": (name) => `${name} wins`,
  "1.8.1.2": (name) => `${name} loses`,
  "1.8.1.3": (name) => `${name} wins`,
  "10.2.4": (name) => `${name} wins`,
  "10.2.5": (name) => `${name} needs a new deck`,
};
const zones: Record<Zone, string> = {
  deck: "It goes to the deck",
  hand: "It returns to a hand",
  play: "It stays in play",
  inkwell: "It goes to the inkwell",
  discard: "It goes to the discard",
  removed: "It leaves the game",
};

export const askEn = {
  title: "Question",
  count: (n: number, of: number) => `Question ${n} of ${of}`,
  questions,
  ends,
  zones,
  nothing: "Nothing",
  words: {
    any: "Whichever the player chooses",
    unchanged: "It happens as it is",
    yes: "Yes",
    no: "No",
  },
  right: "Right.",
  wrong: (answer: string) => `No. The answer is: ${answer}.`,
  marks: { right: "right", wrong: "your answer", missed: "wrong" },
  by: "The rule:",
  goOn: "Continue",
  back: "Previous step",
  score: (right: number, of: number) => `${right} of ${of} at the first try`,
  asked: "What was asked",
  yours: (answer: string) => `You answered: ${answer}.`,
  answer: (answer: string) => `The answer: ${answer}.`,
  again: "Again",
};
