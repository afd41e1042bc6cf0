import { fits, type Viewpoint } from "./filter.ts";
import type { Pattern, Whose } from "./language.ts";
import { cardAt, isOpponent } from "./state.ts";
import type { GameEvent, PlayerId, State } from "./types.ts";

/** Whether an event is one an ability waits for. */
export function matches(state: State, pattern: Pattern, event: GameEvent, from: Viewpoint): boolean {
  switch (pattern.event) {
    case "is played":
      return event.event === "play" && fits(state, pattern.who, event.card, from);
    case "quests":
      return event.event === "quest" && fits(state, pattern.who, event.card, from);
    case "challenges":
      return (
        event.event === "challenge" &&
        fits(state, pattern.who, event.card, from) &&
        (!pattern.whom || fits(state, pattern.whom, event.target, from))
      );
    case "is challenged":
      return (
        event.event === "challenge" &&
        fits(state, pattern.who, event.target, from) &&
        (!pattern.by || fits(state, pattern.by, event.card, from))
      );
    case "is banished":
      return (
        event.event === "banish" &&
        (!pattern.in || event.as !== undefined) &&
        (!pattern.as || event.as === pattern.as) &&
        fits(state, pattern.who, event.card, from)
      );
    case "banishes":
      return (
        event.event === "banish" &&
        event.by !== null &&
        (!pattern.in || (event.as !== undefined && event.other === event.by.card)) &&
        fits(state, pattern.who, event.by.card, from) &&
        fits(state, pattern.whom, event.card, from)
      );
    case "leaves play":
      return leavesPlay(event) && fits(state, pattern.who, event.card, from);
    case "is returned to hand":
      return (
        event.event === "place" &&
        event.where === "hand" &&
        event.fromPlay === true &&
        fits(state, pattern.who, event.card, from)
      );
    case "moves":
      return (
        event.event === "move" &&
        (!pattern.to || event.to === from.card) &&
        fits(state, pattern.who, event.card, from)
      );
    case "draws":
      return event.event === "draw" && isOne(state, pattern.players, event.player, from);
    case "discards":
      return (
        event.event === "discard" && isOne(state, pattern.players, cardAt(state, event.card).owner, from)
      );
    case "is dealt damage":
      return (
        event.event === "deal" &&
        event.amount > 0 &&
        (!pattern.in || event.rule === "4.6.6.2") &&
        fits(state, pattern.who, event.card, from)
      );
    case "takes damage":
      // 1.9.3: by any means.
      return (
        (event.event === "deal" || event.event === "put") &&
        event.amount > 0 &&
        fits(state, pattern.who, event.card, from)
      );
    case "sings":
      return event.event === "sing" && fits(state, pattern.who, event.card, from);
    case "is put into an inkwell":
      return (
        (event.event === "ink" || (event.event === "place" && typeof event.where === "object")) &&
        isOne(state, pattern.players, cardAt(state, event.card).owner, from)
      );
    case "is put into a discard":
      return isPutIntoDiscard(event) && fits(state, pattern.who, event.card, from);
    case "is readied":
      return event.event === "ready" && fits(state, pattern.who, event.card, from);
    case "is exerted":
      return event.event === "exert" && fits(state, pattern.who, event.card, from);
    case "is chosen":
      return (
        event.event === "chosen" &&
        (!pattern.for || event.for === pattern.for) &&
        (!pattern.by || isOne(state, pattern.by, event.by, from)) &&
        fits(state, pattern.who, event.card, from)
      );
    case "gains lore":
      return (
        (event.event === "lore" && event.amount > 0 && isOne(state, pattern.players, event.player, from)) ||
        (event.event === "quest" &&
          event.amount > 0 &&
          isOne(state, pattern.players, cardAt(state, event.card).owner, from))
      );
    case "loses lore":
      return event.event === "lore" && event.amount < 0 && isOne(state, pattern.players, event.player, from);
    case "turn starts":
    case "turn ends":
    case "challenge ends":
      return event.event === pattern.event && isOne(state, pattern.players, event.player, from);
  }
}

/** The kinds of event a pattern can match: most abilities need no closer look. */
export const kindsOf: Readonly<Record<Pattern["event"], readonly GameEvent["event"][]>> = {
  "is played": ["play"],
  quests: ["quest"],
  challenges: ["challenge"],
  "is challenged": ["challenge"],
  "is banished": ["banish"],
  banishes: ["banish"],
  "leaves play": ["banish", "place"],
  "is returned to hand": ["place"],
  moves: ["move"],
  draws: ["draw"],
  discards: ["discard"],
  "takes damage": ["deal", "put"],
  "is dealt damage": ["deal"],
  sings: ["sing"],
  "is put into an inkwell": ["ink", "place"],
  "is put into a discard": ["place", "banish", "discard"],
  "is readied": ["ready"],
  "is exerted": ["exert"],
  "is chosen": ["chosen"],
  "gains lore": ["lore", "quest"],
  "loses lore": ["lore"],
  "turn starts": ["turn starts"],
  "turn ends": ["turn ends"],
  "challenge ends": ["challenge ends"],
};

/** 7.4.3: an event after which its card is no longer in play. */
export function leavesPlay(event: GameEvent): event is Extract<GameEvent, { event: "banish" | "place" }> {
  return event.event === "banish" || (event.event === "place" && event.fromPlay === true);
}

/** Banished, discarded or put there otherwise. */
function isPutIntoDiscard(
  event: GameEvent,
): event is Extract<GameEvent, { event: "banish" | "discard" | "place" }> {
  return (
    event.event === "banish" ||
    event.event === "discard" ||
    (event.event === "place" && event.where === "discard")
  );
}

export function isOne(state: State, players: Whose, player: PlayerId, from: Viewpoint): boolean {
  if (players === "players") return true;
  return players === "you" ? player === from.player : isOpponent(state, from.player, player);
}
