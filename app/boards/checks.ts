import type { Pass } from "../../engine/lorcana/index";
import type { BoardStep } from "./line";

export interface CheckShown {
  readonly passes: readonly Pass[];
  /** The last pass found nothing. */
  readonly over: boolean;
}

/** The game state check that is under way at a step, or ends with it. */
export function checkAt({ changes, state }: BoardStep): CheckShown | null {
  const ran = changes.some(({ change }) => change === "pass");
  const underWay = state.agenda.some((task) => task.task === "check" && task.pass > 1);
  if (!ran && !underWay) return null;
  return { passes: state.check, over: state.check.at(-1)?.found.length === 0 };
}
