import { statOf } from "./characteristics.ts";
import { say } from "./messages.ts";
import type { Run } from "./running.ts";
import { cardAt, cardsInPlay, defOf, playerAt, turnOrder } from "./state.ts";
import { together } from "./table.ts";
import type { CardId, Finding, PlayerId, State, Task } from "./types.ts";

/** 1.8: checks until nothing is found, then goes on to the bag. */
export function gameStateCheck(options: { bag?: boolean; ends?: PlayerId } = {}): Task {
  return { task: "check", pass: 1, bag: options.bag ?? true, ends: options.ends ?? null };
}

type Check = Extract<Task, { task: "check" }>;

export function check(run: Run, task: Check): void {
  const found = findings(run.state, task.ends);
  const first = task.pass === 1;
  if (found.length === 0) {
    // 1.8.3: a pass that finds nothing ends the check.
    run.step(
      "1.8.3",
      say("check.nothing", { pass: task.pass }),
      { change: "pass", pass: { found }, first },
      { change: "harm forgotten" },
    );
    if (task.bag) run.push({ task: "bag" });
    return;
  }
  run.step("1.8.1", say("check.found", { pass: task.pass, count: found.length }), {
    change: "pass",
    pass: { found },
    first,
  });
  // 1.8.4: all of one player's results at once, players in turn order.
  const results = turnOrder(run.state).flatMap((player) => resultsFor(run.state, player, found));
  run.push(...results, { ...task, pass: task.pass + 1 });
}

/** 1.8.1.1 to 1.8.1.4: every condition met now. `ends`: the player whose turn is ending. */
export function findings(state: State, ends: PlayerId | null): Finding[] {
  const players = turnOrder(state);
  return [
    ...players
      .filter((id) => playerAt(state, id).lore >= 20)
      .map((player): Finding => ({ rule: "1.8.1.1", player })),
    ...players
      .filter((id) => id === ends && playerAt(state, id).deck.length === 0)
      .map((player): Finding => ({ rule: "1.8.1.2", player })),
    ...(state.players.length > 2 && players.length === 1
      ? players.map((player): Finding => ({ rule: "1.8.1.3", player }))
      : []),
    ...cardsInPlay(state)
      .filter((id) => isBeyondWillpower(state, id))
      .map((card): Finding => ({ rule: "1.8.1.4", card })),
  ];
}

/** Items have no Willpower, and a card without damage is not damaged to death by a Willpower of 0. */
function isBeyondWillpower(state: State, id: CardId): boolean {
  const { damage } = cardAt(state, id);
  return damage > 0 && defOf(state, id).willpower !== undefined && damage >= statOf(state, id, "willpower");
}

function resultsFor(state: State, player: PlayerId, found: readonly Finding[]): Task[] {
  const banished = found.flatMap((finding) =>
    finding.rule === "1.8.1.4" && cardAt(state, finding.card).owner === player
      ? [{ event: "banish", card: finding.card, by: culprit(state, finding.card) } as const]
      : [],
  );
  const ended = found.flatMap((finding): Task[] =>
    finding.rule !== "1.8.1.4" && finding.player === player
      ? [{ task: "end game", rule: finding.rule, player }]
      : [],
  );
  return [...ended, ...(banished.length > 0 ? [together(...banished)] : [])];
}

/** 1.8.1.4: the character whose damage, since the last check, it is banished by. */
function culprit(state: State, card: CardId) {
  return state.harm.findLast((harm) => harm.card === card)?.by ?? null;
}

type EndGame = Extract<Task, { task: "end game" }>;

/** 1.8.1.1 to 1.8.1.3: somebody wins, or loses and leaves. */
export function endGame(run: Run, { rule, player }: EndGame): void {
  if (rule !== "1.8.1.2") {
    run.step(rule, say("game.won", { player: { player } }), {
      change: "result",
      result: { winners: [player], rule },
    });
    return;
  }
  run.step(rule, say("game.lost", { player: { player } }), { change: "out", player });
  const left = turnOrder(run.state);
  // With more players the next check finds the last one left (1.8.1.3).
  if (run.state.players.length > 2 || left[0] === undefined) return;
  run.step("2.3.3.2", say("game.won", { player: { player: left[0] } }), {
    change: "result",
    result: { winners: left, rule: "1.8.1.2" },
  });
}
