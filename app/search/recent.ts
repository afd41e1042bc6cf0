import * as z from "zod/mini";

const key = "recent-searches";
const most = 6;
const longest = 80;

const stored = z.array(z.string().check(z.minLength(1), z.maxLength(longest))).check(z.maxLength(most));

/** What the reader searched for last on this device, newest first. */
export function recentSearches(): string[] {
  try {
    return stored.parse(JSON.parse(localStorage.getItem(key) ?? "[]"));
  } catch {
    return []; // storage is forbidden, or somebody else wrote there
  }
}

/** Called when a result is opened: what was typed on the way there is not worth keeping. */
export function rememberSearch(typed: string): void {
  const query = typed.trim().slice(0, longest);
  if (!query) return;
  const others = recentSearches().filter((other) => other.toLowerCase() !== query.toLowerCase());
  store([query, ...others].slice(0, most));
}

export function forgetSearches(): void {
  store([]);
}

function store(searches: string[]): void {
  try {
    if (searches.length > 0) localStorage.setItem(key, JSON.stringify(searches));
    else localStorage.removeItem(key);
  } catch {
    // Then nothing is remembered.
  }
}
