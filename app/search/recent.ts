const key = "recent-searches";
const most = 6;
const longest = 80;

/** What the reader searched for last on this device, newest first. */
export function recentSearches(): string[] {
  try {
    return searchesIn(JSON.parse(localStorage.getItem(key) ?? "[]"));
  } catch {
    return []; // storage is forbidden, or somebody else wrote there
  }
}

/** By hand: every first page would pay 23 kB for zod to do it. */
function searchesIn(stored: unknown): string[] {
  if (!Array.isArray(stored)) return [];
  return stored.filter((text) => typeof text === "string" && text.length <= longest).slice(0, most);
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
