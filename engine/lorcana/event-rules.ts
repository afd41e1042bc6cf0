import type { Cited } from "../kernel/game.ts";
import { printedOn } from "./abilities.ts";
import { hasKeyword } from "./characteristics.ts";
import { cited } from "./cited.ts";
import { grantsIn, isGivenTo } from "./grants.ts";
import type { CardType, Place } from "./language.ts";
import { leavesPlay } from "./pattern.ts";
import { cardAt, defOf } from "./state.ts";
import type { CardId, GameEvent, State } from "./types.ts";

/** The rule by which an event happens where nothing else was said. */
const ruleOf: Readonly<Record<GameEvent["event"], string>> = {
  exert: "5.1.1.2",
  ready: "5.1.1.1",
  quest: "4.5.1.4",
  ink: "4.2.1.3",
  deal: "1.9.2.1",
  put: "1.9.2.2",
  remove: "1.9.2.3",
  lore: "1.11.1",
  draw: "1.12.1",
  discard: "7.3.4",
  banish: "6.7.2.3",
  place: "6.7.2.3",
  under: "8.4.1",
  move: "4.7.4",
  play: "4.3.3.1",
  sing: "5.4.4.2",
  challenge: "4.6.4.5",
  chosen: "6.1.3",
  lasting: "6.4.2.2",
  "turn starts": "3.2.1.4",
  "turn ends": "3.4.1.1",
  "challenge ends": "4.6.7",
};

/** All the rules an event follows, seen from the position before it. */
export function citedBy(state: State, event: GameEvent): Cited {
  return cited(mainRule(state, event), ...(event.also ?? []), ...alsoOf(state, event));
}

function mainRule(state: State, event: GameEvent): string {
  if (event.rule) return event.rule;
  if (event.event === "play" && defOf(state, event.card).type === "action") return "4.3.3.2";
  return event.event === "place" ? placing(state, event) : ruleOf[event.event];
}

/** 7.1.6 out of play; 4.2.3.2 and 7.5.6 into an inkwell; 1.12.3 into a hand, which is no drawing. */
function placing(state: State, { card, where }: Extract<GameEvent, { event: "place" }>): string {
  const { zone } = cardAt(state, card);
  if (zone === "play") return "7.1.6";
  if (typeof where === "object") return zone === "hand" ? "4.2.3.2" : "7.5.6";
  return zone === "deck" && where === "hand" ? "1.12.3" : ruleOf.place;
}

function alsoOf(state: State, event: GameEvent): string[] {
  const states = statesOf(state, event);
  return states ? [...alsoFor(state, event), states] : alsoFor(state, event);
}

/** 5.1.2.1 to 5.1.2.7: the states a card can have where it goes. */
function statesOf(state: State, event: GameEvent): string | null {
  switch (event.event) {
    case "play":
      return enteringStates[defOf(state, event.card).type];
    case "ink":
      return "5.1.2.4";
    case "banish":
    case "discard":
      return "5.1.2.6";
    case "draw":
      return "5.1.2.7";
    case "place":
      return typeof event.where === "object" ? "5.1.2.4" : placedStates[event.where];
    default:
      return null;
  }
}

const enteringStates: Readonly<Record<CardType, string | null>> = {
  character: "5.1.2.1",
  item: "5.1.2.2",
  location: "5.1.2.3",
  action: null,
};

const placedStates: Readonly<Record<Extract<Place, string>, string>> = {
  hand: "5.1.2.7",
  discard: "5.1.2.6",
  deck: "5.1.2.5",
  "top of the deck": "5.1.2.5",
  "bottom of the deck": "5.1.2.5",
};

function alsoFor(state: State, event: GameEvent): string[] {
  if (leavesPlay(event)) return [...intoInkwell(event), ...leaving(state, event.card)];
  switch (event.event) {
    case "play":
      return entering(state, event.card);
    case "put":
      return hasKeyword(state, event.card, "resist") ? ["8.8.3"] : [];
    case "under":
      return ["8.4.2", "8.4.3"];
    case "exert":
      return isForOther(event) && hasKeyword(state, event.card, "reckless") ? ["8.7.4"] : [];
    default:
      return [];
  }
}

/** 7.5.6: an effect puts it there, unrevealed. */
function intoInkwell(event: GameEvent): string[] {
  return event.event === "place" && typeof event.where === "object" ? ["7.5.6"] : [];
}

/** 8.7.4: exerted for something else than a challenge. */
function isForOther({ rule }: GameEvent): boolean {
  return rule !== undefined && rule !== "4.6.4.4";
}

/** 1.9.4 its damage, 5.6.6 whoever is there, 6.4.1 its static abilities. */
function leaving(state: State, id: CardId): string[] {
  const { damage } = cardAt(state, id);
  const def = defOf(state, id);
  return [
    ...(damage > 0 ? ["1.9.4"] : []),
    ...(def.type === "location" && state.cards.some(({ at }) => at === id) ? ["5.6.6"] : []),
    ...(hasStatic(state, id) ? ["6.4.1", "6.4.2.3"] : []),
  ];
}

function hasStatic(state: State, id: CardId): boolean {
  return printedOn(defOf(state, id)).some(({ ability }) => ability.kind === "static" && !ability.outside);
}

/** 6.4.2.1, 6.4.2.3: what applies to a card as it comes into play, and what it brings. */
function entering(state: State, id: CardId): string[] {
  const given = grantsIn(state).given.filter((entry) => entry.who && isGivenTo(state, entry, id));
  return [
    ...(given.some(({ lasting }) => lasting) ? ["6.4.2.1"] : []),
    ...(given.some(({ lasting }) => !lasting) || hasStatic(state, id) ? ["6.4.2.3"] : []),
  ];
}
