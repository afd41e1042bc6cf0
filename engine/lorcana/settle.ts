import { statFrom } from "./characteristics.ts";
import type { Viewpoint } from "./filter.ts";
import { addGained, addGrants, applies, type Given, type Grants } from "./grants.ts";
import type { Stat, Static } from "./language.ts";
import { cardsInPlay, defOf } from "./state.ts";
import type { AbilityRef, State } from "./types.ts";

export type Conditional = readonly [Static, Viewpoint, AbilityRef];

/**
 * 6.4.3: which conditional abilities apply. One may look at what another gives, so they are looked at together, again
 * and again, until nothing changes: where a card lies makes no difference. What only switches itself off stays off.
 */
export function settle(state: State, grants: Grants, conditional: readonly Conditional[]): void {
  const base = { given: grants.given.length, granted: grants.granted.length };
  const build = (on: readonly boolean[]) => {
    grants.given.length = base.given;
    grants.granted.length = base.granted;
    for (const [at, [ability, from, ref]] of conditional.entries())
      if (on[at]) addGrants(grants, ability.grants, from, ref, null);
    addGained(state, grants);
    grants.computed.clear();
    if (grants.given.some(isOfValues)) settleStats(state, grants);
  };
  const look = () => conditional.map(([ability, from]) => applies(state, ability, from));
  if (!conditional.some(([ability]) => looksAtValues(ability))) {
    build(look());
    return;
  }
  let on = conditional.map(() => false);
  build(on);
  for (let rounds = conditional.length + 1; rounds > 0; rounds--) {
    const next = look();
    if (next.every((is, at) => is === on[at])) return;
    on = rounds > 1 ? next : next.map((is, at) => is && on[at] === true);
    build(on);
  }
}

const stats: readonly Stat[] = ["strength", "willpower", "lore"];
/** More than any modifiers that look at each other take. */
const patience = 20;

/** 6.6.1.2: modifiers that look at values others modify combine together, in no order. */
function settleStats(state: State, grants: Grants): void {
  const keys = cardsInPlay(state).flatMap((card) =>
    stats.map((stat) => ({ card, stat, key: `${card} ${stat}` })),
  );
  let known = keys.map(({ card, stat }) => defOf(state, card)[stat] ?? 0);
  for (let rounds = patience; rounds > 0; rounds--) {
    for (const [at, { key }] of keys.entries()) grants.computed.set(key, known[at] as number);
    const next = keys.map(({ card, stat }) => statFrom(state, grants.given, card, stat));
    if (next.every((value, at) => value === known[at])) return;
    known = next;
  }
}

function isOfValues({ quality, who }: Given): boolean {
  return "gets" in quality && (namesValue(quality.amount) || (who !== null && namesValue(who)));
}

function looksAtValues({ while: during, if: met, unless }: Static): boolean {
  return [during, met, unless].some((condition) => condition !== undefined && namesValue(condition));
}

const values = new Set<string>(["strength", "willpower", "lore", "keyword", "without", "stat"]);
const read = new WeakMap<object, boolean>();

/** Whether a condition, a filter or an amount speaks of what modifiers can change. */
function namesValue(said: unknown): boolean {
  if (typeof said !== "object" || said === null) return false;
  const before = read.get(said);
  if (before !== undefined) return before;
  const does = Object.entries(said).some(([key, value]) => values.has(key) || namesValue(value));
  read.set(said, does);
  return does;
}
