import type { TurnAction } from "./actions.ts";
import {
  banOn,
  countedStat,
  hasKeyword,
  hasQuality,
  keywordsOf,
  keywordTotal,
  statOf,
} from "./characteristics.ts";
import { gameStateCheck } from "./check.ts";
import { cited } from "./cited.ts";
import { dealtTo } from "./effects.ts";
import { end, endingWithChallenge } from "./lasting.ts";
import { say } from "./messages.ts";
import { tellLess } from "./perform.ts";
import type { Run } from "./running.ts";
import { cardAt, defOf, isOpponent, isThere, ownerOf, turnOrder } from "./state.ts";
import { inPlayOf, isReady, opposing, ownInPlay, together } from "./table.ts";
import { addTriggered } from "./trigger.ts";
import type { CardId, GameEvent, PlayerId, State, Task } from "./types.ts";

/** 4.6 */
export const challengeAction: TurnAction = {
  word: "challenge",
  ways(state) {
    const targets = new Map(
      state.turn.taking.map((player) => [
        player,
        (["character", "location"] as const).flatMap((type) => [
          ...opposing(state, player, type),
          ...ofTeammates(state, player, type),
        ]),
      ]),
    );
    return ownInPlay(state, "character").flatMap((card) =>
      (targets.get(ownerOf(state, card)) ?? []).map((target) => [card, target]),
    );
  },
  whyNot: (state, card, target) => whyNotChallenge(state, card as CardId, target as CardId),
  message: (_, card, target) => say("challenge.option", { card: { card }, target: { card: target } }),
  tasks: (_, card, target) => [
    { task: "challenge", card: card as CardId, target: target as CardId },
    gameStateCheck({ now: "4.6.5" }),
    { task: "challenge damage" },
    { task: "challenge over" },
    gameStateCheck({ now: "4.6.7" }),
    { task: "turn action" },
  ],
};

/** 1.3.6.1: teammates are no opponents. */
function ofTeammates(state: State, player: PlayerId, type: "character" | "location"): CardId[] {
  return turnOrder(state)
    .filter((id) => id !== player && !isOpponent(state, player, id))
    .flatMap((id) => inPlayOf(state, id, type));
}

/** 4.6.4.1 to 4.6.4.3: what keeps this character from challenging that card. */
export function whyNotChallenge(state: State, card: CardId, target: CardId): string | null {
  const { drying, exerted } = cardAt(state, card);
  // 8.9.1
  if (drying && !hasKeyword(state, card, "rush")) return "5.1.1.11";
  if (exerted) return "4.6.4.1";
  if (!isOpponent(state, ownerOf(state, card), ownerOf(state, target))) return "1.3.6.1";
  if (banOn(state, card, "challenge") || banOn(state, target, "be challenged", card)) return "4.6.4.3";
  if (hasKeyword(state, target, "evasive") && !ignoresEvasive(state, card)) return "8.6.1";
  if (defOf(state, target).type === "location") return null;
  if (isReady(state, target) && !challengesReady(state, card)) return "4.6.4.2";
  return mustChooseAnother(state, card, target) ? "8.3.3" : null;
}

/** 8.6.1, 8.2.1 */
function ignoresEvasive(state: State, card: CardId): boolean {
  return hasKeyword(state, card, "evasive") || hasKeyword(state, card, "alert");
}

function challengesReady(state: State, card: CardId): boolean {
  return hasQuality(
    state,
    card,
    (quality) => "can" in quality && quality.can === "challenge ready characters",
  );
}

/** 8.3.3: a challenge of a player's characters goes to one with Bodyguard if it can. */
function mustChooseAnother(state: State, card: CardId, target: CardId): boolean {
  if (hasKeyword(state, target, "bodyguard")) return false;
  return inPlayOf(state, ownerOf(state, target), "character").some(
    (guard) => hasKeyword(state, guard, "bodyguard") && whyNotChallenge(state, card, guard) === null,
  );
}

