import type { Question } from "../kernel/game.ts";
import { say } from "./messages.ts";
import type { Run } from "./running.ts";
import { playerAt, turnOrder } from "./state.ts";
import { cardTagged, tagOf } from "./tags.ts";
import type { Change, PlayerId, State, Task } from "./types.ts";

/** 10.2.3: an opening hand has 7 cards, in Pack Rush 5. */
function handSize({ rules }: State): number {
  return rules.packRush ? 5 : 7;
}

/** 2.2.1: decks are shuffled, lore is 0, opening hands are drawn. */
export function drawHands(run: Run): void {
  const players = turnOrder(run.state);
  run.step("2.1.3", say("start.order", { players: players.map((player) => ({ player })) }));
  for (const player of players)
    run.step("2.2.1.2", say("start.shuffles", { player: { player } }), { change: "shuffled", player });
  run.step("2.2.1.3", say("start.lore"));
  if (run.state.rules.packRush) startPackRush(run, players);
  for (const player of players) drawTo(run, player, run.state.rules.packRush ? "10.2.3" : "2.2.1.4");
  run.push(
    ...players.map((player): Task => ({ task: "alter", player })),
    { task: "altered", altered: [] },
    { task: "first turn" },
  );
}

/** 10.1.2, 10.2.2: the marketing cards that were set aside become ink. */
function startPackRush(run: Run, players: readonly PlayerId[]): void {
  run.step("10.1.2", say("start.variant"));
  for (const player of players)
    run.step(
      "10.2.2",
      say("start.marketing", { player: { player } }),
      ...playerAt(run.state, player).removed.map(
        (card) => ({ change: "zone", card, to: "inkwell" }) as const,
      ),
    );
}

function drawTo(run: Run, player: PlayerId, rule: string): void {
  const { hand, deck } = playerAt(run.state, player);
  const cards = deck.slice(0, Math.max(0, handSize(run.state) - hand.length));
  run.step(
    rule,
    say("start.draws", { player: { player }, count: cards.length }),
    ...cards.map((card) => ({ change: "zone", card, to: "hand" }) as const),
  );
}

type Alter = Extract<Task, { task: "alter" }>;

/** 2.2.2: once, any number of cards go to the bottom of the deck, and as many are drawn. */
export const alter: Question<State, Alter, Change> = {
  decision(state, { player }) {
    const { hand } = playerAt(state, player);
    return {
      kind: "alter hand",
      player,
      rule: player === state.turn.active ? "2.2.2.1" : "2.2.2.2",
      message: say("start.ask", { player: { player } }),
      options: hand.map((card) => ({
        id: `card:${tagOf(state, card)}`,
        message: say("name", { card: { card } }),
      })),
      min: 0,
      max: hand.length,
    };
  },
  refusals: () => [],
  answer(run, { player }, answer) {
    const rule = player === run.state.turn.active ? "2.2.2.1" : "2.2.2.2";
    if (answer.length === 0) {
      run.step(rule, say("start.keeps", { player: { player } }));
      return;
    }
    const cards = answer.map((id) => cardTagged(run.state, id.slice("card:".length)));
    run.step(
      rule,
      say("start.alters", { player: { player }, count: cards.length }),
      ...cards.map((card) => ({ change: "zone", card, to: "deck", bottom: true }) as const),
    );
    drawTo(run, player, rule);
    run.replan(
      run.agenda.map((task) =>
        task.task === "altered" ? { ...task, altered: [...task.altered, player] } : task,
      ),
    );
  },
  always: true,
};

/** 2.2.2.3 */
export function altered(run: Run, { altered }: Extract<Task, { task: "altered" }>): void {
  for (const player of altered)
    run.step("2.2.2.3", say("start.shuffles", { player: { player } }), { change: "shuffled", player });
}
