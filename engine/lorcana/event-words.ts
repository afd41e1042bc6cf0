import type { Message } from "../kernel/game.ts";
import { statOf } from "./characteristics.ts";
import type { Duration } from "./language.ts";
import { say } from "./messages.ts";
import { cardAt, defOf } from "./state.ts";
import type { GameEvent, Lasting, State } from "./types.ts";

/** An event as a sentence: what happens, or would. */
export function wordingOf(state: State, event: GameEvent): Message {
  const card = "card" in event ? { card: event.card } : undefined;
  const player = { player: "card" in event ? cardAt(state, event.card).owner : playerOf(event) };
  switch (event.event) {
    case "deal":
      return say(event.amount === 0 ? "event.deal-none" : "event.deal", { card, amount: event.amount });
    case "put":
    case "remove":
      return say(`event.${event.event}`, { card, amount: event.amount });
    case "quest":
      return say("event.quest", { card, player, amount: event.amount });
    case "lore":
      return say(event.amount < 0 ? "event.lose-lore" : "event.gain-lore", {
        player,
        amount: Math.abs(event.amount),
      });
    case "banish":
      return banishment(state, event);
    case "place":
      return say(placeKey(event), { card, player });
    case "under":
      return say("event.under", { card, player });
    case "move":
      return say("event.move", { card, to: { card: event.to } });
    case "play":
      return entering(state, event);
    case "sing":
      return say("event.sing", { card, song: { card: event.song } });
    case "challenge":
      return say("event.challenge", { card, target: { card: event.target } });
    case "lasting":
      return lastingEffect(state, event.lasting);
    default:
      return say(`event.${event.event}`, { card, player });
  }
}

function playerOf(event: GameEvent): number {
  return "player" in event ? event.player : event.event === "lasting" ? event.lasting.player : 0;
}

/** 6.4.2, 6.2.7: what is given to whom and until when; what applies; what waits. */
function lastingEffect(state: State, lasting: Omit<Lasting, "id">): Message {
  const { until, on, has = [], grants = [], next } = lasting;
  const ability = { ability: lasting.ability };
  const spoken = durationOf(lasting);
  // "Your next turn" is whose turn it is.
  const args = {
    ability,
    ...(until.ends === "start" &&
      !spoken && { until: say("until.start", { player: { player: until.player } }) }),
  };
  if (lasting.trigger) return say(until.ends === "once" ? "event.delayed" : "event.floating", args);
  if (!on) return say("event.lasting", { ...args, grants: { grants, until: spoken } });
  const cards = on.map((ref) => ({ card: ref.card }));
  const kinds = new Set(on.map(({ card }) => defOf(state, card).type));
  const [kind] = kinds;
  const card = { kind: kinds.size === 1 && kind ? kind : "card", many: on.length > 1, owner: "its" } as const;
  const gift = { has, card, until: spoken, ...(next && { next }) };
  return say("event.given", { ...args, cards, gift: { gift } });
}

/** How long it lasts, in the words of the card, but for "until the start of your next turn". */
function durationOf({ until, has }: Omit<Lasting, "id">): Duration | undefined {
  switch (until.ends) {
    case "turn":
      return "this turn";
    case "next turn":
      return "during their next turn";
    case "challenge":
      return "this challenge";
    case "start":
      return has?.some((quality) => "cant" in quality && quality.cant === "ready at start of turn")
        ? "at the start of their next turn"
        : undefined;
    case "once":
      return undefined;
  }
}

/** Every banishment names its cause. */
function banishment(state: State, event: Extract<GameEvent, { event: "banish" }>): Message {
  const card = { card: event.card };
  if (!event.damaged)
    return event.source
      ? say("event.banish-effect", { card, ability: { ability: event.source } })
      : say("event.banish-cost", { card, player: { player: cardAt(state, event.card).owner } });
  const damage = cardAt(state, event.card).damage;
  const willpower = statOf(state, event.card, "willpower");
  return event.by
    ? say("event.banish-by", { card, by: { card: event.by.card }, damage, willpower })
    : say("event.banish", { card, damage, willpower });
}

function placeKey({ where, fromPlay }: Extract<GameEvent, { event: "place" }>) {
  if (typeof where === "object")
    return where.inkwell === "exerted" ? "event.place-ink-exerted" : "event.place-ink";
  switch (where) {
    case "hand":
      return fromPlay ? "event.return" : "event.place-hand";
    case "discard":
      return "event.place-discard";
    case "top of the deck":
      return "event.place-top";
    case "bottom of the deck":
      return "event.place-bottom";
    case "deck":
      return "event.place-shuffle";
  }
}

/** 5.1.2.1 to 5.1.2.3: with which states a card enters play; 8.10.2 to 8.10.6: a shifted one with those it takes over. */
function entering(state: State, event: Extract<GameEvent, { event: "play" }>): Message {
  const { onto } = event;
  const card = { card: event.card };
  const { type } = defOf(state, event.card);
  if (type === "action") return say("event.play-action", { card });
  if (type === "location") return say("event.play-location", { card });
  const below = onto === null ? null : cardAt(state, onto);
  const damage = event.damage + (below?.damage ?? 0);
  const states = [
    say(event.exerted || below?.exerted ? "state.exerted" : "state.ready"),
    ...(type === "character" ? [say(below?.drying === false ? "state.dry" : "state.drying")] : []),
    ...(damage > 0 ? [say("state.damaged", { damage })] : []),
  ];
  return onto === null
    ? say("event.play", { card, states })
    : say("event.shift", { card, states, onto: { card: onto } });
}
