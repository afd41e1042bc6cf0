import { sectionOf } from "../../../content/rule-number";
import { languages } from "../../../content/types";
import type { Choice, Decision } from "../../../engine/kernel/game";
import type { State } from "../../../engine/lorcana/index";
import { type Played, type Point, stateAfter } from "../line";
import { askers, type Draft } from "./askers";
import type { Kind, Option, Question } from "./question";
import { wordSaid } from "./words";

/** More would be a test, not a help. */
const most = 8;
/** With so many better ones, what teaches little is left out. */
const enough = 4;
const little = 4;
/** How much less a question teaches after others of its kind, and of its rule; how much more where the example speaks. */
const alike = 1;
const again = 3;
const told = 2;

type Candidate = Draft & { readonly kind: Kind; readonly step: number };

/**
 * What a line asks its reader, in the order of its steps: what teaches most, at most one thing a step. The last may be
 * about what the line ends with: its step is the one after the last.
 *
 * `topic`: the rule the case belongs to.
 */
export function questionsOf(played: Played, points: readonly Point[], topic: string): Question[] {
  let candidates = candidatesIn(played, new Set(points.map(({ step }) => step)), topic);
  const chosen: Candidate[] = [];
  while (chosen.length < most) {
    const best = candidates.reduce<Candidate | null>(
      (a, b) => (a && worthAfter(chosen, a) >= worthAfter(chosen, b) ? a : b),
      null,
    );
    if (!best || worthAfter(chosen, best) <= (chosen.length < enough ? 0 : little)) break;
    chosen.push(best);
    candidates = candidates.filter(({ step }) => step !== best.step);
  }
  return chosen.sort((a, b) => a.step - b.step).map(({ worth: _, ...question }) => question);
}

function candidatesIn(played: Played, points: ReadonlySet<number>, topic: string): Candidate[] {
  const { steps, open } = played;
  const nearness = (rule: string) => nearnessOf(rule, topic);
  // What is still to be decided is a step nobody has taken: only what is not legal can be told of it.
  const end = open && { message: open.message, rule: open.rule, changes: [], choice: undecided(open) };
  return [...steps, ...(end ? [end] : [])].flatMap((step, n) => {
    const next = steps[n + 1]?.choice?.decision ?? null;
    const moment = { step, before: stateAfter(played, n), next, nearness };
    const kinds = n < steps.length ? (Object.keys(askers) as Kind[]) : (["refused"] as const);
    return kinds.flatMap((kind): Candidate[] => {
      const draft = askers[kind](moment);
      if (!draft || draft.options.length < 2 || !areDistinct(draft.options, moment.before)) return [];
      const worth = draft.worth + nearness(draft.rule) + (points.has(n + 1) ? told : 0);
      return [{ ...draft, kind, step: n + 1, worth }];
    });
  });
}

/** Two cards of the same name cannot be told apart in an answer. */
function areDistinct(options: readonly Option[], state: State): boolean {
  return languages.every(
    (lang) => new Set(options.map(({ said }) => wordSaid(said, state, lang))).size === options.length,
  );
}

function undecided(decision: Decision): Choice {
  return { decision, answer: [], forced: false };
}

/** The rule itself or one under it; one of its section; any other. */
function nearnessOf(rule: string, topic: string): number {
  if (rule === topic || rule.startsWith(`${topic}.`) || topic.startsWith(`${rule}.`)) return 3;
  return sectionOf(rule) === sectionOf(topic) ? 1 : 0;
}

function worthAfter(chosen: readonly Candidate[], { kind, rule, worth }: Candidate): number {
  const before = chosen.filter((each) => each.kind === kind);
  return worth - alike * before.length - again * before.filter((each) => each.rule === rule).length;
}
