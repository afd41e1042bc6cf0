"use client";

import { type KeyboardEvent, type RefObject, useEffect, useId, useState } from "react";
import type { Lang } from "../../content/types";
import { scriptLabelsIn } from "../labels/script";
import { Icon } from "../ui/Icon";
import { type Item, itemHref } from "./items";
import { loadSearch } from "./load";
import { messageFor, Results } from "./Results";
import { forgetSearches, recentSearches, rememberSearch } from "./recent";
import styles from "./SearchField.module.css";
import { useSearch } from "./useSearch";

interface Props {
  lang: Lang;
  field: RefObject<HTMLInputElement | null>;
  /** What it starts with. */
  initial?: string;
  /** Its results lie open below it, as part of a palette; else they drop down while it is used. */
  open?: boolean;
  /** The reader chose a result or gave up. */
  onDone?: () => void;
}

/** A field, what it finds, and what was searched for before. */
export function SearchField({ lang, field, initial = "", open = false, onDone }: Props) {
  const labels = scriptLabelsIn(lang).search;
  const id = useId();
  const [typed, setTyped] = useState(initial);
  const [dropped, setDropped] = useState(initial !== "");
  const [active, setActive] = useState(-1);
  const [recent, setRecent] = useState<Item[]>([]);
  const found = useSearch(lang, typed);

  useEffect(() => {
    const typedBeforeThePageRan = field.current?.value;
    if (!typedBeforeThePageRan) return;
    setTyped(typedBeforeThePageRan);
    setDropped(true);
  }, [field]);
  useEffect(() => setRecent(recentSearches().map((query) => ({ kind: "recent", query }))), []);

  const items = found.state === "found" ? found.items : found.state === "idle" ? recent : [];
  const expanded = open || (dropped && (found.state !== "idle" || recent.length > 0));
  const message = messageFor(lang, found.state, typed.trim(), items.length);

  /** As soon as somebody is about to type: a page that gives the field the focus by itself stays light. */
  function prepare() {
    loadSearch(lang).catch(() => {});
  }

  function type(text: string) {
    setTyped(text);
    setActive(-1);
    setDropped(true);
  }

  function choose(item: Item) {
    if (item.kind === "recent") {
      type(item.query);
      field.current?.focus();
      return;
    }
    rememberSearch(typed);
    setDropped(false);
    onDone?.();
  }

  function onKey(event: KeyboardEvent) {
    const last = items.length - 1;
    if (event.key === "ArrowDown") move(active >= last ? 0 : active + 1);
    else if (event.key === "ArrowUp") move(active <= 0 ? last : active - 1);
    else if (event.key === "Enter") go();
    else if (event.key === "Escape" && typed !== "" && (open || !dropped)) type("");
    else if (event.key === "Escape" && dropped && !open) setDropped(false);
    else return;
    event.preventDefault();
  }

  function move(to: number) {
    setDropped(true);
    setActive(items.length ? to : -1);
  }

  function go() {
    // Among results the first is meant; of what was searched for before, none unless it is pointed at.
    const item = items[found.state === "idle" ? active : Math.max(active, 0)];
    if (!item) return;
    const to = itemHref(lang, item);
    choose(item);
    if (to) location.assign(to);
  }

  return (
    <search
      className={open ? `${styles.box} ${styles.open}` : styles.box}
      onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || setDropped(false)}
    >
      <label htmlFor={`${id}-field`} className="visually-hidden">
        {labels.label}
      </label>
      <span className={styles.glass}>
        <Icon name="search" />
      </span>
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
        maxLength={200}
        placeholder={labels.placeholder}
        value={typed}
        onChange={(event) => type(event.target.value)}
        onPointerDown={() => {
          prepare();
          setDropped(true);
        }}
        onFocus={() => open && prepare()}
        onKeyDown={(event) => {
          prepare();
          onKey(event);
        }}
      />
      <span className={styles.key} aria-hidden="true">
        /
      </span>
      <div className={styles.popup} hidden={!expanded}>
        {found.state === "idle" && (
          <p className={styles.message}>{recent.length > 0 ? labels.recent : labels.start}</p>
        )}
        <Results
          id={id}
          lang={lang}
          items={items}
          active={active}
          label={found.state === "idle" ? labels.recent : labels.label}
          onChosen={choose}
        />
        {found.state === "idle" && recent.length > 0 && (
          <button
            type="button"
            className={styles.forget}
            onClick={() => {
              forgetSearches();
              setRecent([]);
              field.current?.focus();
            }}
          >
            {labels.forget}
          </button>
        )}
        <p role="status" className={items.length || !message ? "visually-hidden" : styles.message}>
          {expanded ? message : ""}
        </p>
      </div>
    </search>
  );
}
