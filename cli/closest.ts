import Fuse from "fuse.js";

/** The names most like one that is not there; all of them where there are few. */
export function closest(name: string, known: readonly string[], limit = 3): string[] {
  if (known.length <= limit) return [...known];
  return new Fuse(known, { threshold: 0.6, ignoreLocation: true })
    .search(name, { limit })
    .map(({ item }) => item);
}
