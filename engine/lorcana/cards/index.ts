import type { CardDef } from "../language.ts";
import { actions } from "./actions.ts";
import { characters } from "./characters/index.ts";
import { items } from "./items.ts";
import { locations } from "./locations.ts";
import { practice } from "./practice/index.ts";
import { songs } from "./songs.ts";

const known = new Map(
  [...characters, ...actions, ...songs, ...items, ...locations, ...practice].map((def) => [def.id, def]),
);

export const cardDefs: readonly CardDef[] = [...known.values()];

export function isCardDef(id: string): boolean {
  return known.has(id);
}

export function cardDef(id: string): CardDef {
  const def = known.get(id);
  if (!def) throw new Error(`no card named ${id}`);
  return def;
}
