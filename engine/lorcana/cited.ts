import type { Cited } from "../kernel/game.ts";

/** The rule of a step, and those of the others that hold here. */
export function cited(rule: string, ...also: readonly (string | false | null | undefined)[]): Cited {
  return [rule, ...also.filter((each): each is string => typeof each === "string" && each !== rule)];
}
