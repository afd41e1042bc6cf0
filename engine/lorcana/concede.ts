import type { Asides, Option } from "../kernel/game.ts";
import { leave } from "./leave.ts";
import { say } from "./messages.ts";
import { playerAt, turnOrder } from "./state.ts";
import type { Change, PlayerId, State } from "./types.ts";
import { agendaWithout } from "./without.ts";

/** 2.3.3.4: a player may concede at any point, whoever is asked whatever. */
export const concession: Asides<State, Change> = {
  options: (state) =>
    turnOrder(state).map(
      (player): Option => ({
        id: idOf(state, player),
        message: say("concede.option", { player: { player } }),
      }),
    ),
  answer(run, id) {
    const player = turnOrder(run.state).find((each) => idOf(run.state, each) === id);
    if (player === undefined) throw new Error(`nobody can ${id}`);
    run.step("2.3.3.4", say("concede.done", { player: { player } }));
    leave(run, { player, rule: "2.3.3.4" });
    if (!run.state.result) run.replan(agendaWithout(run.state, run.agenda, player));
  },
};

function idOf(state: State, player: PlayerId): string {
  return `concede:${playerAt(state, player).name}`;
}
