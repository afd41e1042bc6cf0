"use client";

import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import type { Lang } from "../../content/types";
import { labelsIn } from "../labels/index";
import { hitHref } from "./hit";
import { loadSearch } from "./load";
import { Results } from "./Results";
import styles from "./SearchBox.module.css";
import { useFocusKeys } from "./useFocusKeys";
import { useSearch } from "./useSearch";

/** `focused`: takes the focus when the page opens. */
export function SearchBox({ lang, focused = false }: { lang: Lang; focused?: boolean }) {
  const labels = labelsIn(lang).search;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState("");
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const found = useSearch(lang, typed);
  const hits = found.state === "found" ? found.hits : [];
  const expanded = open && found.state !== "idle";

  useFocusKeys(field);
  useEffect(() => {
    if (!focused) return;
    field.current?.focus({ preventScroll: true });
  }, [focused]);

  function type(text: string) {
    setTyped(text);
    setActive(-1);
    setOpen(true);
  }

  function onKey(event: KeyboardEvent) {
    const last = hits.length - 1;
    if (event.key === "ArrowDown") move(active >= last ? 0 : active + 1);
    else if (event.key === "ArrowUp") move(active <= 0 ? last : active - 1);
    else if (event.key === "Enter") go();
    else if (event.key === "Escape") expanded ? setOpen(false) : type("");
    else return;
    event.preventDefault();
  }

  function move(to: number) {
    setOpen(true);
    setActive(hits.length ? to : -1);
  }

  function go() {
    const hit = hits[Math.max(active, 0)];
    if (!hit) return;
    setOpen(false);
    location.assign(hitHref(lang, hit));
  }

  function onBlur(event: React.FocusEvent) {
    if (!box.current?.contains(event.relatedTarget)) setOpen(false);
  }

  return (
    <search ref={box} className={styles.box} onBlur={onBlur}>
      <label htmlFor={`${id}-field`} className="visually-hidden">
        {labels.label}
      </label>
      <Glass />
      <input
        ref={field}
        id={`${id}-field`}
        className={styles.field}
        type="search"
        role="combobox"
        aria-expanded={expanded}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={expanded && active >= 0 ? `${id}-${active}` : undefined}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        placeholder={labels.placeholder}
        value={typed}
        onChange={(event) => type(event.target.value)}
        onFocus={() => {
          setOpen(true);
          loadSearch(lang).catch(() => {});
        }}
        onKeyDown={onKey}
      />
      <kbd className={styles.key} title={labels.keys}>
        /
      </kbd>
      <Results
        id={id}
        lang={lang}
        found={found}
        query={typed.trim()}
        active={active}
        open={expanded}
        onChosen={() => setOpen(false)}
      />
    </search>
  );
}

function Glass() {
  return (
    <svg className={styles.glass} viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <circle cx="10.5" cy="10.5" r="6.5" fill="none" stroke="currentColor" strokeWidth="2" />
      <path d="m15.5 15.5 5 5" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
    </svg>
  );
}
