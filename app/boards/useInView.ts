"use client";

import { type RefObject, useEffect, useRef } from "react";

/** What the reader should see of a step, the most telling first. */
const telling = [
  "[data-changed]",
  "[data-replacement] [aria-current]",
  "[data-check] [aria-current]",
  "[data-turn]",
];

/** Keeps what a step touched between the top of the window and the controls. */
export function useInView(
  board: RefObject<HTMLElement | null>,
  dock: RefObject<HTMLElement | null>,
  step: unknown,
): void {
  const first = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new step is the reason to look
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    const shown = telling.map((what) => board.current?.querySelector(what)).find((found) => found);
    const table = board.current?.querySelector("[data-table]");
    if (!table || !dock.current) return;
    // On a wide screen the controls stand beside the table; else they lie over it, and it takes the rest of the screen.
    const isWide = matchMedia("(min-width: 60rem)").matches;
    const ceiling = 20;
    const lift = isWide ? 0 : Math.max(0, table.getBoundingClientRect().top - ceiling);
    const covered = isWide ? innerHeight : dock.current.getBoundingClientRect().top;
    const floor = Math.min(covered, innerHeight) - 12;
    const rect = (shown ?? table).getBoundingClientRect();
    const [top, bottom] = [rect.top - lift, rect.bottom - lift];
    const isSeen = shown ? bottom <= floor : top < Math.min(floor, innerHeight / 2);
    const more = !shown || top < ceiling || bottom - top > floor - ceiling ? top - ceiling : bottom - floor;
    const by = lift + (top >= ceiling && isSeen ? 0 : more);
    if (by === 0) return;
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    scrollBy({ top: by, behavior: still ? "instant" : "smooth" });
  }, [step]);
}
