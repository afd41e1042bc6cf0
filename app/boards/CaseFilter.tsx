"use client";

import { useEffect, useId, useState } from "react";
import type { Lang } from "../../content/types";
import { boardLabelsIn } from "../labels/board";
import styles from "./CaseFilter.module.css";

/** Hides the cases that lack one of the words; the list itself is in the page, with or without script. */
export function CaseFilter({ lang }: { lang: Lang }) {
  const labels = boardLabelsIn(lang).cases;
  const id = useId();
  const [typed, setTyped] = useState("");
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    const shown = showOnly(plain(typed).split(/\s+/));
    setLeft(typed.trim() === "" ? null : shown);
  }, [typed]);
  return (
    <div className={styles.filter}>
      <label htmlFor={id} className={styles.label}>
        {labels.filter}
      </label>
      <input
        id={id}
        className={styles.field}
        type="search"
        value={typed}
        placeholder={labels.filterHint}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setTyped(event.target.value)}
      />
      <p role="status" className={styles.count}>
        {left !== null && (left === 0 ? labels.none : labels.count(left))}
      </p>
    </div>
  );
}

function showOnly(words: readonly string[]): number {
  let shown = 0;
  for (const section of document.querySelectorAll<HTMLElement>("[data-cases]")) {
    const entries = [...section.querySelectorAll<HTMLElement>("[data-case]")];
    for (const entry of entries) {
      const text = plain(entry.textContent ?? "");
      entry.hidden = !words.every((word) => text.includes(word));
      if (!entry.hidden) shown++;
    }
    section.hidden = entries.every(({ hidden }) => hidden);
  }
  return shown;
}

/** Lower case, without accents. */
function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim();
}
