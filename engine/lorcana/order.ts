import type { Question } from "../kernel/game.ts";
import { cited } from "./cited.ts";
import type { Atom, Place } from "./language.ts";
import { say } from "./messages.ts";
import { named } from "./resolve.ts";
import type { Run } from "./running.ts";
import { cardAt, playerAt, turnOrder } from "./state.ts";
import { cardTagged, tagOf } from "./tags.ts";
import type { CardId, Change, Frame, GameEvent, State, Task } from "./types.ts";

type Order = Extract<Task, { task: "order" }>;
type Arrange = Extract<Task, { task: "arrange" }>;

/** 6.7.2.3: several cards that go to one deck go there in any order; their player says which before they go. */
export function orderOf(
  state: State,
  effect: Atom,
  batch: readonly GameEvent[],
  frame: Frame,
): { orders: Order[]; arrangements: Arrange[] } {
  if (effect.do !== "place" || (effect.where !== "top of the deck" && effect.where !== "bottom of the deck"))
    return { orders: [], arrangements: [] };
  const { where } = effect;
  const cards = batch.flatMap((event) =>
    // 7.2.3.1: the cards of stacks are ordered one by one.
    event.event === "place" ? [event.card, ...cardAt(state, event.card).stack] : [],
  );
  const piles = turnOrder(state)
    .map((player) => ({ player, cards: cards.filter((card) => cardAt(state, card).owner === player), where }))
    .filter((pile) => pile.cards.length > 1)
    .map((pile) => ({ ...pile, rule: ruleFor(state, pile.cards) }));
  return {
    orders: piles.map((pile) => ({ task: "order", frame, ...pile })),
    arrangements: piles.map((pile) => ({ task: "arrange", by: frame.player, ...pile })),
  };
}

/** 7.2.3: of cards that were faceup everybody knows the order; 7.2.3.1: those of stacks are ordered one by one. */
function ruleFor(state: State, cards: readonly CardId[]): string {
  if (cards.some((card) => cardAt(state, card).under !== null)) return "7.2.3.1";
  const wasFaceup = cards.some((card) => ["play", "discard"].includes(cardAt(state, card).zone));
  return wasFaceup ? "7.2.3" : "6.7.2.3";
}

export const order: Question<State, Order, Change> = {
  decision: (state, { frame, player, cards, where, rule }) => ({
    kind: "order",
    player,
    rule,
    message: say(
      where === "top of the deck" ? "order.ask-top" : "order.ask-bottom",
      named({ ...frame, actor: player }),
    ),
    options: cards.map((card) => ({
      id: `card:${tagOf(state, card)}`,
      message: say("name", { card: { card } }),
    })),
    min: cards.length,
    max: cards.length,
    ordered: true,
  }),
  refusals: () => [],
  answer(run, { player, rule }, answer) {
    const cards = answer.map((id) => cardTagged(run.state, id.slice("card:".length)));
    run.step(
      cited(rule, rule === "7.2.3.1" && "7.2.3"),
      say("order.chose", { player: { player }, cards: cards.map((card) => ({ card })) }),
    );
    run.replan(
      run.agenda.map((task) =>
        task.task === "arrange" && task.player === player ? { ...task, cards } : task,
      ),
    );
  },
};

/** They lie in the deck as their player said. */
export function arrange(run: Run, { player, cards, where, rule }: Arrange): void {
  run.step(rule === "7.2.3.1" ? "7.2.3" : rule, say("order.done", { player: { player } }), {
    change: "order",
    player,
    deck: ordered(playerAt(run.state, player).deck, cards, where),
  });
}

/** The first named lies nearest the top. */
function ordered(deck: readonly CardId[], cards: readonly CardId[], where: Place): CardId[] {
  const rest = deck.filter((card) => !cards.includes(card));
  return where === "top of the deck" ? [...cards, ...rest] : [...rest, ...cards];
}
