import type { Ability, Amount, Quality, Replacement } from "../language.ts";

type Gets = Extract<Quality, { gets: unknown }>;
type Gains = Extract<Quality, { gains: unknown }>["gains"];
export type Banned = Extract<Quality, { cant: unknown }>;
export type Counted = Extract<Amount, { times?: number }>;
export type Lone = Exclude<Quality, Gets | { gains: unknown } | { cant: unknown }>;

/** Qualities that share a verb. `safe` stands for the replacement of all damage to the card itself. */
export type Group =
  | { readonly verb: "gets"; readonly all: readonly Gets[] }
  | { readonly verb: "gains"; readonly all: readonly Gains[] }
  | { readonly verb: "safe"; readonly inChallenges: boolean }
  | { readonly verb: "cant"; readonly all: readonly Banned[] }
  | { readonly verb: "lone"; readonly quality: Lone };

export function grouped(qualities: readonly Quality[]): readonly Group[] {
  const groups: Group[] = [];
  for (const next of qualities.map(groupOf)) {
    const last = groups.pop();
    if (last) groups.push(...merged(last, next));
    else groups.push(next);
  }
  return groups;
}

function groupOf(quality: Quality): Group {
  if ("gets" in quality) return { verb: "gets", all: [quality] };
  if ("cant" in quality) return { verb: "cant", all: [quality] };
  if (!("gains" in quality)) return { verb: "lone", quality };
  const { gains } = quality;
  if (!isSafety(gains)) return { verb: "gains", all: [gains] };
  return { verb: "safe", inChallenges: "in" in gains.would && gains.would.in !== undefined };
}

function merged(last: Group, next: Group): readonly Group[] {
  if (last.verb === "gets" && next.verb === "gets")
    return [{ verb: "gets", all: [...last.all, ...next.all] }];
  if (last.verb === "gains" && next.verb === "gains")
    return [{ verb: "gains", all: [...last.all, ...next.all] }];
  if (last.verb === "cant" && next.verb === "cant")
    return [{ verb: "cant", all: [...last.all, ...next.all] }];
  return [last, next];
}

function isSafety(ability: Ability): ability is Replacement {
  if (ability.kind !== "replacement" || ability.instead !== "nothing") return false;
  return ability.would.event === "is dealt damage" && ability.would.who.this === true;
}

export function isCounted(amount: Amount): amount is Counted {
  return typeof amount === "object" && ("count" in amount || "cards" in amount);
}

/** "For each …" stands at the very end, after how long it lasts, where the last bonus is the only one of its verb. */
export function lateCount(groups: readonly Group[]): Counted | undefined {
  const last = groups.at(-1);
  const amount = last?.verb === "gets" && last.all.length === 1 ? last.all[0]?.amount : undefined;
  return amount !== undefined && isCounted(amount) ? amount : undefined;
}
