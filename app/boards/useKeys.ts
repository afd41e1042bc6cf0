"use client";

import { useEffect } from "react";

const moves: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowLeft: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  Home: () => 0,
  End: (_, last) => last,
};

/** Steps with the arrow keys, except while somebody types or reads a dialog. */
export function useKeys(at: number, last: number, go: (step: number) => void): void {
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const move = moves[event.key];
      if (!move || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || isBusy(event.target))
        return;
      event.preventDefault();
      go(move(at, last));
    }
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [at, last, go]);
}

function isBusy(target: EventTarget | null): boolean {
  const typing =
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
  return typing || document.querySelector("dialog[open]") !== null;
}
