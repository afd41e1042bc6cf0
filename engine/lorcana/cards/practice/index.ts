import type { CardDef } from "../../language.ts";
import { abilities } from "./abilities.ts";
import { actionsOnCharacters } from "./actions-on-characters.ts";
import { actionsOnPlayers } from "./actions-on-players.ts";
import { itemsAndLocations } from "./items-and-locations.ts";
import { keywords } from "./keywords.ts";
import { modifiers } from "./modifiers.ts";
import { plain } from "./plain.ts";
import { triggers } from "./triggers.ts";

/** Cards of ours for what an example leaves open, and for rules without an example. */
export const practice: readonly CardDef[] = [
  ...plain,
  ...keywords,
  ...triggers,
  ...abilities,
  ...actionsOnCharacters,
  ...modifiers,
  ...actionsOnPlayers,
  ...itemsAndLocations,
];
