"use client";

import { useEffect } from "react";

/** The contents in the running head close once they have served: by a choice, a click beside them, or Escape. */
export function useContentsPanel(): void {
  useEffect(() => {
    const panel = document.querySelector<HTMLDetailsElement>("[data-running-head] details");
    if (!panel) return;
    function onClick({ target }: MouseEvent) {
      const chosen = target instanceof Element && target.closest("[data-running-head] nav a");
      if (panel && target instanceof Node && (chosen || !panel.contains(target))) panel.open = false;
    }
    function onKey({ key }: KeyboardEvent) {
      if (key !== "Escape" || !panel?.open) return;
      panel.open = false;
      panel.querySelector("summary")?.focus();
    }
    document.addEventListener("click", onClick);
    document.addEventListener("keydown", onKey);
    return () => {
      document.removeEventListener("click", onClick);
      document.removeEventListener("keydown", onKey);
    };
  }, []);
}