/** 4.6.4: the Challenge Declaration step. */
export function challenge(run: Run, { card, target }: Extract<Task, { task: "challenge" }>): void {
  const player = ownerOf(run.state, card);
  run.step("4.6.4.1", say("challenge.declared", { player: { player }, card: { card } }));
  const location = defOf(run.state, target).type === "location";
  run.step(
    cited(location ? "4.6.8.1" : "4.6.4.2", location && "4.6.8.2", ...lifted(run.state, card, target)),
    say("challenge.chosen", { player: { player }, target: { card: target } }),
  );
  run.push(
    together({ event: "exert", card, rule: "4.6.4.4" }),
    together({ event: "challenge", card, target }),
  );
}

/** 8.2.1, 8.9.1: what lets this challenge be declared that otherwise could not. */
function lifted(state: State, card: CardId, target: CardId): (string | false)[] {
  const isEvaded = hasKeyword(state, target, "evasive") && !hasKeyword(state, card, "evasive");
  return [isEvaded && "8.2.1", cardAt(state, card).drying && "8.9.1"];
}

/** 4.6.6: the Challenge Damage step. */
export function challengeDamage(run: Run): void {
  const { challenge } = run.state;
  if (!challenge) return;
  const gone = [challenge.challenger, challenge.challenged].find((ref) => !isThere(run.state, ref));
  // 4.6.9: whoever left play is no longer in the challenge, and it ends.
  if (gone) {
    run.step("4.6.9", say("challenge.removed", { card: { card: gone.card } }));
    return;
  }
  const { challenger, challenged } = challenge;
  run.step("4.6.3", say("challenge.damage-step"));
  const blows = [
    [challenger.card, challenged.card],
    [challenged.card, challenger.card],
  ].flatMap(([by, card]) => blow(run, by as CardId, card as CardId));
  run.push(together(...blows), gameStateCheck({ now: "4.6.9.1", after: "4.6.6.3" }));
}

/** 4.6.6.1: what one of the two deals to the other: Strength first, then what changes damage. */
function blow(run: Run, by: CardId, card: CardId): GameEvent[] {
  const { state } = run;
  if (defOf(state, by).type === "location") {
    run.step("4.6.8.3", say("challenge.no-strength", { card: { card: by } }));
    return [];
  }
  const isChallenging = state.challenge?.challenger.card === by;
  const bonus = state.challenge?.challenger.card === by ? keywordTotal(state, by, "challenger") : 0;
  const amount = countedStat(state, by, "strength");
  const negative = statOf(state, by, "strength");
  if (bonus > 0)
    run.step(
      cited("8.5.1", keywordsOf(state, by, "challenger").length > 1 && "8.1.2"),
      say("challenge.challenger", { card: { card: by }, bonus, amount }),
    );
  if (negative < 0)
    run.step("6.6.2", say("challenge.negative", { card: { card: by }, amount: `−${-negative}` }));
  run.step(
    cited(
      "4.6.6.1",
      amount === 0 && "5.3.6.2",
      !isChallenging && hasKeyword(state, by, "challenger") && "8.5.2",
    ),
    say("challenge.damage", { by: { card: by }, card: { card }, amount }),
  );
  if (amount === 0) return [];
  const dealt = dealtTo(state, card, amount);
  if (dealt < amount) tellLess(run, card, amount);
  const from = { card: by, life: cardAt(state, by).life };
  return [{ event: "deal", card, amount: dealt, from, rule: "4.6.6.2" }];
}

/** 4.6.7, 4.6.9.2 */
export function challengeOver(run: Run): void {
  const { challenge } = run.state;
  // 4.6.9 speaks of characters: a location that is gone after the damage leaves a challenge that has run its course.
  const early =
    !challenge ||
    [challenge.challenger, challenge.challenged].some(
      (ref) => !isThere(run.state, ref) && defOf(run.state, ref.card).type === "character",
    );
  run.step(cited(early ? "4.6.9.2" : "4.6.7", early && "4.6.9"), say("challenge.over"), {
    change: "challenge",
    challenge: null,
  });
  end(run, endingWithChallenge(run.state), early ? "4.6.9.2" : "4.6.7");
  // What happens "after the challenge" does now, as what lasted for it has ended.
  const player = challenge ? ownerOf(run.state, challenge.challenger.card) : run.state.turn.active;
  addTriggered(run, run.state, [{ event: "challenge ends", player }]);
}
