"use client";

import { type RefObject, useCallback, useEffect, useRef } from "react";
import type { Move } from "./useBoard";

/** Moves by a button that may vanish with the move: the focus then goes to what just happened. */
export function useAct(
  board: RefObject<HTMLElement | null>,
  move: (move: Move) => void,
): (move: Move) => void {
  const acted = useRef(false);
  useEffect(() => {
    if (!acted.current) return;
    acted.current = false;
    board.current?.querySelector<HTMLElement>("[data-at]")?.focus({ preventScroll: true });
  });
  return useCallback(
    (next) => {
      acted.current = true;
      move(next);
    },
    [move],
  );
}
