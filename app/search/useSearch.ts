"use client";

import { useDeferredValue, useEffect, useState } from "react";
import type { Hit } from "../../content/search";
import type { Lang } from "../../content/types";
import { loadSearch } from "./load";

const limit = 8;

export type Found =
  | { state: "idle" }
  | { state: "loading" }
  | { state: "failed" }
  | { state: "found"; hits: Hit[] };

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
      (search) => stale || setFound({ state: "found", hits: search(query, limit) }),
      () => stale || setFound({ state: "failed" }),
    );
    return () => {
      stale = true;
    };
  }, [lang, query]);

  return found;
}
