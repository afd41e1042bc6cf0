"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import type { Lang } from "../../content/types";
import { SearchField } from "./SearchField";
import { useSearchKeys } from "./useSearchKeys";

/** The search of the first page: it has the focus when the page opens; `?q=` starts it with a question. */
export function HomeSearch({ lang }: { lang: Lang }) {
  const field = useRef<HTMLInputElement>(null);
  const [asked, setAsked] = useState("");

  useEffect(() => setAsked(new URLSearchParams(location.search).get("q")?.slice(0, 200) ?? ""), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with another question the field is another one
  useEffect(() => field.current?.focus({ preventScroll: true }), [asked]);

  useSearchKeys(
    useCallback(() => {
      field.current?.focus();
      field.current?.select();
    }, []),
  );

  // A new key starts the field anew with the question of the address, which the server cannot know.
  return <SearchField key={asked} lang={lang} field={field} initial={asked} />;
}
