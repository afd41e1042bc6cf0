import type { TurnAction } from "./actions.ts";
import { inkToPay, playBan } from "./characteristics.ts";
import { hasName, namesOf } from "./filter.ts";
import { isKeyword } from "./keywords.ts";
import type { Cost, Keyword } from "./language.ts";
import { say } from "./messages.ts";
import { canPayInk, whyNotPay } from "./pay.ts";
import { playing } from "./play.ts";
import { defOf, ownerOf, refTo } from "./state.ts";
import { inPlayOf, ownHands } from "./table.ts";
import type { CardId, State } from "./types.ts";

/** 8.10: played onto a character, for the Shift cost. */
export const shiftAction: TurnAction = {
  word: "shift",
  ways: (state) =>
    ownHands(state)
      .filter((card) => shiftOf(state, card))
      .flatMap((card) => inPlayOf(state, ownerOf(state, card), "character").map((onto) => [card, onto])),
  whyNot(state, card, onto) {
    if (!isShiftTarget(state, card as CardId, onto as CardId)) return shiftRule(state, card as CardId);
    if (playBan(state, ownerOf(state, card), card)) return "1.2.2";
    return canPay(state, card) ? null : "1.5.3";
  },
  message: (state, card, onto) => {
    const cost = shiftCost(state, card);
    const args = { card: { card }, onto: { card: onto } };
    return typeof cost === "number"
      ? say("play.shift-option", { ...args, amount: inkToPay(state, ownerOf(state, card), card, cost) })
      : say("play.shift-option-other", { ...args, costs: (cost ?? []).map((one) => ({ cost: one })) });
  },
  tasks: (state, card, onto) => playing(state, card, { way: "shift", onto: onto as CardId }),
};

function shiftOf(state: State, card: CardId): Extract<Keyword, { keyword: "shift" }> | undefined {
  return defOf(state, card).abilities.find((ability) => isKeyword(ability, "shift"));
}

export function shiftCost(state: State, card: CardId): number | readonly Cost[] | null {
  return shiftOf(state, card)?.cost ?? null;
}

function canPay(state: State, card: CardId): boolean {
  const player = ownerOf(state, card);
  const cost = shiftCost(state, card);
  if (cost === null) return false;
  if (typeof cost === "number") return canPayInk(state, player, inkToPay(state, player, card, cost));
  const ability = { def: defOf(state, card).id, at: 0 };
  return whyNotPay(state, cost, { player, source: refTo(state, card), ability, bound: {} }) === null;
}

/** 8.10.1, 8.10.8.1, 8.10.8.2: a character of the same name, of a classification, or any. */
function isShiftTarget(state: State, card: CardId, onto: CardId): boolean {
  const shift = shiftOf(state, card);
  const def = defOf(state, onto);
  if (!shift) return false;
  if (shift.onto === "any") return true;
  if (shift.onto) return def.classifications.includes(shift.onto);
  return namesOf(defOf(state, card)).some((name) => hasName(def, name));
}

export function shiftRule(state: State, card: CardId): string {
  const onto = shiftOf(state, card)?.onto;
  return onto === undefined ? "8.10.1" : onto === "any" ? "8.10.8.2" : "8.10.8.1";
}
