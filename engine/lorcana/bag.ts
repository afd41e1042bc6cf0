import type { Question } from "../kernel/game.ts";
import { gameStateCheck } from "./check.ts";
import { abilitySlug, say } from "./messages.ts";
import { beginResolving } from "./resolve.ts";
import type { Run } from "./running.ts";
import { turnOrder } from "./state.ts";
import { tagOf } from "./tags.ts";
import type { Bagged, Change, PlayerId, State, Task } from "./types.ts";

/** 7.7.4: looks who has abilities in the bag, and lets the right player pick. */
export function bag(run: Run): void {
  const { bag, bagHolder, turn } = run.state;
  if (bag.length === 0) {
    if (bagHolder !== null)
      run.step("7.7.4.5", say("bag.empty", { player: { player: turn.active } }), {
        change: "bag holder",
        player: null,
      });
    return;
  }
  const holder = nextHolder(run.state);
  if (holder !== bagHolder?.player) pass(run, holder);
  run.push({ task: "pick" });
}

/** 7.7.4.2 to 7.7.4.4: whoever resolved last goes on; else the next player in turn order, the active player first of all. */
function nextHolder(state: State): PlayerId {
  const from = state.bagHolder?.player ?? state.turn.active;
  const holder = turnOrder(state, from).find((id) => state.bag.some((entry) => entry.player === id));
  if (holder === undefined) throw new Error("the bag holds abilities of nobody in the game");
  return holder;
}

function pass(run: Run, holder: PlayerId): void {
  const { bagHolder, turn } = run.state;
  const change = { change: "bag holder", player: holder } as const;
  const count = (player: PlayerId) => run.state.bag.filter((entry) => entry.player === player).length;
  if (bagHolder === null && holder === turn.active)
    run.step("7.7.4.1", say("bag.checked", { player: { player: holder }, count: count(holder) }), change);
  else if (bagHolder === null)
    run.step(
      "7.7.4.4",
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
        .filter((entry) => entry.player === player)
        .map((entry) => ({ id: optionId(state, entry), message: wording(entry) })),
      min: 1,
      max: 1,
    };
  },
  /** 7.7.6: abilities of the others wait until it is their turn to resolve. */
  refusals: (state) =>
    state.bag
      .filter((entry) => entry.player !== holderOf(state))
      .map((entry) => ({ id: optionId(state, entry), message: wording(entry), rule: "7.7.6" })),
  answer(run, _, [answer]) {
    const entry = run.state.bag.find((one) => optionId(run.state, one) === answer);
    if (!entry) throw new Error(`nothing in the bag is ${answer}`);
    const rule = ruleFor(run.state);
    const args = {
      player: { player: entry.player },
      ability: { ability: entry.ability },
      card: { card: entry.source.card },
    };
    run.step(rule, say("bag.picked", args), { change: "picked", id: entry.id });
    // 6.7.5, 7.7.4.3: a game state check, then the bag again.
    run.push(beginResolving(entry), gameStateCheck());
  },
};

function holderOf(state: State): PlayerId {
  return state.bagHolder?.player ?? state.turn.active;
}

/** 7.7.4.2: the active player's first pick; 7.7.4.3: whoever picked last goes on; 7.7.4.4: the bag was passed. */
function ruleFor({ bagHolder, turn }: State): string {
  if (bagHolder && bagHolder.picked > 0) return "7.7.4.3";
  return bagHolder?.player === turn.active ? "7.7.4.2" : "7.7.4.4";
}

/** Names the ability; a second instance of one that waits already gets a number. */
function optionId(state: State, entry: Bagged): string {
  const name = (one: Bagged) => `bag:${tagOf(state, one.source.card)}:${abilitySlug(one.ability)}`;
  const same = state.bag.filter((other) => name(other) === name(entry));
  const at = same.indexOf(entry);
  return at > 0 ? `${name(entry)}:${at + 1}` : name(entry);
}

function wording(entry: Bagged) {
  return say("ability-of", { ability: { ability: entry.ability }, card: { card: entry.source.card } });
}
