"use client";

import { useEffect } from "react";
import type { Lang } from "../../content/types";
import { casesLabelsIn } from "../labels/cases";
import { bests } from "./ask/progress";
import styles from "./CasesDone.module.css";

/** Marks the cases of the list that the reader has answered on this device, with the best score. */
export function CasesDone({ lang }: { lang: Lang }) {
  useEffect(() => {
    const mark = () => markCases(lang);
    mark();
    // Also on the way back from a case, when the page is shown again as it was left.
    addEventListener("pageshow", mark);
    return () => removeEventListener("pageshow", mark);
  }, [lang]);
  return null;
}

function markCases(lang: Lang): void {
  const labels = casesLabelsIn(lang);
  const scores = bests();
  for (const link of document.querySelectorAll<HTMLAnchorElement>("[data-case] h3 a")) {
    const best = scores.get(decodeURIComponent(link.pathname).split("/").at(-2) ?? "");
    const heading = link.parentElement;
    heading?.querySelector("[data-done]")?.remove();
    if (!best || !heading) continue;
    const mark = document.createElement("span");
    mark.className = styles.done ?? "";
    mark.dataset.done = `${best.right}/${best.of}`;
    mark.textContent = `✓ ${labels.done(best.right, best.of)}`;
    heading.append(" ", mark);
  }
}
