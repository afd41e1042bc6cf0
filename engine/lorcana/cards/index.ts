import type { CardDef } from "../language.ts";
import { actions } from "./actions.ts";
import { characters } from "./characters/index.ts";
import { items } from "./items.ts";
import { locations } from "./locations.ts";
import { practice } from "./practice/index.ts";
import { songs } from "./songs.ts";

const known = new Map<string, CardDef>();
addCards([...characters, ...actions, ...songs, ...items, ...locations, ...practice]);

export function addCards(defs: readonly CardDef[]): void {
  for (const def of defs) known.set(def.id, def);
}

export function cardDefs(): CardDef[] {
  return [...known.values()];
}

export function isCardDef(id: string): boolean {
  return known.has(id);
}

export function cardDef(id: string): CardDef {
  const def = known.get(id);
  if (!def) throw new Error(`no card named ${id}`);
  return def;
}
