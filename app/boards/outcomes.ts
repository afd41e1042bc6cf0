import type { Lang } from "../../content/types";
import type { Exploration } from "../../engine/kernel/explore";
import type { Answer, Decision } from "../../engine/kernel/game";
import { replay } from "../../engine/kernel/replay";
import { listed } from "../../engine/kernel/wording";
import { lorcana, narrate, type State, worded } from "../../engine/lorcana/index";
import { exploreFrom, isTurnAction } from "../../scenarios/run";
import { type Facts, factsOf, shownCards } from "./facts";

/** Where the ways on from a decision end, in words. */
export interface Outcomes {
  readonly positions: number;
  readonly exhaustive: boolean;
  /** What ends the same everywhere and is not as it was. */
  readonly same: readonly string[];
  readonly outcomes: readonly OutcomeShown[];
  /** What each option of this decision still leaves open; empty where it separates nothing. */
  readonly leads: readonly {
    readonly id: string;
    readonly words: string;
    readonly outcomes: readonly number[];
  }[];
}

export interface OutcomeShown {
  /** What is so here and not in every outcome. */
  readonly differs: readonly string[];
  readonly ways: number;
  /** The choices of one way there, a sentence each. */
  readonly how: readonly string[];
  readonly answers: readonly Answer[];
}

/** More than a reader can wait for on a phone. */
const most = 4000;

/** Walks on from a decision up to the next turn action; a turn action that was taken is taken again. */
export function outcomesFrom(state: State, asked: Decision, taken: Answer | null, lang: Lang): Outcomes {
  const plan = isTurnAction(asked) && taken ? [taken] : [];
  const found = exploreFrom(state, plan, most);
  const shown = shownCards([state, ...found.outcomes.map((outcome) => outcome.state)]);
  const before = factsOf(state, shown, lang);
  const ends = found.outcomes.map((outcome) => factsOf(outcome.state, shown, lang));
  const isCommon = (key: string) => ends.every((facts) => facts.get(key) === ends[0]?.get(key));
  return {
    positions: found.positions,
    exhaustive: found.exhaustive,
    same: ends[0]
      ? news(ends[0], before)
          .filter(([key]) => isCommon(key))
          .map(([, words]) => words)
      : [],
    outcomes: found.outcomes.map(({ answers, ways }, at) => ({
      differs: [...(ends[at] ?? [])].filter(([key]) => !isCommon(key)).map(([, words]) => words),
      ways,
      how: sentences(state, answers, lang),
      answers,
    })),
    leads: leads(found, asked, state, lang),
  };
}

function news(facts: Facts, before: Facts): [string, string][] {
  return [...facts].filter(([key, words]) => before.get(key) !== words);
}

function sentences(state: State, answers: readonly Answer[], lang: Lang): string[] {
  return replay(lorcana, state, answers)
    .steps.filter(({ choice }) => choice && !choice.forced && !isTurnAction(choice.decision))
    .map((step) => narrate(step, lang));
}

function leads({ forks }: Exploration<State>, asked: Decision, state: State, lang: Lang): Outcomes["leads"] {
  const here = forks.find(({ answers }) => answers.length === 0);
  return (here?.options ?? []).map(({ answer, outcomes }) => ({
    id: String(answer),
    words: wordAnswer(asked, answer, state, lang),
    outcomes,
  }));
}

export function wordAnswer({ options }: Decision, answer: Answer, state: State, lang: Lang): string {
  const words = answer.map((id) => {
    const option = options.find((each) => each.id === id);
    return option ? worded(state, option.message, lang) : id;
  });
  return listed(words, lang);
}
