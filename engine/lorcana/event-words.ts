import type { Message } from "../kernel/game.ts";
import { statOf } from "./characteristics.ts";
import { say } from "./messages.ts";
import { cardAt, defOf } from "./state.ts";
import type { GameEvent, State } from "./types.ts";

/** An event as a sentence: what happens, or would. */
export function wordingOf(state: State, event: GameEvent): Message {
  const card = "card" in event ? { card: event.card } : undefined;
  const player = { player: "card" in event ? cardAt(state, event.card).owner : playerOf(event) };
  switch (event.event) {
    case "deal":
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
      return say(playKey(state, event), {
        card,
        player,
        damage: event.damage,
        ...(event.onto !== null && { onto: { card: event.onto } }),
      });
    case "sing":
      return say("event.sing", { card, song: { card: event.song } });
    case "challenge":
      return say("event.challenge", { card, target: { card: event.target } });
    case "lasting": {
      const { ability, on } = event.lasting;
      return on
        ? say("event.given", { ability: { ability }, cards: on.map((ref) => ({ card: ref.card })) })
        : say("event.lasting", { ability: { ability } });
    }
    default:
      return say(`event.${event.event}`, { card, player });
  }
}

function playerOf(event: GameEvent): number {
  return "player" in event ? event.player : event.event === "lasting" ? event.lasting.player : 0;
}

/** Every banishment names its cause. */
function banishment(state: State, event: Extract<GameEvent, { event: "banish" }>): Message {
  const card = { card: event.card };
  if (!event.damaged)
    return event.source
      ? say("event.banish-effect", { card, ability: { ability: event.source } })
      : say("event.banish-cost", { card });
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

function playKey(state: State, { card, exerted, damage, onto }: Extract<GameEvent, { event: "play" }>) {
  const { type } = defOf(state, card);
  if (onto !== null) return "event.shift";
  if (type === "action") return "event.play-action";
  if (type === "location") return "event.play-location";
  if (damage > 0) return "event.play-damaged";
  if (type === "item") return exerted ? "event.play-item-exerted" : "event.play-item";
  return exerted ? "event.play-exerted" : "event.play";
}
