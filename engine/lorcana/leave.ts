import { cited } from "./cited.ts";
import { say } from "./messages.ts";
import type { Run } from "./running.ts";
import { turnOrder } from "./state.ts";
import type { PlayerId } from "./types.ts";

/** 9.2.3: in a multiplayer game a player who has lost leaves; in a game of two, the other has won. */
export function leave(run: Run, { player, rule }: { player: PlayerId; rule: string }): void {
  if (run.state.players.length > 2) {
    // The next check finds the last one left (1.8.1.3).
    const waits = run.state.bag.some((entry) => entry.player === player);
    run.step(cited("9.2.3", waits && "7.7.7"), say("game.left", { player: { player } }), {
      change: "out",
      player,
    });
    return;
  }
  const winners = turnOrder(run.state).filter((id) => id !== player);
  run.step(rule, say("game.won", { players: winners.map((id) => ({ player: id })) }), {
    change: "result",
    result: { winners, rule },
  });
}
