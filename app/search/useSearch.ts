"use client";

import { useDeferredValue, useEffect, useState } from "react";
import type { Lang } from "../../content/types";
import { withBoards } from "./boards";
import type { Item } from "./items";
import { loadSearch } from "./load";

const limit = 7;
/** How many scenarios follow the rules and terms. */
const scenarios = 2;

export type Found =
  | { state: "idle" }
  | { state: "loading" }
  | { state: "failed" }
  | { state: "found"; items: Item[] };

export function useSearch(lang: Lang, typed: string): Found {
  const query = useDeferredValue(typed.trim());
  const [found, setFound] = useState<Found>({ state: "idle" });

  useEffect(() => {
    if (query === "") {
      setFound({ state: "idle" });
      return;
    }
    let stale = false;
    setFound((before) => (before.state === "found" ? before : { state: "loading" }));
    loadSearch(lang).then(
      ({ search, boards }) => {
        if (stale) return;
        const hits = withBoards(search(query, limit, scenarios), boards, scenarios);
        setFound({ state: "found", items: hits.map((hit) => ({ kind: "hit", hit })) });
      },
      () => stale || setFound({ state: "failed" }),
    );
    return () => {
      stale = true;
    };
  }, [lang, query]);

  return found;
}
