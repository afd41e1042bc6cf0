import type { Filter, Pattern } from "../language.ts";
import { anyCard, type Kind, kindOf, type Referent } from "./kinds.ts";
import type { Said } from "./said.ts";

/** The cards of an event, as its slots hold them. */
export function cardOf(event: Pattern, slot: "it" | "other"): Referent | undefined {
  if (slot === "other") return otherOf(event);
  if ("who" in event) return inEvent(event.who, leavesPlay(event) ? "card" : kindOf(event.who));
  return { ...anyCard(event.event === "discards"), owner: event.players === "you" ? "you" : "its" };
}

function otherOf(event: Pattern): Referent | undefined {
  switch (event.event) {
    case "challenges":
      return inEvent(event.whom ?? {}, kindOf(event.whom ?? { type: "character" }));
    case "is challenged":
      return inEvent(event.by ?? {}, "character");
    case "is banished":
      return inEvent({}, event.in || event.as ? "character" : "card");
    case "banishes":
      return inEvent(event.whom, kindOf(event.whom));
    case "moves":
      return inEvent({}, "location");
    case "sings":
      return inEvent({ whose: "yours" }, "song");
    default:
      return undefined;
  }
}

function inEvent({ this: self, whose }: Filter, kind: Kind): Referent {
  return { kind, many: false, owner: self || whose === "yours" ? "you" : "its" };
}

/** What has left play is a card again. */
export function leavesPlay({ event }: Pattern): boolean {
  return ["is banished", "leaves play", "is returned to hand", "is put into a discard"].includes(event);
}

/** What the cards of an event are called once something else has been spoken of. */
export type Role =
  | "questing"
  | "challenging"
  /** The one that challenged the card of the event. */
  | "challenger"
  | "challenged"
  /** The other one of a challenge, whichever that is. */
  | "facing"
  | "banished"
  | "banishing"
  | "moved"
  | "damaged"
  | "singing"
  | "readied"
  | "exerted"
  | "chosen"
  | "that";

export function roleOf(slot: "it" | "other", said: Said): Role {
  const event = said.events[0];
  if (!event) return "that";
  return slot === "it" ? subjectRole[event.event] : otherRole(event);
}

const subjectRole: Readonly<Record<Pattern["event"], Role>> = {
  "is played": "that",
  quests: "questing",
  challenges: "challenging",
  "is challenged": "challenged",
  "is banished": "that",
  banishes: "banishing",
  "leaves play": "that",
  "is returned to hand": "that",
  moves: "moved",
  draws: "that",
  discards: "that",
  "takes damage": "damaged",
  "is dealt damage": "damaged",
  sings: "singing",
  "is put into an inkwell": "that",
  "is put into a discard": "that",
  "is readied": "readied",
  "is exerted": "exerted",
  "is chosen": "chosen",
  "gains lore": "that",
  "loses lore": "that",
  "turn starts": "that",
  "turn ends": "that",
  "challenge ends": "that",
};

function otherRole(event: Pattern): Role {
  if (event.event === "challenges") return "challenged";
  if (event.event === "is challenged") return "challenger";
  if (event.event === "banishes") return "banished";
  if (event.event !== "is banished") return "that";
  if (event.as) return event.as === "challenged" ? "challenger" : "challenged";
  return event.in ? "facing" : "banishing";
}

/** A pronoun can stand for the card of the event: there is one such card, and it is where it was. */
export function isClear({ events }: Said): boolean {
  return events.every(
    (event) =>
      "who" in event &&
      !event.who.this &&
      !leavesPlay(event) &&
      !["challenges", "is challenged", "banishes"].includes(event.event),
  );
}
