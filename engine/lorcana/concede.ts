import type { Option } from "../kernel/game.ts";
import type { TurnAction } from "./actions.ts";
import { gameStateCheck } from "./check.ts";
import { leave } from "./leave.ts";
import { say } from "./messages.ts";
import type { Run } from "./running.ts";
import { isTakingTurn, playerAt, turnOrder } from "./state.ts";
import type { PlayerId, State, Task } from "./types.ts";

/** 2.3.3.4: a player may concede at any point; here, between two turn actions. */
export const concedeAction: TurnAction = {
  word: "concede",
  ways: (state) => turnOrder(state).map((player) => [player]),
  whyNot: () => null,
  message: (_, player) => say("concede.option", { player: { player } }),
  tasks: (state, player) => [
    { task: "leave", player: player as number, rule: "2.3.3.4" },
    gameStateCheck(),
    ...(endsTurn(state, player as number) ? turnOver : [{ task: "turn action" } as const]),
  ],
  id: (state, player) => `concede:${playerAt(state, player as number).name}`,
  aside: true,
};

/** 9.2.3, 3.4.1.2: what lasts "this turn" still ends with the turn. */
export const turnOver = [{ task: "end effects" }, { task: "next turn" }] as const;

/** Nobody is left to go on with this turn. */
export function endsTurn(state: State, player: PlayerId): boolean {
  return isTakingTurn(state, player) && state.turn.taking.length === 1;
}

/** The same while abilities wait in the bag. */
export function concessions(state: State): Option[] {
  return concedeAction.ways(state).map((way) => ({
    id: concedeAction.id?.(state, ...way) ?? "",
    message: concedeAction.message(state, ...way),
    aside: true,
  }));
}

export function conceding(state: State, id: string): PlayerId | null {
  const [player] = concedeAction.ways(state).find((way) => concedeAction.id?.(state, ...way) === id) ?? [];
  return player ?? null;
}

export function concede(run: Run, { player, rule }: Extract<Task, { task: "leave" }>): void {
  run.step(rule, say("concede.done", { player: { player } }));
  leave(run, { player, rule });
}
