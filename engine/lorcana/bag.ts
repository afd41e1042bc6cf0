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
        say(hasLeft ? "bag.empty-left" : "bag.empty", { player: { player: turn.active } }),
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

/** 9.3.2: on a simultaneous turn the team picks as one, and its first player stands for it. */
function sideOf(state: State, player: PlayerId): PlayerId {
  return isTakingTurn(state, player) ? state.turn.active : player;
}

function isOf(state: State, entry: Bagged, holder: PlayerId): boolean {
  return sideOf(state, entry.player) === sideOf(state, holder);
}

/** 7.7.4.2 to 7.7.4.4: whoever resolved last goes on; else the next player in turn order, the active player first of all. */
function nextHolder(state: State): PlayerId {
  const from = state.bagHolder?.player ?? state.turn.active;
  const holder = turnOrder(state, from).find((id) => state.bag.some((entry) => isOf(state, entry, id)));
  if (holder === undefined) throw new Error("the bag holds abilities of nobody in the game");
  return holder;
}

function pass(run: Run, holder: PlayerId, now?: string): void {
  const { bagHolder, turn } = run.state;
  const change = { change: "bag holder", player: holder } as const;
  const count = run.state.bag.filter((entry) => isOf(run.state, entry, holder)).length;
  if (bagHolder === null && holder === turn.active)
    run.step(cited("7.7.4.1", now), say("bag.checked", { player: { player: holder }, count }), change);
  else if (bagHolder === null)
    run.step(
      cited("7.7.4.4", "7.7.4.1", now),
      say("bag.starts-with", { active: { player: turn.active }, player: { player: holder } }),
      change,
    );
  else
    run.step(
      "7.7.4.4",
      say("bag.passed", { from: { player: bagHolder.player }, player: { player: holder } }),
      change,
    );
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
        .filter((entry) => isOf(state, entry, player))
        .map((entry): Option => ({ id: optionId(state, entry), message: wording(entry) })),
      min: 1,
      max: 1,
    };
  },
  refusals: (state) => [
    // 7.7.6: abilities of the others wait until it is their turn to resolve.
    ...state.bag
      .filter((entry) => !isOf(state, entry, holderOf(state)))
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
  const { bagHolder, turn, bag } = state;
  if (bagHolder?.player === turn.active && isTeamsTogether(state, bag)) return "9.3.2";
  if (bagHolder && bagHolder.picked > 0) return "7.7.4.3";
  return bagHolder?.player === turn.active ? "7.7.4.2" : "7.7.4.4";
}

function isTeamsTogether(state: State, bag: readonly Bagged[]): boolean {
  const owners = new Set(bag.filter(({ player }) => isTakingTurn(state, player)).map(({ player }) => player));
  return owners.size > 1;
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
