import type { Message } from "../kernel/game.ts";
import { allStats } from "./characteristics.ts";
import { say } from "./messages.ts";
import type { Run } from "./running.ts";
import { cardAt, isInPlay, playerAt, refTo } from "./state.ts";
import { addTriggered } from "./trigger.ts";
import type { Change, GameEvent, PlayerId, State } from "./types.ts";

/** The last part of the road every event takes: it happens, and triggered abilities see it. */
export function happen(run: Run, batch: readonly GameEvent[]): void {
  const before = run.state;
  const happened: GameEvent[] = [];
  for (const event of batch) {
    const changes = changesOf(before, event);
    if (!changes) continue;
    run.step(event.rule ?? ruleOf[event.event], wordingOf(run.state, event), ...changes, {
      change: "happened",
      event,
    });
    happened.push(event);
  }
  addTriggered(run, before, happened);
}

/** Whose cards or effects an event touches (6.5.7). */
export function affected(state: State, event: GameEvent): PlayerId {
  return "card" in event ? cardAt(state, event.card).owner : event.player;
}

const ruleOf: Readonly<Record<GameEvent["event"], string>> = {
  exert: "5.1.1.2",
  ready: "5.1.1.1",
  quest: "4.5.2",
  ink: "4.2.1.3",
  deal: "1.9.2.1",
  put: "1.9.2.2",
  lore: "1.11.1",
  draw: "1.12.1",
  banish: "1.8.1.4",
  move: "4.7.4",
  play: "4.3.3.1",
  challenge: "4.6.4.5",
  modify: "6.6.1.1",
};

/** What an event changes, or null where there is nothing for it to happen to. */
function changesOf(state: State, event: GameEvent): Change[] | null {
  switch (event.event) {
    case "exert":
    case "ready": {
      const exerted = event.event === "exert";
      if (!isInPlay(state, event.card) || cardAt(state, event.card).exerted === exerted) return null;
      return [{ change: "exerted", card: event.card, exerted }];
    }
    case "deal":
    case "put":
      if (event.amount <= 0 || !isInPlay(state, event.card)) return null;
      return [
        { change: "damage", card: event.card, amount: event.amount },
        ...(event.from ? [{ change: "harm", card: event.card, by: event.from } as const] : []),
      ];
    case "lore":
      return [{ change: "lore", player: event.player, amount: event.amount }];
    case "draw": {
      const top = playerAt(state, event.player).deck[0];
      return top === undefined ? null : [{ change: "zone", card: top, to: "hand" }];
    }
    case "banish":
      if (!isInPlay(state, event.card)) return null;
      return [{ change: "zone", card: event.card, to: "discard", last: allStats(state, event.card) }];
    case "move":
      return [{ change: "location", card: event.card, at: event.to }];
    case "play":
      return [{ change: "zone", card: event.card, to: "play", exerted: event.exerted, onto: event.onto }];
    case "ink":
      return [{ change: "zone", card: event.card, to: "inkwell" }];
    case "modify": {
      const { card, stat, amount, source } = event;
      if (!isInPlay(state, card) || !source) return null;
      const modifier = { on: refTo(state, card), stat, amount, until: "end of turn", source } as const;
      return [{ change: "modifier", modifier }];
    }
    case "quest":
      return [];
    case "challenge":
      return [
        {
          change: "challenge",
          challenge: { challenger: refTo(state, event.card), challenged: refTo(state, event.target) },
        },
      ];
  }
}

/** An event as a sentence: what happens, or would. */
export function wordingOf(state: State, event: GameEvent): Message {
  const card = "card" in event ? { card: event.card } : undefined;
  switch (event.event) {
    case "deal":
    case "put":
      return say(`event.${event.event}`, { card, amount: event.amount });
    case "lore":
      return say(event.amount < 0 ? "event.lose-lore" : "event.gain-lore", {
        player: { player: event.player },
        amount: Math.abs(event.amount),
      });
    case "draw":
      return say("event.draw", { player: { player: event.player } });
    case "banish":
      return event.by
        ? say("event.banish-by", { card, by: { card: event.by.card }, ...damageOf(state, event.card) })
        : say("event.banish", { card, ...damageOf(state, event.card) });
    case "move":
      return say("event.move", { card, to: { card: event.to } });
    case "play":
      return say(
        event.onto === null ? (event.exerted ? "event.play-exerted" : "event.play") : "event.shift",
        {
          card,
          player: { player: cardAt(state, event.card).owner },
          ...(event.onto !== null && { onto: { card: event.onto } }),
        },
      );
    case "challenge":
      return say("event.challenge", { card, target: { card: event.target } });
    case "modify":
      return say(event.amount < 0 ? "event.modify-down" : "event.modify-up", {
        card,
        amount: Math.abs(event.amount),
        stat: say(`stat.${event.stat}`),
      });
    default:
      return say(`event.${event.event}`, { card, player: { player: cardAt(state, event.card).owner } });
  }
}

function damageOf(state: State, card: number) {
  return { damage: cardAt(state, card).damage, willpower: allStats(state, card).willpower };
}
