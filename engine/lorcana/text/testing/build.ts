import type {
  Ability,
  ActionText,
  Activated,
  CardType,
  Chosen,
  Cost,
  Duration,
  Effect,
  Filter,
  Grant,
  Pattern,
  PlainKeyword,
  Quality,
  Static,
  Target,
  Triggered,
} from "../../language.ts";

/** An ability and its text in both languages. `on`: what its card is, a character unless told. */
export interface Row {
  readonly name: string;
  readonly ability: Ability;
  readonly on?: CardType;
  readonly en: string;
  readonly fr: string;
}

export const self: Filter = { this: true };
export const character: Filter = { type: "character" };
export const yours: Filter = { type: "character", whose: "yours" };
export const opposing: Filter = { type: "character", whose: "opposing" };
export const another: Filter = { type: "character", other: true };

export function named(name: string, filter: Filter = yours): Filter {
  return { ...filter, named: { en: name, fr: name } };
}

export function chosen(filter: Filter = character, more: Omit<Chosen, "chosen"> = {}): Chosen {
  return { chosen: filter, ...more };
}

export function triggered(
  when: Triggered["when"],
  effects: Effect[],
  more: Partial<Triggered> = {},
): Triggered {
  return { kind: "triggered", when, effects, ...more };
}

export function activated(costs: Cost[], effects: Effect[], more: Partial<Activated> = {}): Activated {
  return { kind: "activated", costs, effects, ...more };
}

export function always(grants: Grant[], more: Partial<Static> = {}): Static {
  return { kind: "static", grants, ...more };
}

export function action(...effects: Effect[]): ActionText {
  return { kind: "action", effects };
}

export function may(...effects: Effect[]): Effect {
  return { do: "may", effects };
}

export function give(to: Target, has: Quality[], until: Duration = "this turn"): Effect {
  return { do: "give", to, has, for: until };
}

export function keyword(name: PlainKeyword): Quality {
  return { gains: { kind: "keyword", keyword: name } };
}

export function gets(stat: "strength" | "willpower" | "lore", amount: number): Quality {
  return { gets: stat, amount };
}

export const draw: Effect = { do: "draw", amount: 1 };
export const isPlayed: Pattern = { event: "is played", who: self };
export const quests: Pattern = { event: "quests", who: self };
