"use client";

import { useEffect } from "react";

/** `/` and Ctrl-K or ⌘-K ask for the search, wherever the reader is on the page. */
export function useSearchKeys(onAsked: () => void): void {
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const slash =
        event.key === "/" && !event.ctrlKey && !event.metaKey && !event.altKey && !writing(event.target);
      const commandK = event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey);
      if (!slash && !commandK) return;
      event.preventDefault();
      onAsked();
    }
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [onAsked]);
}

function writing(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}
