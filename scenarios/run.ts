import { decision } from "../engine/kernel/advance.ts";
import { type Exploration, explore } from "../engine/kernel/explore.ts";
import type { Answer, Choice, Decision } from "../engine/kernel/game.ts";
import { unrolled } from "../engine/kernel/loop.ts";
import { type Replay, replay } from "../engine/kernel/replay.ts";
import {
  type Change,
  lorcana,
  observe,
  outcomeKey,
  type Setup,
  type State,
  startState,
} from "../engine/lorcana/index.ts";
import { type Difference, differences } from "./differences.ts";
import type { Expectation, Point, Scenario, Script } from "./format.ts";

/** A script and what is expected of it: a scenario's own, or one of its variants. */
export interface Line {
  readonly setup: Setup;
  readonly script: Script;
  readonly points: readonly Point[];
}

export interface Verdict {
  readonly point: Point;
  /** The step it was found at; null when it was not. */
  readonly step: number | null;
  readonly differences: readonly Difference[];
}

export interface Run {
  readonly start: State;
  readonly answers: readonly Answer[];
  readonly replay: Replay<State, Change>;
  readonly verdicts: readonly Verdict[];
}

export function linesOf(scenario: Scenario): [variant: string | null, line: Line][] {
  const variants = scenario.variants ?? [];
  return [
    [null, scenario],
    ...variants.map((variant): [string, Line] => [variant.id, { setup: scenario.setup, ...variant }]),
  ];
}

export function runLine({ setup, script, points }: Line): Run {
  const start = startState(setup);
  const answers = answersOf(script);
  const played = replay(lorcana, start, answers);
  return { start, answers, replay: played, verdicts: judge(points, start, played) };
}

export function hasPassed({ replay, verdicts }: Run): boolean {
  return replay.stopped === null && verdicts.every(({ differences }) => differences.length === 0);
}

export function answersOf(script: Script): Answer[] {
  return script.flatMap((entry) =>
    typeof entry === "object" && "repeat" in entry
      ? unrolled({ answers: answersOf(entry.repeat), times: entry.times })
      : [typeof entry === "string" ? [entry] : entry],
  );
}

export const isTurnAction = ({ kind }: Decision): boolean => kind === "turn action";

/** What a script plans and exploring does not vary: turn actions, and which cards of a hand are altered. */
const isPlanned = ({ kind }: Decision): boolean => kind === "turn action" || kind === "alter hand";

/** Takes the turn actions of the script and walks every other decision. */
export function exploreLine({ setup, script }: Line, positions?: number): Exploration<State> {
  const start = startState(setup);
  const answers = answersOf(script);
  const { asked } = replay(lorcana, start, answers);
  const plan = answers.filter((_, at) => {
    const due = asked[at] && decision(lorcana, asked[at].state);
    return due && isPlanned(due);
  });
  return exploreFrom(start, plan, positions);
}

/** Every way on from a position, up to the next turn action after those of the plan. */
export function exploreFrom(
  start: State,
  plan: readonly Answer[] = [],
  positions?: number,
): Exploration<State> {
  return explore(lorcana, start, { plan, planned: isPlanned, outcome: outcomeKey, positions });
}

function judge(points: readonly Point[], start: State, played: Replay<State, Change>): Verdict[] {
  let from = 0;
  return points.map((point): Verdict => {
    const step = find(point, played, from);
    if (step === null) {
      const what = played.stopped ? `the script stops at answer ${played.stopped.at + 1}` : "not reached";
      return { point, step, differences: [{ path: "at", expected: point.at, found: what }] };
    }
    const since = played.steps.slice(from, step).flatMap(({ rule, also = [] }) => [rule, ...also]);
    from = step;
    return { point, step, differences: compare(point.expect, seen(point, step, start, played), since) };
  });
}

/** How many steps have happened at the point; null when it is not reached. */
function find({ at }: Point, { steps, asked, stopped }: Replay<State, Change>, from: number): number | null {
  if (at === "start") return 0;
  if (at === "end") return stopped ? null : steps.length;
  if ("rule" in at) {
    const found = steps.findIndex(
      ({ rule, also = [] }, n) => n >= from && (rule === at.rule || also.includes(at.rule)),
    );
    return found < 0 ? null : found + 1;
  }
  if (at.answered === asked.length) return stopped ? null : steps.length;
  return asked[at.answered]?.steps ?? null;
}

function seen({ at }: Point, step: number, start: State, played: Replay<State, Change>): object {
  const last = played.steps[step - 1];
  if (typeof at === "object" && "rule" in at && last)
    return { ...observe(last.state), choice: last.choice && choiceSeen(last.choice, last.state) };
  const state = waiting(at, start, played);
  const due = decision(lorcana, state);
  return { ...observe(state), decision: due && decisionSeen(due, state) };
}

function waiting(at: Point["at"], start: State, { asked, state }: Replay<State, Change>): State {
  if (at === "start") return start;
  return (typeof at === "object" && "answered" in at && asked[at.answered]?.state) || state;
}

function choiceSeen({ decision, answer, forced }: Choice, state: State) {
  return { ...decisionSeen(decision, state), takes: answer, forced };
}

function decisionSeen({ player, kind, rule, options, asides, refusals }: Decision, state: State) {
  return {
    player: state.players[player]?.name,
    kind,
    rule,
    options: options.map(({ id }) => id),
    open: [...options, ...asides].map(({ id }) => id),
    refused: Object.fromEntries(refusals.map((refusal) => [refusal.id, refusal.rule])),
  };
}

function compare({ never = [], ...expected }: Expectation, found: object, since: string[]): Difference[] {
  const followed = never.filter((rule) => since.includes(rule));
  return [
    ...differences(expected, found),
    ...followed.map((rule) => ({ path: "never", expected: rule, found: `a step follows ${rule}` })),
  ];
}
