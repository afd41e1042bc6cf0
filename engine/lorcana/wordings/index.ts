import { actions } from "./actions.ts";
import { check } from "./check.ts";
import { events } from "./events.ts";
import { general } from "./general.ts";
import { replacing } from "./replacing.ts";
import { resolving } from "./resolving.ts";
import { turn } from "./turn.ts";

/**
 * What steps, options and refusals say, in both languages. Arguments in braces: see `kernel/wording.ts`.
 * French puts a no-break space before ; : ? ! and inside « ».
 */
export const catalog = {
  ...general,
  ...turn,
  ...actions,
  ...check,
  ...resolving,
  ...replacing,
  ...events,
} as const;
