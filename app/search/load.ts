import type { Search } from "../../content/search";
import type { Lang } from "../../content/types";
import { href } from "../href";

const loading = new Map<Lang, Promise<Search>>();

/** The search of a language: its index and code are fetched when first asked for, and once. */
export function loadSearch(lang: Lang): Promise<Search> {
  let search = loading.get(lang);
  if (!search) {
    search = fetchSearch(lang);
    loading.set(lang, search);
    search.catch(() => loading.delete(lang));
  }
  return search;
}

async function fetchSearch(lang: Lang): Promise<Search> {
  const [{ createSearch }, response] = await Promise.all([
    import("../../content/search"),
    fetch(href.searchIndex(lang)),
  ]);
  if (!response.ok) throw new Error(`search index: ${response.status}`);
  return createSearch(await response.json());
}
