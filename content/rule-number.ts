/** Rule numbers such as 6.5.7.1: their parts and their order. No Node, no files: the browser uses this too. */

export function partsOf(id: string): number[] {
  return id.split(".").map(Number);
}

/** The section a rule stands in: 6.5 for 6.5.7.1. */
export function sectionOf(id: string): string {
  return id.split(".").slice(0, 2).join(".");
}

export function parentOf(id: string): string {
  return id.slice(0, id.lastIndexOf("."));
}

export function compareNumbers(a: string, b: string): number {
  const left = partsOf(a);
  const right = partsOf(b);
  for (let at = 0; at < Math.max(left.length, right.length); at++) {
    const difference = (left[at] ?? 0) - (right[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** The numbers most like one that is not there: those that share most of its beginning, then the closest. */
export function nearestNumbers(id: string, known: string[], limit = 3): string[] {
  const wanted = partsOf(id);
  if (wanted.some(Number.isNaN)) return [];
  const distance = (other: string) => {
    const parts = partsOf(other);
    const shared = parts.findIndex((part, at) => part !== wanted[at]);
    const depth = shared < 0 ? parts.length : shared;
    return { depth, gap: Math.abs((parts[depth] ?? 0) - (wanted[depth] ?? 0)), extra: parts.length };
  };
  return known
    .map((other) => ({ other, ...distance(other) }))
    .filter(({ depth }) => depth > 0)
    .sort((a, b) => b.depth - a.depth || a.gap - b.gap || a.extra - b.extra)
    .slice(0, limit)
    .map(({ other }) => other);
}
