import type { Search, SearchIndex } from "../../content/search";
import type { Lang } from "../../content/types";
import { href } from "../href";
import type { Board } from "./boards";

export interface Finder {
  search: Search;
  boards: Board[];
}

const loading = new Map<Lang, Promise<Finder>>();

/** The search of a language: its index and code are fetched when first asked for, and once. */
export function loadSearch(lang: Lang): Promise<Finder> {
  let finder = loading.get(lang);
  if (!finder) {
    finder = fetchSearch(lang);
    loading.set(lang, finder);
    finder.catch(() => loading.delete(lang));
  }
  return finder;
}

async function fetchSearch(lang: Lang): Promise<Finder> {
  const [{ createSearch }, response] = await Promise.all([
    import("../../content/search"),
    fetch(href.searchIndex(lang)),
  ]);
  if (!response.ok) throw new Error(`search index: ${response.status}`);
  const index: SearchIndex = await response.json();
  return { search: createSearch(index), boards: index.entries.filter(({ kind }) => kind === "scenario") };
}
