import { advance, decide, decision, isComplete } from "./advance.ts";
import type { Answer, Decision, Game, Message, Position } from "./game.ts";

export interface Limits<State> {
  /** Answers given in order to the decisions `planned` names; all other decisions are walked. */
  readonly plan?: readonly Answer[];
  readonly planned?: (decision: Decision) => boolean;
  /** Two ends count as one outcome when this is equal; the game's key unless told. */
  readonly outcome?: (state: State) => string;
  /** Give up after so many positions. */
  readonly positions?: number;
}

export interface Outcome<State> {
  readonly state: State;
  /** One way to get there. */
  readonly answers: readonly Answer[];
  /** How many of the ways walked end here. */
  readonly ways: number;
}

/** A decision seen to separate outcomes: one answer, walked to all its ends, misses an outcome another has. */
export interface Fork {
  readonly player: number;
  readonly rule: string;
  readonly message: Message;
  /** The answers that lead to it. */
  readonly answers: readonly Answer[];
  readonly options: readonly { readonly answer: Answer; readonly outcomes: readonly number[] }[];
}

export interface Exploration<State> {
  /** Distinct positions in which somebody decides. */
  readonly positions: number;
  /** Answers tried. */
  readonly decisions: number;
  readonly outcomes: readonly Outcome<State>[];
  readonly forks: readonly Fork[];
  /** False when the limit was hit: then there may be outcomes not seen. */
  readonly exhaustive: boolean;
}

interface Node<State> {
  readonly state: State;
  /** How much of the plan has been used. */
  readonly used: number;
  readonly answers: readonly Answer[];
  readonly branches: { answer: Answer; to: Node<State> }[];
  /** Null until the position has been walked, and at an end. */
  decision: Decision | null;
  end: boolean;
  /** How many ways lead from here to each outcome. */
  readonly outcomes: Map<number, number>;
}

/** Stands among a position's outcomes for those behind a position that was not walked. */
const unseen = -1;

/**
 * Walks every decision from a position. Equal positions are merged, so what is reported is every distinct end, and
 * which decisions separate them. It never claims more than it saw.
 */
export function explore<State extends Position, Change>(
  game: Game<State, Change>,
  start: State,
  limits: Limits<State> = {},
): Exploration<State> {
  const { plan = [], planned = () => false, positions: most = 20_000 } = limits;
  const outcomeKey = limits.outcome ?? game.key;
  const known = new Map<string, Node<State>>();
  const order: Node<State>[] = [];
  let tried = 0;
  let exhaustive = true;

  const visit = (state: State, used: number, answers: readonly Answer[]): Node<State> => {
    const key = `${used}|${game.key(state)}`;
    const seen = known.get(key);
    if (seen) return seen;
    const node: Node<State> = {
      state,
      used,
      answers,
      branches: [],
      decision: null,
      end: false,
      outcomes: new Map(),
    };
    known.set(key, node);
    order.push(node);
    return node;
  };

  const root = visit(advance(game, start).state, 0, []);
  for (let at = 0; at < order.length; at++) {
    const node = order[at] as Node<State>;
    const asked = decision(game, node.state);
    const isPlanned = asked !== null && planned(asked);
    node.end = !asked || (isPlanned && node.used >= plan.length);
    if (!asked || node.end) continue;
    if (order.length > most) {
      exhaustive = false;
      break;
    }
    node.decision = asked;
    for (const answer of isPlanned ? [plan[node.used] as Answer] : everyAnswer(asked)) {
      const decided = decide(game, node.state, answer);
      if (!decided.ok) continue;
      tried++;
      const to = visit(decided.state, node.used + (isPlanned ? 1 : 0), [...node.answers, answer]);
      node.branches.push({ answer, to });
    }
    // The plan's next action is not legal on this branch: the branch ends here.
    node.end = node.branches.length === 0;
  }

  const outcomes = gatherOutcomes(order, outcomeKey, root);
  return {
    positions: order.filter((node) => node.decision).length,
    decisions: tried,
    outcomes,
    forks: forks(order),
    exhaustive,
  };
}

/** Every legal answer to a decision: each pick of distinct options between min and max, in every order if order counts. */
export function* everyAnswer(asked: Decision): Generator<Answer> {
  const ids = asked.options.map((option) => option.id);
  const most = Math.min(asked.max, ids.length);
  function* pick(taken: string[], from: number): Generator<Answer> {
    if (taken.length >= asked.min && isComplete(asked, taken)) yield [...taken];
    if (taken.length === most) return;
    for (let at = from; at < ids.length; at++) {
      const id = ids[at] as string;
      if (taken.includes(id)) continue;
      taken.push(id);
      yield* pick(taken, asked.ordered ? 0 : at + 1);
      taken.pop();
    }
  }
  yield* pick([], 0);
}

/** Counts the ways to each end from the leaves up: a position is always found after the one that leads to it first. */
function gatherOutcomes<State>(
  order: readonly Node<State>[],
  key: (state: State) => string,
  root: Node<State>,
): Outcome<State>[] {
  const index = new Map<string, number>();
  const found: { state: State; answers: readonly Answer[] }[] = [];
  for (const node of order) {
    if (!node.end && !node.decision) node.outcomes.set(unseen, 1);
    if (!node.end) continue;
    const name = key(node.state);
    if (!index.has(name)) {
      index.set(name, found.length);
      found.push({ state: node.state, answers: node.answers });
    }
    node.outcomes.set(index.get(name) as number, 1);
  }
  const sorted = leavesFirst(root);
  for (const node of sorted)
    for (const { to } of node.branches)
      for (const [outcome, ways] of to.outcomes)
        node.outcomes.set(outcome, (node.outcomes.get(outcome) ?? 0) + ways);
  while (goRound(sorted));
  return found.map((entry, at) => ({ ...entry, ways: root.outcomes.get(at) ?? 0 }));
}

/** In a loop no position comes last: hands on the outcomes that did not arrive yet, and tells whether any did now. */
function goRound<State>(sorted: readonly Node<State>[]): boolean {
  let arrived = false;
  for (const { branches, outcomes } of sorted)
    for (const { to } of branches)
      for (const outcome of to.outcomes.keys()) {
        if (outcomes.has(outcome)) continue;
        outcomes.set(outcome, 0);
        arrived = true;
      }
  return arrived;
}

function leavesFirst<State>(root: Node<State>): Node<State>[] {
  const done = new Set<Node<State>>([root]);
  const sorted: Node<State>[] = [];
  const path: { node: Node<State>; next: number }[] = [{ node: root, next: 0 }];
  for (let top = path.at(-1); top; top = path.at(-1)) {
    const branch = top.node.branches[top.next++];
    if (!branch) {
      sorted.push(top.node);
      path.pop();
    } else if (!done.has(branch.to)) {
      done.add(branch.to);
      path.push({ node: branch.to, next: 0 });
    }
  }
  return sorted;
}

function forks<State>(order: readonly Node<State>[]): Fork[] {
  return order.flatMap((node) => {
    if (!node.decision) return [];
    const seen = node.outcomes.size - (node.outcomes.has(unseen) ? 1 : 0);
    const separates = node.branches.some(({ to }) => !to.outcomes.has(unseen) && to.outcomes.size < seen);
    if (!separates) return [];
    const options = node.branches.map(({ answer, to }) => ({
      answer,
      outcomes: [...to.outcomes.keys()].filter((outcome) => outcome !== unseen).sort((a, b) => a - b),
    }));
    const { player, rule, message } = node.decision;
    return [{ player, rule, message, answers: node.answers, options }];
  });
}
