export interface Difference {
  readonly path: string;
  readonly expected: unknown;
  readonly found: unknown;
}

/** Where `found` is not what `expected` says. What is not mentioned is not looked at. */
export function differences(expected: unknown, found: unknown, path = ""): Difference[] {
  if (isRecord(expected) && isRecord(found))
    return Object.entries(expected).flatMap(([key, value]) => {
      const here = path ? `${path}.${key}` : key;
      return key === "open" ? missing(value, found[key], here) : differences(value, found[key], here);
    });
  return isSame(expected, found) ? [] : [{ path, expected, found }];
}

/** `open` names some of the options, not all of them. */
function missing(expected: unknown, found: unknown, path: string): Difference[] {
  const [wanted, there] = [expected, found].map((list) => (Array.isArray(list) ? list : []));
  return (wanted ?? []).every((each) => there?.includes(each)) ? [] : [{ path, expected, found }];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isSame(expected: unknown, found: unknown): boolean {
  return JSON.stringify(expected) === JSON.stringify(found);
}
