"use client";

import { useCallback, useEffect, useState } from "react";
import type { Question } from "./ask/question";
import type { Run } from "./ask/run";
import { hasLeft, type Move, type Place } from "./useBoard";

type Parts = typeof import("./ask/parts");

/** The board asking before it shows. */
export interface Asking {
  readonly parts: Parts;
  readonly run: Run;
  /** What stands in place of the next step. */
  readonly asked: Question | null;
  /** The question that must be answered next. */
  readonly due: Question | null;
  /** How many steps may be told of. */
  readonly reached: number;
  go(step: number): void;
  answer(id: string): void;
  again(): void;
}

/** Leads through the questions of the line, unless the reader does not want to be asked, or has left the line. */
export function useAsk(
  place: Place,
  caseId: string | null,
  move: (move: Move) => void,
): Asking | "loading" | null {
  const { line, played, at } = place;
  const [parts, setParts] = useState<Parts | null>(null);
  const [run, setRun] = useState<Run | null>(null);
  const [asked, setAsked] = useState<Question | null>(null);
  const on = place.asking && caseId !== null && line.asks > 0 && !hasLeft(place);

  useEffect(() => {
    if (on && !parts)
      import("./ask/parts").then(setParts, () => move({ ask: false, notice: { say: "unasked" } }));
  }, [on, parts, move]);

  useEffect(() => {
    if (!on || !parts || caseId === null) return setRun(null);
    const begun = parts.begin(played, line, caseId);
    setRun(begun);
    setAsked(null);
    move({ go: parts.reachedIn(begun) });
  }, [on, parts, played, line, caseId, move]);

  const due = run && parts ? parts.dueIn(run) : null;
  const go = useCallback(
    (step: number) => {
      const stops = due !== null && step >= due.step;
      setAsked(stops ? due : null);
      move({ go: stops ? due.step - 1 : step });
    },
    [due, move],
  );
  if (!on) return null;
  if (!run || !parts) return "loading";
  return {
    parts,
    run,
    asked: asked && asked.step === at + 1 ? asked : null,
    due,
    reached: Math.max(at, parts.reachedIn(run)),
    go,
    answer: (id) => asked && setRun(parts.answered(run, asked, id)),
    again() {
      setRun(parts.anew(run));
      setAsked(null);
      move({ go: 0 });
    },
  };
}
