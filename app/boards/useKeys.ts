"use client";

import { useEffect } from "react";

const moves: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowLeft: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  Home: () => 0,
  End: (_, last) => last,
};

/** Steps with the arrow keys and plays with Space, except while somebody types or reads a dialog. */
export function useKeys(at: number, last: number, go: (step: number) => void, toggle: () => void): void {
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || isBusy(event.target)) return;
      const move = moves[event.key];
      const isPlay = event.key === " " && !isControl(event.target);
      if (!move && !isPlay) return;
      event.preventDefault();
      if (move) go(move(at, last));
      else if (!event.repeat) toggle();
    }
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [at, last, go, toggle]);
}

/** Space presses it. */
function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("button, a, summary, [role=button]") !== null;
}

function isBusy(target: EventTarget | null): boolean {
  const typing =
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
  return typing || document.querySelector("dialog[open]") !== null;
}
