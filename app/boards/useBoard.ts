"use client";

import { useReducer } from "react";
import type { Answer } from "../../engine/kernel/game";
import { isSameLine, type OfferedLine, type Played, play } from "./line";

/** Where the reader is: a line, the answers given on it, and how many of its steps have happened. */
export interface Place {
  readonly line: OfferedLine;
  readonly answers: readonly Answer[];
  readonly played: Played;
  readonly at: number;
  readonly notice: Notice | null;
  /** The reader wants to be asked before a step is shown. */
  readonly asking: boolean;
}

export type Notice =
  | { readonly say: "step"; readonly asked: number }
  | { readonly say: "variant" | "address" | "failed" | "unasked" };

export type Move =
  | { readonly go: number }
  /** Another line of the page, or the same one again; with other answers than its own where some are given. */
  | {
      readonly open: OfferedLine;
      readonly answers?: readonly Answer[];
      readonly step: number | null;
      readonly notice?: Notice | null;
      readonly ask?: boolean;
    }
  | { readonly ask: boolean; readonly notice?: Notice }
  /** The answers given so far, and where to stand on them; `null` at the end. */
  | { readonly answers: readonly Answer[]; readonly at: number | null };

export function useBoard(first: OfferedLine): [Place, (move: Move) => void] {
  return useReducer(moved, first, (line) => ({ ...opened(line, line.answers, 0, null), asking: false }));
}

export function hasLeft({ line, answers }: Place): boolean {
  return !isSameLine(line.answers, answers);
}

function moved(place: Place, move: Move): Place {
  if ("go" in move) return { ...place, at: within(move.go, place.played), notice: null };
  if ("open" in move) {
    const { open, answers = open.answers, step, notice = null, ask = place.asking } = move;
    return { ...opened(open, answers, step ?? 0, notice), asking: ask };
  }
  if ("ask" in move) return { ...place, asking: move.ask, notice: move.notice ?? null };
  const played = play({ setup: place.line.setup, answers: move.answers });
  if (typeof played === "string") return { ...place, notice: { say: "failed" } };
  return {
    ...place,
    answers: move.answers,
    played,
    at: within(move.at ?? played.steps.length, played),
    notice: null,
  };
}

function opened(
  line: OfferedLine,
  answers: readonly Answer[],
  step: number,
  notice: Notice | null,
): Omit<Place, "asking"> {
  const played = play({ setup: line.setup, answers });
  if (typeof played === "string") throw new Error(`a board was offered that cannot be played: ${played}`);
  const at = within(step, played);
  return { line, answers, played, at, notice: notice ?? (at === step ? null : { say: "step", asked: step }) };
}

function within(step: number, { steps }: Played): number {
  return Math.min(Math.max(step, 0), steps.length);
}
