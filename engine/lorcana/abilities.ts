import { cardDef } from "./cards/index.ts";
import { meaning } from "./keywords.ts";
import type { Ability, CardDef, Replacement, Static, Triggered } from "./language.ts";
import type { AbilityRef } from "./types.ts";

export interface Placed<A extends Ability> {
  readonly ref: AbilityRef;
  readonly ability: A;
}

interface Sorted {
  readonly triggered: readonly Placed<Triggered>[];
  readonly static: readonly Placed<Static>[];
  readonly replacement: readonly Placed<Replacement>[];
}

const sortedByCard = new Map<string, Sorted>();

/** A card's abilities by kind, keywords as what they stand for. */
export function abilitiesOf(def: CardDef): Sorted {
  const known = sortedByCard.get(def.id);
  if (known) return known;
  const placed = def.abilities.map((ability, at) => ({
    ref: { def: def.id, at },
    ability: meaning(ability),
  }));
  const ofKind = <Kind extends Ability["kind"]>(kind: Kind) =>
    placed.filter((entry): entry is Placed<Extract<Ability, { kind: Kind }>> => entry.ability.kind === kind);
  const sorted = {
    triggered: ofKind("triggered"),
    static: ofKind("static"),
    replacement: ofKind("replacement"),
  };
  sortedByCard.set(def.id, sorted);
  return sorted;
}

export function abilityAt(ref: AbilityRef): Ability {
  const ability = cardDef(ref.def).abilities[ref.at];
  if (!ability) throw new Error(`no ability ${ref.at} on ${ref.def}`);
  return meaning(ability);
}
