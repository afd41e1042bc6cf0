import type { Text } from "../content/types";

/** A board that shows a rule, as far as a rules page needs to know it. */
export interface ShownIn {
  id: string;
  title: Text;
  /** The worked example it plays, where it plays one. */
  example: string | null;
}

export function scenariosFor(_rule: string): ShownIn[] {
  return [];
}
