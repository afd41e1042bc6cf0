/** A pure source of chance: the same seed gives the same numbers. Returns a whole number below `below` and the next seed. */
export function random(seed: number, below: number): [value: number, seed: number] {
  const next = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(next ^ (next >>> 15), next | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return [Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below), next];
}

export function shuffled<Item>(items: readonly Item[], seed: number): [items: Item[], seed: number] {
  const deck = [...items];
  let at = seed;
  for (let last = deck.length - 1; last > 0; last--) {
    const [pick, next] = random(at, last + 1);
    at = next;
    [deck[last], deck[pick]] = [deck[pick] as Item, deck[last] as Item];
  }
  return [deck, at];
}
