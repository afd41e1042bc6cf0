"use client";

import { useEffect } from "react";

/** The buttons beside the rules: `data-do` says what each does to the rule it stands in. */
export function useRuleActions(onAct: (action: string, rule: Element) => void): void {
  useEffect(() => {
    function onClick(event: MouseEvent) {
      if (!(event.target instanceof Element)) return;
      const control = event.target.closest<HTMLElement>("[data-do]");
      const rule = control?.closest("[data-place]");
      // Some are links for readers without script; a click that asks for a new tab gets one.
      if (!rule || !control?.dataset.do || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      onAct(control.dataset.do, rule);
    }
    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
  }, [onAct]);
}
