"use client";

import { type RefObject, useEffect } from "react";

/** `/` and Ctrl-K or ⌘-K bring the reader to the field, wherever they are on the page. */
export function useFocusKeys(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const slash =
        event.key === "/" && !event.ctrlKey && !event.metaKey && !event.altKey && !writing(event.target);
      const commandK = event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey);
      if (!slash && !commandK) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    }
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [field]);
}

function writing(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}
