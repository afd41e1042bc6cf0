import type { TurnAction } from "./actions.ts";
import { countedStat } from "./characteristics.ts";
import { gameStateCheck } from "./check.ts";
import { say } from "./messages.ts";
import type { Run } from "./running.ts";
import { cardAt, defOf, playerAt, turnOrder } from "./state.ts";
import { inPlayOf, together } from "./table.ts";
import type { State, Task } from "./types.ts";

/** 3.3.2: the active player may declare the end of the turn. */
export const endTurnAction: TurnAction = {
  word: "end",
  ways: () => [[]],
  whyNot: () => null,
  message: (state) => say("turn.end-option", whoseTurn(state)),
  tasks: (state) => [
    { task: "end turn" },
    { task: "bag" },
    { task: "end effects" },
    { task: "bag" },
    gameStateCheck({ ends: state.turn.active }),
    { task: "next turn" },
  ],
};

/** 3.4.1.1 */
export function endTurn(run: Run): void {
  run.step("3.3.2", say("turn.ends", whoseTurn(run.state)), { change: "phase", phase: "end" });
}

/** 3.4.1.2: what lasts "this turn" ends. */
export function endEffects(run: Run): void {
  if (run.state.modifiers.length > 0)
    run.step("3.4.1.2", say("turn.effects-end"), { change: "modifiers end" });
}

/** 3.4.2: the next player in turn order becomes the active player. */
export function nextTurn(run: Run): void {
  const { active } = run.state.turn;
  const next = turnOrder(run.state).find((id) => id !== active) ?? active;
  run.step("3.4.2", say("turn.begins", { player: { player: next } }), { change: "turn", active: next });
  run.push(
    { task: "ready step" },
    // 3.2.1.4: abilities triggered in the Ready step wait for the Set step.
    gameStateCheck({ bag: false }),
    { task: "set step" },
    gameStateCheck(),
    { task: "draw step" },
    gameStateCheck(),
    { task: "main phase" },
    { task: "turn action" },
  );
}

/** 3.2.1.1 */
export function readyStep(run: Run): void {
  const { play, inkwell } = playerAt(run.state, run.state.turn.active);
  const exerted = [...play, ...inkwell].filter((card) => cardAt(run.state, card).exerted);
  run.step(
    "3.2.1.1",
    say("turn.readies", whoseTurn(run.state)),
    ...exerted.map((card) => ({ change: "exerted", card, exerted: false }) as const),
  );
}

/** 3.2.2: characters dry, locations give lore. */
export function setStep(run: Run): void {
  const { state } = run;
  const player = state.turn.active;
  const drying = playerAt(state, player).play.filter((card) => cardAt(state, card).drying);
  run.step(
    "3.2.2.1",
    say("turn.dries", whoseTurn(state)),
    ...drying.map((card) => ({ change: "dry", card }) as const),
  );
  // 3.2.2.2: not a triggered ability, so it does not use the bag.
  const giving = inPlayOf(state, player, "location").filter((card) => defOf(state, card).lore !== undefined);
  run.push(
    ...giving.map(
      (card): Task =>
        together({ event: "lore", player, amount: countedStat(state, card, "lore"), rule: "3.2.2.2" }),
    ),
  );
}

/** 3.2.3.1: the starting player skips the draw of the first turn of the game. */
export function drawStep(run: Run): void {
  const { number, active: player } = run.state.turn;
  if (number === 1) run.step("3.2.3.1", say("turn.skips-draw", whoseTurn(run.state)));
  else run.push(together({ event: "draw", player, rule: "3.2.3.1" }));
}

/** 3.2.3.2 */
export function mainPhase(run: Run): void {
  run.step("3.2.3.2", say("turn.main", whoseTurn(run.state)), { change: "phase", phase: "main" });
}

function whoseTurn(state: State) {
  return { player: { player: state.turn.active } };
}
