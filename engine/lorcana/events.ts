import { hasKeyword, lastKnown } from "./characteristics.ts";
import { cited } from "./cited.ts";
import { citedBy } from "./event-rules.ts";
import { wordingOf } from "./event-words.ts";
import { isInChallenge } from "./filter.ts";
import type { Place } from "./language.ts";
import { say } from "./messages.ts";
import { leavesPlay } from "./pattern.ts";
import type { Run } from "./running.ts";
import { cardAt, isInPlay, playerAt, refTo } from "./state.ts";
import { addTriggered } from "./trigger.ts";
import type { Change, GameEvent, PlayerId, State, Zone } from "./types.ts";

/** The last part of the road every event takes: it happens, and triggered abilities see it. */
export function happen(run: Run, batch: readonly GameEvent[]): readonly GameEvent[] {
  const before = run.state;
  const happened: GameEvent[] = [];
  // All at once, but told in turn: what leaves play last, so that nothing is told of a card that is gone.
  for (const event of [...batch.filter((each) => !leavesPlay(each)), ...batch.filter(leavesPlay)]) {
    // 1.12.2: cards are taken from a deck one after the other.
    const fromDeck = event.event === "draw" || event.event === "under";
    const changes = changesOf(fromDeck ? run.state : before, event);
    if (!changes) {
      tellNoDamage(run, event);
      continue;
    }
    run.step(citedBy(before, event), wordingOf(run.state, event), ...changes, {
      change: "happened",
      event,
    });
    happened.push(event, ...followed(run, before, event));
  }
  if (happened.length > 0) addTriggered(run, before, happened);
  return happened;
}

/** 8.8.2: reduced to 0, no damage was dealt. */
function tellNoDamage(run: Run, event: GameEvent): void {
  if (
    event.event === "deal" &&
    isInPlay(run.state, event.card) &&
    hasKeyword(run.state, event.card, "resist")
  )
    run.step("8.8.2", wordingOf(run.state, event));
}

/** 5.1.1.7, 8.10.7: the cards under it went where it goes; 7.5.2: each counts for itself. */
function followed(run: Run, before: State, event: GameEvent): GameEvent[] {
  if (!leavesPlay(event)) return [];
  const { stack, shifted } = cardAt(before, event.card);
  if (stack.length === 0) return [];
  const where = event.event === "banish" ? "discard" : event.where;
  const others = stack.map((card): GameEvent => ({ event: "place", card, where, follows: true }));
  run.step(
    cited(shifted ? "8.10.7" : "5.1.1.7", "5.1.1.7", typeof where === "object" && "7.5.2"),
    say("event.stack", { card: { card: event.card }, count: stack.length }),
    ...others.map((other) => ({ change: "happened", event: other }) as const),
  );
  return others;
}

/** Whose cards or effects an event touches (6.5.7). */
export function affected(state: State, event: GameEvent): PlayerId {
  if (event.event === "lasting") {
    const [given] = event.lasting.on ?? [];
    return given ? cardAt(state, given.card).owner : event.lasting.player;
  }
  return "card" in event ? cardAt(state, event.card).owner : event.player;
}

/** A banishment says what part its card had in the challenge under way, and against whom. */
export function inChallenge(state: State, event: GameEvent): GameEvent {
  const { challenge } = state;
  if (event.event !== "banish" || !challenge || !isInChallenge(state, event.card)) return event;
  const { challenger, challenged } = challenge;
  if (challenger.card === event.card) return { ...event, as: "challenging", other: challenged.card };
  return challenged.card === event.card ? { ...event, as: "challenged", other: challenger.card } : event;
}

/** What an event changes, or null where there is nothing for it to happen to. */
function changesOf(state: State, event: GameEvent): Change[] | null {
  switch (event.event) {
    case "exert":
    case "ready": {
      const exerted = event.event === "exert";
      if (!isInPlay(state, event.card) || cardAt(state, event.card).exerted === exerted) return null;
      return [{ change: "exerted", cards: [event.card], exerted }];
    }
    case "deal":
    case "put":
      if (event.amount <= 0 || !isInPlay(state, event.card)) return null;
      return [
        { change: "damage", card: event.card, amount: event.amount },
        ...(event.from ? [{ change: "harm", card: event.card, by: event.from } as const] : []),
      ];
    case "remove": {
      const amount = Math.min(event.amount, cardAt(state, event.card).damage);
      if (amount <= 0 || !isInPlay(state, event.card)) return null;
      return [{ change: "damage", card: event.card, amount: -amount }];
    }
    case "lore":
      return [{ change: "lore", player: event.player, amount: event.amount }];
    case "quest":
      return [{ change: "lore", player: cardAt(state, event.card).owner, amount: event.amount }];
    case "draw": {
      const top = playerAt(state, event.player).deck[0];
      return top === undefined ? null : [{ change: "zone", card: top, to: "hand" }];
    }
    case "discard":
      return cardAt(state, event.card).zone === "hand"
        ? [{ change: "zone", card: event.card, to: "discard" }]
        : null;
    case "banish":
      if (!isInPlay(state, event.card)) return null;
      return [{ change: "zone", card: event.card, to: "discard", last: lastKnown(state, event.card) }];
    case "place":
      return placed(state, event);
    case "under": {
      const top = playerAt(state, event.player).deck[0];
      if (top === undefined || !isInPlay(state, event.card)) return null;
      return [{ change: "under", card: top, top: event.card }];
    }
    case "move":
      if (!isInPlay(state, event.card) || !isInPlay(state, event.to)) return null;
      return [{ change: "location", card: event.card, at: event.to }];
    case "play":
      return [
        {
          change: "zone",
          card: event.card,
          to: "play",
          exerted: event.exerted,
          damage: event.damage,
          onto: event.onto,
        },
      ];
    case "ink":
      return [{ change: "zone", card: event.card, to: "inkwell" }];
    case "lasting":
      return [{ change: "lasting", lasting: event.lasting }];
    case "challenge":
      return [
        {
          change: "challenge",
          challenge: { challenger: refTo(state, event.card), challenged: refTo(state, event.target) },
        },
      ];
    case "sing":
    case "chosen":
    case "turn starts":
    case "turn ends":
    case "challenge ends":
      return [];
  }
}

function placed(state: State, { card, where }: Extract<GameEvent, { event: "place" }>): Change[] {
  const { zone, owner } = cardAt(state, card);
  const move: Change = {
    change: "zone",
    card,
    to: zoneOf(where),
    bottom: where === "bottom of the deck",
    exerted: typeof where === "object" && where.inkwell === "exerted",
    ...(zone === "play" && { last: lastKnown(state, card) }),
  };
  return where === "deck" ? [move, { change: "shuffled", player: owner }] : [move];
}

export function zoneOf(where: Place): Zone {
  if (typeof where === "object") return "inkwell";
  return where === "hand" || where === "discard" ? where : "deck";
}
