import { cardDef } from "./cards/index.ts";
import { meaning } from "./keywords.ts";
import type { Ability, Activated, CardDef, Replacement, Static, Triggered } from "./language.ts";
import { cardAt } from "./state.ts";
import type { AbilityRef, CardId, State } from "./types.ts";

/** An ability on a card of the table. */
export interface Placed<A extends Ability = Ability> {
  readonly card: CardId;
  readonly ref: AbilityRef;
  readonly ability: A;
}

export interface Sorted {
  readonly triggered: Placed<Triggered>[];
  readonly activated: Placed<Activated>[];
  readonly static: Placed<Static>[];
  readonly replacement: Placed<Replacement>[];
}

const known = new WeakMap<readonly CardId[], Sorted>();

/** The printed abilities of the cards of a pile, by kind, keywords as what they stand for. */
export function printedIn(state: State, pile: readonly CardId[]): Sorted {
  const before = known.get(pile);
  if (before) return before;
  const sorted: Sorted = { triggered: [], activated: [], static: [], replacement: [] };
  for (const card of pile)
    for (const { ref, ability } of printedOn(cardDef(cardAt(state, card).def)))
      if (ability.kind in sorted) sorted[ability.kind as keyof Sorted].push({ card, ref, ability } as never);
  known.set(pile, sorted);
  return sorted;
}

const printed = new WeakMap<CardDef, readonly { readonly ref: AbilityRef; readonly ability: Ability }[]>();

/** A card's abilities with their places, keywords as what they stand for. */
export function printedOn(def: CardDef): readonly { readonly ref: AbilityRef; readonly ability: Ability }[] {
  const before = printed.get(def);
  if (before) return before;
  const entries = def.abilities.map((ability, at) => ({
    ref: { def: def.id, at },
    ability: meaning(ability),
  }));
  printed.set(def, entries);
  return entries;
}

/** The ability as it is written: a keyword is still a keyword. */
export function writtenAt(ref: AbilityRef): Ability {
  const ability = ref.gained ?? cardDef(ref.def).abilities[ref.at];
  if (!ability) throw new Error(`no ability ${ref.at} on ${ref.def}`);
  return ability;
}

export function abilityAt(ref: AbilityRef): Ability {
  return meaning(writtenAt(ref));
}

/** The same for two instances of one ability. */
export function abilityKey({ def, at, gained }: AbilityRef): string {
  return gained ? `${def}:${at}:${JSON.stringify(gained)}` : `${def}:${at}`;
}
