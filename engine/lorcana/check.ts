import { statOf } from "./characteristics.ts";
import { cited } from "./cited.ts";
import { leave } from "./leave.ts";
import { say } from "./messages.ts";
import type { Run } from "./running.ts";
import { cardAt, cardsInPlay, defOf, isOpponent, playerAt, turnOrder } from "./state.ts";
import { together } from "./table.ts";
import type { CardId, EndRule, Finding, GameEvent, PlayerId, State, Task } from "./types.ts";

/** 1.8: checks until nothing is found, then goes on to the bag. */
export function gameStateCheck({
  bag = true,
  ends = [],
  ...rules
}: {
  bag?: boolean;
  ends?: readonly PlayerId[];
  now?: string;
  after?: string;
} = {}): Task {
  return { task: "check", pass: 1, bag, ends, ...rules };
}

type Check = Extract<Task, { task: "check" }>;

export function check(run: Run, task: Check): void {
  const looked = conditions(run.state, task.ends);
  const found = findings(run.state, task.ends);
  const first = task.pass === 1;
  if (found.length === 0) {
    // 1.8.3: a pass that finds nothing ends the check.
    run.step(
      cited("1.8.3", first && task.after),
      say("check.nothing", { pass: task.pass }),
      { change: "pass", pass: { looked, found }, first },
      { change: "harm forgotten" },
    );
    goOn(run, task);
    return;
  }
  const results = resultsOf(run.state, found);
  run.step(
    cited("1.8.1", first && task.after, found.length > 1 && "1.8.4"),
    say("check.found", { pass: task.pass, count: found.length }),
    { change: "pass", pass: { looked, found }, first },
    // 1.8.1.4: every pass is a check, and only damage since the last one tells who banished.
    { change: "harm forgotten" },
  );
  run.push(...results, { ...task, pass: task.pass + 1 });
}

/** 6.7.8.1, 7.1.6.1: the effect of an action played meanwhile goes before the bag. */
function goOn(run: Run, task: Check): void {
  const [frame, ...frames] = run.state.waiting;
  if (!frame) {
    if (task.bag) run.push({ task: "bag", ...(task.now && { now: task.now }) });
    return;
  }
  run.step("6.7.8.1", say("play.waited", { card: { card: frame.source.card } }), {
    change: "waiting",
    frames,
  });
  run.push(
    { task: "resolve", ...frame },
    { task: "put away", card: frame.source },
    { ...task, pass: 1, after: "6.7.5" },
  );
}

/** 1.8.1.1 to 1.8.1.4: the conditions there are to look at now. `ends`: the players whose turn is ending. */
export function conditions({ rules, players }: State, ends: readonly PlayerId[]): Finding["rule"][] {
  const looked: Finding["rule"][] = rules.packRush ? ["10.2.4", "10.2.5"] : ["1.8.1.1"];
  if (!rules.packRush && ends.length > 0) looked.push("1.8.1.2");
  if (players.length > 2) looked.push("1.8.1.3");
  looked.push("1.8.1.4");
  return looked;
}

/** 1.8.1.1 to 1.8.1.4: every condition met now. */
export function findings(state: State, ends: readonly PlayerId[]): Finding[] {
  return conditions(state, ends).flatMap((rule): Finding[] =>
    rule === "1.8.1.4"
      ? beyondWillpower(state).map((card) => ({ rule, card }))
      : turnOrder(state)
          .filter((player) => isMetBy[rule](state, player, ends))
          .map((player) => ({ rule, player })),
  );
}

const isMetBy: Record<EndRule, (state: State, player: PlayerId, ends: readonly PlayerId[]) => boolean> = {
  "1.8.1.1": (state, player) => playerAt(state, player).lore >= 20,
  "10.2.4": (state, player) => playerAt(state, player).lore >= 15,
  "1.8.1.2": (state, player, ends) => ends.includes(player) && playerAt(state, player).deck.length === 0,
  // 10.2.5: nobody loses by an empty deck there.
  "10.2.5": (state, player) => {
    const { deck, discard } = playerAt(state, player);
    return deck.length === 0 && discard.length > 0;
  },
  "1.8.1.3": (state, player) => turnOrder(state).every((id) => !isOpponent(state, player, id)),
};

/** 1.8.1.4: characters and locations with damage no lower than their Willpower. */
export function beyondWillpower(state: State): CardId[] {
  return cardsInPlay(state).filter((card) => isBeyondWillpower(state, card));
}

/** Items have no Willpower, and a card without damage is not damaged to death by a Willpower of 0. */
function isBeyondWillpower(state: State, id: CardId): boolean {
  const { damage } = cardAt(state, id);
  return damage > 0 && defOf(state, id).willpower !== undefined && damage >= statOf(state, id, "willpower");
}

/**
 * 1.8.4: each player's results in turn order. All that a check banishes leaves together: what goes sees what goes with
 * it (7.4.3), whoever's turn it is.
 */
function resultsOf(state: State, found: readonly Finding[]): Task[] {
  const order = turnOrder(state);
  const ended = order.flatMap((player) =>
    found.flatMap((finding): Task[] =>
      finding.rule !== "1.8.1.4" && finding.player === player
        ? [{ task: "end game", rule: finding.rule, player }]
        : [],
    ),
  );
  const banished = order.flatMap((player) =>
    found.flatMap((finding) =>
      finding.rule === "1.8.1.4" && cardAt(state, finding.card).owner === player
        ? [banishment(state, finding.card)]
        : [],
    ),
  );
  return [...ended, ...(banished.length > 0 ? [together(...banished)] : [])];
}

function banishment(state: State, card: CardId): GameEvent {
  return { event: "banish", card, by: culprit(state, card), damaged: true, rule: "1.8.1.4" };
}

/** 1.8.1.4: the character whose damage, since the last check, it is banished by. */
function culprit(state: State, card: CardId) {
  return state.harm.findLast((harm) => harm.card === card)?.by ?? null;
}

type EndGame = Extract<Task, { task: "end game" }>;

/** 1.8.1.1 to 1.8.1.3: somebody wins, or loses and leaves. */
export function endGame(run: Run, { rule, player }: EndGame): void {
  if (rule === "10.2.5") {
    const { discard } = playerAt(run.state, player);
    run.step(
      rule,
      say("game.reshuffled", { player: { player } }),
      ...discard.map((card) => ({ change: "zone", card, to: "deck" }) as const),
      { change: "shuffled", player },
    );
    return;
  }
  if (rule === "1.8.1.2") {
    run.step(rule, say("game.lost", { player: { player } }));
    leave(run, { player, rule });
    return;
  }
  // Teammates win together.
  const winners = turnOrder(run.state).filter((id) => !isOpponent(run.state, player, id));
  run.step(rule, say("game.won", { players: winners.map((id) => ({ player: id })) }), {
    change: "result",
    result: { winners, rule },
  });
}
