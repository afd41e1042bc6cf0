import type { Option, Question } from "../kernel/game.ts";
import { gameStateCheck } from "./check.ts";
import { cited } from "./cited.ts";
import { abilitySlug, say } from "./messages.ts";
import { beginResolving } from "./resolve.ts";
import type { Run } from "./running.ts";
import { isTakingTurn, turnOrder } from "./state.ts";
import { tagOf } from "./tags.ts";
import type { Bagged, Change, PlayerId, State, Task } from "./types.ts";

/** 7.7.4: looks who has abilities in the bag, and lets the right player pick. */
export function bag(run: Run, { now }: Extract<Task, { task: "bag" }>): void {
  const { bag, bagHolder, turn, players } = run.state;
  const hasLeft = players[turn.active]?.out;
  if (bag.length === 0) {
    if (bagHolder !== null)
      run.step(
        "7.7.4.5",
        hasLeft
          ? say("bag.empty-left", { player: { player: turn.active } })
          : say("bag.empty", { players: named(turn.taking) }),
        {
          change: "bag holder",
          player: null,
        },
      );
    return;
  }
  const holder = nextHolder(run.state);
  if (holder !== bagHolder?.player) pass(run, holder, now);
  run.push({ task: "pick" });
}

/** 9.3.2: on a simultaneous turn the team picks as one. */
function isOneSide(state: State, one: PlayerId, other: PlayerId): boolean {
  return one === other || (isTakingTurn(state, one) && isTakingTurn(state, other));
}

/** Who has abilities in the bag of those that pick as one, the holder first. */
function pickers(state: State, holder: PlayerId): PlayerId[] {
  return turnOrder(state, holder).filter(
    (id) => isOneSide(state, id, holder) && state.bag.some(({ player }) => player === id),
  );
}

/** 7.7.4.2 to 7.7.4.4: whoever resolved last goes on; else the next player in turn order, the active player first of all. */
function nextHolder(state: State): PlayerId {
  const from = state.bagHolder?.player ?? state.turn.active;
  for (const id of turnOrder(state, from)) {
    const [holder] = pickers(state, id);
    if (holder !== undefined) return holder;
  }
  throw new Error("the bag holds abilities of nobody in the game");
}

function pass(run: Run, holder: PlayerId, now?: string): void {
  const { state } = run;
  const { bagHolder, turn } = state;
  const change = { change: "bag holder", player: holder } as const;
  const player = { player: holder };
  if (bagHolder && isOneSide(state, bagHolder.player, holder))
    run.step("9.3.2", say("bag.team", { player }), { ...change, sameTeam: true });
  else if (bagHolder)
    run.step("7.7.4.4", say("bag.passed", { from: { player: bagHolder.player }, player }), change);
  else if (isTakingTurn(state, holder)) {
    const count = state.bag.filter((entry) => isOneSide(state, entry.player, holder)).length;
    const players = named(pickers(state, holder));
    run.step(cited("7.7.4.1", now), say("bag.checked", { players, count }), change);
  } else
    run.step(
      cited("7.7.4.4", "7.7.4.1", now),
      say("bag.starts-with", { active: named(turn.taking.length > 0 ? turn.taking : [turn.active]), player }),
      change,
    );
}

function named(players: readonly PlayerId[]) {
  return players.map((player) => ({ player }));
}

type Pick = Extract<Task, { task: "pick" }>;

export const pick: Question<State, Pick, Change> = {
  decision(state) {
    const player = holderOf(state);
    return {
      kind: "bag",
      player,
      rule: ruleFor(state),
      message: say("bag.ask", { player: { player } }),
      options: state.bag
        .filter((entry) => isOneSide(state, entry.player, player))
        .map((entry): Option => ({ id: optionId(state, entry), message: wording(entry) })),
      min: 1,
      max: 1,
    };
  },
  refusals: (state) => [
    // 7.7.6: abilities of the others wait until it is their turn to resolve.
    ...state.bag
      .filter((entry) => !isOneSide(state, entry.player, holderOf(state)))
      .map((entry) => ({ id: optionId(state, entry), message: wording(entry), rule: "7.7.6" })),
    { id: "turn-action", message: say("bag.no-action"), rule: "4.1.2" },
    { id: "end", message: say("turn.end-option"), rule: "3.3.2.1" },
  ],
  answer(run, _, [answer]) {
    const entry = run.state.bag.find((one) => optionId(run.state, one) === answer);
    if (!entry) throw new Error(`nothing in the bag is ${answer}`);
    const args = {
      player: { player: entry.player },
      ability: { ability: entry.ability },
      card: { card: entry.source.card },
    };
    const isNew = run.state.bagHolder?.newest !== undefined && entry.id >= run.state.bagHolder.newest;
    run.step(cited(ruleFor(run.state), isNew && "7.7.5"), say("bag.picked", args), {
      change: "picked",
      id: entry.id,
    });
    // 6.7.5, 7.7.4.3: a game state check, then the bag again.
    run.push(beginResolving(run.state, entry), gameStateCheck({ after: "6.7.5" }));
  },
};

function holderOf(state: State): PlayerId {
  return state.bagHolder?.player ?? state.turn.active;
}

/** 7.7.4.2: the active player's first pick; 7.7.4.3: whoever picked last goes on; 7.7.4.4: the bag was passed. */
function ruleFor(state: State): string {
  const { bagHolder } = state;
  const holder = holderOf(state);
  if (pickers(state, holder).length > 1) return "9.3.2";
  if (bagHolder && bagHolder.picked > 0) return "7.7.4.3";
  return isTakingTurn(state, holder) ? "7.7.4.2" : "7.7.4.4";
}

/** Names the ability; a second instance of one that waits already gets a number. */
function optionId(state: State, entry: Bagged): string {
  const name = nameOf(state, entry);
  const same = state.bag.filter((other) => other === entry || nameOf(state, other) === name);
  const at = same.indexOf(entry);
  return at > 0 ? `${name}:${at + 1}` : name;
}

function nameOf(state: State, { source, ability }: Bagged): string {
  return `bag:${tagOf(state, source.card)}:${abilitySlug(ability)}`;
}

function wording(entry: Bagged) {
  return say("ability-of", { ability: { ability: entry.ability }, card: { card: entry.source.card } });
}
