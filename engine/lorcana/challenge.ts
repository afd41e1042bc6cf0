import type { TurnAction } from "./actions.ts";
import { countedStat, hasKeyword } from "./characteristics.ts";
import { gameStateCheck } from "./check.ts";
import { say } from "./messages.ts";
import type { Run } from "./running.ts";
import { cardAt, defOf, isThere } from "./state.ts";
import { inPlayOf, isReady, opposing, ownCharacters, together } from "./table.ts";
import type { CardId, GameEvent, State, Task } from "./types.ts";

/** 4.6 */
export const challengeAction: TurnAction = {
  word: "challenge",
  ways(state) {
    const targets = [...opposing(state, "character"), ...opposing(state, "location")];
    return ownCharacters(state).flatMap((card) => targets.map((target) => [card, target]));
  },
  whyNot,
  message: (_, card, target) => say("challenge.option", { card: { card }, target: { card: target } }),
  tasks: (_, card, target) => [
    { task: "challenge", card, target },
    gameStateCheck(),
    { task: "challenge damage" },
    gameStateCheck(),
    { task: "challenge over" },
    { task: "bag" },
    { task: "turn action" },
  ],
};

/** 4.6.4.1 to 4.6.4.3: what keeps this character from challenging that card. */
function whyNot(state: State, card: CardId, target: CardId): string | null {
  if (cardAt(state, card).drying) return "5.1.1.11";
  if (!isReady(state, card)) return "4.6.4.1";
  if (defOf(state, target).type === "location") return null;
  if (isReady(state, target)) return "4.6.4.2";
  if (hasKeyword(state, target, "evasive") && !hasKeyword(state, card, "evasive")) return "8.6.1";
  return mustChooseAnother(state, card, target) ? "8.3.3" : null;
}

/** 8.3.3: a challenge of a player's characters goes to one with Bodyguard if it can. */
function mustChooseAnother(state: State, card: CardId, target: CardId): boolean {
  if (hasKeyword(state, target, "bodyguard")) return false;
  return inPlayOf(state, cardAt(state, target).owner, "character").some(
    (guard) =>
      hasKeyword(state, guard, "bodyguard") &&
      !isReady(state, guard) &&
      (!hasKeyword(state, guard, "evasive") || hasKeyword(state, card, "evasive")),
  );
}

/** 4.6.4: the Challenge Declaration step. */
export function challenge(run: Run, { card, target }: Extract<Task, { task: "challenge" }>): void {
  const player = cardAt(run.state, card).owner;
  run.step("4.6.4.1", say("challenge.declared", { player: { player }, card: { card } }));
  const location = defOf(run.state, target).type === "location";
  run.step(
    location ? "4.6.8.1" : "4.6.4.2",
    say("challenge.chosen", { player: { player }, target: { card: target } }),
  );
  run.push(
    together({ event: "exert", card, rule: "4.6.4.4" }),
    together({ event: "challenge", card, target }),
  );
}

/** 4.6.6: the Challenge Damage step. */
export function challengeDamage(run: Run): void {
  const { challenge } = run.state;
  // 4.6.9: whoever left play is no longer in the challenge.
  if (!challenge || !isThere(run.state, challenge.challenger) || !isThere(run.state, challenge.challenged))
    return;
  const blows = [
    blow(run.state, challenge.challenger.card, challenge.challenged.card),
    blow(run.state, challenge.challenged.card, challenge.challenger.card),
  ].filter((event) => event !== null);
  for (const { card, amount, by } of blows)
    run.step(
      by.location ? "4.6.8.3" : "4.6.6.1",
      by.location
        ? say("challenge.no-strength", { card: { card: by.card } })
        : say("challenge.damage", { by: { card: by.card }, card: { card }, amount }),
    );
  const batch = blows
    .filter(({ by }) => !by.location)
    .map(
      ({ card, amount, by }): GameEvent => ({
        event: "deal",
        card,
        amount,
        from: { card: by.card, life: cardAt(run.state, by.card).life },
        rule: "4.6.6.2",
      }),
    );
  run.push(together(...batch));
}

/** What one of the two in a challenge deals to the other. */
function blow(state: State, by: CardId, card: CardId) {
  const location = defOf(state, by).type === "location";
  return { card, amount: location ? 0 : countedStat(state, by, "strength"), by: { card: by, location } };
}

/** 4.6.7, 4.6.9.2 */
export function challengeOver(run: Run): void {
  run.step("4.6.7", say("challenge.over"), { change: "challenge", challenge: null });
}
