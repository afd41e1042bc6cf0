import { numberIn } from "../../content/editions";
import type { Rule } from "../../content/types";
import type { Labels } from "../labels/index";

/** Where the editions part: what a note says, and a number that is not the same. */
export interface Difference {
  /** A note under the rule tells what differs. */
  noted: boolean;
  /** The number of the rule in the French edition, where it has another; null where that edition lacks the rule. */
  french: string | null | undefined;
}

export function differenceAt({ id, notes }: Rule): Difference | null {
  const number = numberIn("lorcana", "fr", id);
  const noted = notes.some(({ kind }) => kind === "edition");
  if (!noted && number === id) return null;
  return { noted, french: number === id ? undefined : number };
}

export function wordingOf({ french }: Difference, labels: Labels): string {
  if (french === undefined) return labels.editions.differ;
  return french === null ? labels.editions.absent : labels.editions.numbered(french);
}
