import type { Duration } from "./language.ts";
import { say } from "./messages.ts";
import type { Run } from "./running.ts";
import { ownerOf } from "./state.ts";
import type { Lasting, PlayerId, Ref, State, Until } from "./types.ts";

/** 6.1.13.3, 6.1.13.4: when an effect that is made now ends. */
export function untilOf(
  state: State,
  duration: Duration | "once",
  player: PlayerId,
  on: readonly Ref[] = [],
): Until {
  const { number } = state.turn;
  const theirs = on[0] ? ownerOf(state, on[0].card) : player;
  switch (duration) {
    case "this turn":
      return { ends: "turn", turn: number };
    case "until the start of your next turn":
      return { ends: "start", player, after: number };
    case "during their next turn":
      return { ends: "next turn", player: theirs, after: number };
    case "at the start of their next turn":
      return { ends: "start", player: theirs, after: number };
    case "this challenge":
      return { ends: "challenge" };
    case "once":
      return { ends: "once" };
  }
}

/** 3.4.1.2: what ends with this turn. */
export function endingWithTurn({ lasting, turn }: State): Lasting[] {
  return lasting.filter(
    ({ until }) =>
      (until.ends === "turn" && until.turn <= turn.number) ||
      (until.ends === "next turn" && until.after < turn.number && turn.taking.includes(until.player)),
  );
}

/** 3.2.1.3: what ends as a player's turn starts. */
export function endingAtStart({ lasting, turn }: State, players: readonly PlayerId[]): Lasting[] {
  return lasting.filter(
    ({ until }) => until.ends === "start" && until.after < turn.number && players.includes(until.player),
  );
}

export function endingWithChallenge({ lasting }: State): Lasting[] {
  return lasting.filter(({ until }) => until.ends === "challenge");
}

/** Ends lasting effects in one step that names them. */
export function end(run: Run, over: readonly Lasting[], rule: string): void {
  if (over.length === 0) return;
  run.step(rule, say("lasting.over", { abilities: over.map(({ ability }) => ({ ability })) }), {
    change: "lasting over",
    ids: over.map(({ id }) => id),
  });
}
