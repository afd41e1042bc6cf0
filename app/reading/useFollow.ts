"use client";

import { useEffect } from "react";
import { watchPlaces } from "./place";

/** The contents of a page follow the reader: the rule they are at is marked in them, and named in the running head. */
export function useFollow(): void {
  useEffect(() => {
    const entries = [...document.querySelectorAll<HTMLAnchorElement>("[data-toc] a")];
    const here = document.querySelector("[data-here]");
    if (!here || entries.length === 0) return;
    return watchPlaces((id) => {
      for (const entry of entries) entry.removeAttribute("aria-current");
      const reached = entries.filter(
        ({ hash }) => id === hash.slice(1) || id.startsWith(`${hash.slice(1)}.`),
      );
      for (const entry of reached) {
        entry.setAttribute("aria-current", "location");
        scrollInto(entry);
      }
      const [number, name] = [id, reached[0]?.querySelector("[data-name]")?.textContent ?? ""];
      here.replaceChildren(Object.assign(document.createElement("b"), { textContent: number }), ` ${name}`);
    });
  }, []);
}

/** Only its own list scrolls, never the page. */
function scrollInto(entry: HTMLElement): void {
  const list = entry.closest<HTMLElement>("[data-toc-scrolls]");
  if (!list) return;
  const { top, bottom } = entry.getBoundingClientRect();
  const box = list.getBoundingClientRect();
  if (top < box.top) list.scrollTop -= box.top - top;
  else if (bottom > box.bottom) list.scrollTop += bottom - box.bottom;
}
