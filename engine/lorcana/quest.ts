import type { TurnAction } from "./actions.ts";
import { banOn, hasKeyword, statOf } from "./characteristics.ts";
import { gameStateCheck } from "./check.ts";
import { formOf } from "./forms.ts";
import { say } from "./messages.ts";
import type { Run } from "./running.ts";
import { cardAt, defOf, ownerOf } from "./state.ts";
import { ownInPlay, together } from "./table.ts";
import type { CardId, State, Task } from "./types.ts";

/** 4.5 */
export const questAction: TurnAction = {
  word: "quest",
  ways: (state) => [...ownInPlay(state, "character"), ...questless(state)].map((card) => [card]),
  whyNot: (state, card) => whyNot(state, card as CardId),
  message: (_, card) => say("quest.option", { card: { card } }),
  tasks: (_, card) => [
    { task: "quest", card: card as CardId },
    gameStateCheck({ now: "4.5.2" }),
    { task: "turn action" },
  ],
};

/** 5.3.4: a location has a Lore value too, but does not quest. */
function questless(state: State): CardId[] {
  return ownInPlay(state, "location").filter((card) => (defOf(state, card).lore ?? 0) > 0);
}

/** 4.5.1.2: what keeps a character from questing. */
function whyNot(state: State, id: CardId): string | null {
  const { exerted, drying } = cardAt(state, id);
  if (defOf(state, id).type !== "character") return "5.3.4";
  if (drying) return "1.7.5";
  if (exerted) return "4.5.1.3";
  if (hasKeyword(state, id, "reckless")) return "8.7.2";
  const ban = banOn(state, id, "quest");
  return ban && (formOf(ban.ability) ?? "4.5.1.2");
}

export function quest(run: Run, { card }: Extract<Task, { task: "quest" }>): void {
  const player = ownerOf(run.state, card);
  run.step("4.5.1.1", say("quest.declared", { player: { player }, card: { card } }));
  run.push(together({ event: "exert", card, rule: "4.5.1.3" }), { task: "gain from quest", card });
}

/** 4.5.1.4, 4.5.2: the lore is gained, and the character has quested. */
export function gainFromQuest(run: Run, { card }: Extract<Task, { task: "gain from quest" }>): void {
  const lore = statOf(run.state, card, "lore");
  // 6.6.3, 4.5.3.1: a negative Lore value gains none and takes none.
  const rule = lore < 0 ? "4.5.3.1" : lore === 0 ? "1.11.2" : "4.5.1.4";
  const also = lore < 0 ? ["6.6.3", "4.5.2"] : ["4.5.2"];
  run.push(together({ event: "quest", card, amount: Math.max(0, lore), rule, also }));
}
