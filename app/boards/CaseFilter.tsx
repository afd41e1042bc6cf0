"use client";

import { useEffect, useId, useState } from "react";
import type { Lang } from "../../content/types";
import { casesLabelsIn } from "../labels/cases";
import styles from "./CaseFilter.module.css";
import { type Asked, askedIn, cardsListed, hashOf, nothingAsked, showOnly } from "./filter";

interface Props {
  lang: Lang;
  keywords: readonly { id: string; name: string }[];
}

/** Hides the cases that are not asked for; the list itself is in the page, with or without script. */
export function CaseFilter({ lang, keywords }: Props) {
  const labels = casesLabelsIn(lang);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [left, setLeft] = useState<number | null>(null);
  const [cards, setCards] = useState<readonly string[]>([]);
  useEffect(() => {
    const read = () => setAsked(askedIn(location.hash));
    read();
    setCards(cardsListed());
    addEventListener("hashchange", read);
    return () => removeEventListener("hashchange", read);
  }, []);
  useEffect(() => {
    if (!asked) return;
    const hash = hashOf(asked);
    const shown = showOnly(asked);
    setLeft(hash === "" ? null : shown);
    if (hash !== location.hash) history.replaceState(history.state, "", hash || location.pathname);
  }, [asked]);
  const given = asked ?? nothingAsked;
  const set = (change: Partial<Asked>) => setAsked({ ...given, ...change });
  const list = useId();
  return (
    <search className={styles.filter}>
      <label className={`${styles.label} ${styles.words}`}>
        {labels.filter}
        <input
          className={styles.field}
          type="search"
          list={list}
          value={given.words}
          placeholder={labels.filterHint}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => set({ words: event.target.value })}
        />
        <datalist id={list}>
          {cards.map((card) => (
            <option key={card} value={card} />
          ))}
        </datalist>
      </label>
      <Choice
        label={labels.keyword}
        any={labels.anyKeyword}
        value={given.keyword}
        options={keywords.map(({ id, name }) => [id, name])}
        onChange={(keyword) => set({ keyword })}
      />
      <Choice
        label={labels.difficulty}
        any={labels.anyLevel}
        value={given.level}
        options={Object.entries(labels.level)}
        onChange={(level) => set({ level })}
      />
      <Choice
        label={labels.origin}
        any={labels.anyOrigin}
        value={given.origin}
        options={Object.entries(labels.origins)}
        onChange={(origin) => set({ origin })}
      />
      <p role="status" className={styles.count}>
        {left !== null && (
          <>
            {left === 0 ? labels.none : labels.count(left)}{" "}
            <button type="button" className={styles.clear} onClick={() => setAsked(nothingAsked)}>
              {labels.showAll}
            </button>
          </>
        )}
      </p>
    </search>
  );
}

interface ChoiceProps {
  label: string;
  any: string;
  value: string;
  options: readonly (readonly [string, string])[];
  onChange: (value: string) => void;
}

function Choice({ label, any, value, options, onChange }: ChoiceProps) {
  return (
    <label className={styles.label}>
      {label}
      <select className={styles.field} value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{any}</option>
        {options.map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
