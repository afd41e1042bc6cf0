import { abilityAt } from "./abilities.ts";
import type { AbilityRef } from "./types.ts";

/** 6.4.4, 6.1.13: the rule of the word that ties a static ability to its condition, if it has one. */
export function formOf(ref: AbilityRef): string | null {
  const ability = abilityAt(ref);
  if (ability.kind !== "static") return null;
  if (ability.unless) return "6.4.4.1";
  if (ability.if) return ability.outside ? "6.4.4.3" : "6.4.4.2";
  if (ability.while) return "6.1.13.5";
  return ability.during ? "6.1.13.1" : null;
}
