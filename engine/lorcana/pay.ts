import { say } from "./messages.ts";
import type { Run } from "./running.ts";
import { readyInk } from "./state.ts";
import type { PlayerId } from "./types.ts";

/** Exerts as many ready ink cards as the total cost takes. Which ones makes no difference (7.5.1). */
export function payInk(run: Run, player: PlayerId, total: number, rule: string): void {
  const ink = readyInk(run.state, player).slice(0, total);
  if (ink.length < total) throw new Error("a cost was accepted that cannot be paid");
  run.step(
    rule,
    say("pay.ink", { player: { player }, amount: total }),
    ...ink.map((card) => ({ change: "exerted", card, exerted: true }) as const),
  );
}
