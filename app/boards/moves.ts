import type { Answer } from "../../engine/kernel/game";
import type { Move, Place } from "./useBoard";

/** Answers otherwise from the given decision on, and stands at what follows. */
export function answered({ answers, played }: Place, decision: number, answer: Answer): Move {
  const before = played.asked[decision]?.steps ?? played.steps.length;
  return { answers: [...answers.slice(0, decision), answer], at: before + 1 };
}

/** Plays the rest of a line from the given decision on, to its end. */
export function playedOut({ answers }: Place, decision: number, rest: readonly Answer[]): Move {
  return { answers: [...answers.slice(0, decision), ...rest], at: null };
}

/** The line that was left, where it was left. */
export function returned({ line, answers, played }: Place): Move {
  const parted = answers.findIndex((answer, n) => String(answer) !== String(line.answers[n]));
  const common = parted < 0 ? Math.min(answers.length, line.answers.length) : parted;
  return { open: line, step: played.asked[common]?.steps ?? played.steps.length };
}

export function takenBack({ answers, played }: Place): Move {
  const last = answers.length - 1;
  return { answers: answers.slice(0, last), at: played.asked[last]?.steps ?? 0 };
}
