import { decide, decision } from "../../kernel/advance.ts";
import type { Decision, Step } from "../../kernel/game.ts";
import { replay } from "../../kernel/replay.ts";
import { lorcana } from "../game.ts";
import { type Observation, observe } from "../observe.ts";
import { type Setup, startState } from "../setup.ts";
import type { Change, State } from "../types.ts";
import "./cards/index.ts";

type Side = Setup["players"][number];
type Answers = readonly (string | readonly string[])[];

/** A position played by a test: Mara's turn, Theo across the table. */
export interface Table {
  readonly state: State;
  readonly steps: readonly Step<State, Change>[];
  readonly rules: string[];
  readonly seen: Observation;
  readonly decision: Decision | null;
  readonly options: string[];
  /** What looks open, and the rule that closes it. */
  readonly refused: Record<string, string>;
}

/** Plays the answers; every one of them must be legal. */
export function table(mara: Side, theo: Side, ...answers: Answers): Table {
  return tableOf({ game: "lorcana", players: [mara, theo] }, ...answers);
}

export function tableOf(setup: Setup, ...answers: Answers): Table {
  const played = replay(
    lorcana,
    startState(setup),
    answers.map((answer) => (typeof answer === "string" ? [answer] : answer)),
  );
  if (played.stopped)
    throw new Error(`${answers[played.stopped.at]}: ${JSON.stringify(played.stopped.rejection)}`);
  const due = decision(lorcana, played.state);
  return {
    state: played.state,
    steps: played.steps,
    rules: played.steps.map(({ rule }) => rule),
    seen: observe(played.state),
    decision: due,
    options: due?.options.map(({ id }) => id) ?? [],
    refused: Object.fromEntries(due?.refusals.map(({ id, rule }) => [id, rule]) ?? []),
  };
}

/** The rule an answer is refused by. */
export function refusalOf(state: State, answer: string): string | null {
  const decided = decide(lorcana, state, [answer]);
  return !decided.ok && decided.rejection.why === "refused" ? decided.rejection.refusal.rule : null;
}
