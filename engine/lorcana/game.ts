import type { Game } from "../kernel/game.ts";
import { turnAction } from "./actions.ts";
import { apply } from "./apply.ts";
import { bag, pick } from "./bag.ts";
import { challenge, challengeDamage, challengeOver } from "./challenge.ts";
import { check, endGame } from "./check.ts";
import { ink } from "./ink.ts";
import { move } from "./move.ts";
import { enter, enterExerted, play } from "./play.ts";
import { quest } from "./quest.ts";
import { propose, replace } from "./replace.ts";
import { choose, may, resolve } from "./resolve.ts";
import { drawStep, endEffects, endTurn, mainPhase, nextTurn, readyStep, setStep } from "./turn.ts";
import type { Change, State } from "./types.ts";

/** Disney Lorcana, as the kernel plays it. */
export const lorcana: Game<State, Change> = {
  name: "lorcana",
  apply,
  handlers: {
    quest,
    challenge,
    "challenge damage": challengeDamage,
    "challenge over": challengeOver,
    play,
    enter,
    ink,
    move,
    "end turn": endTurn,
    "end effects": endEffects,
    "next turn": nextTurn,
    "ready step": readyStep,
    "set step": setStep,
    "draw step": drawStep,
    "main phase": mainPhase,
    check,
    "end game": endGame,
    bag,
    event: propose,
    resolve,
  },
  questions: {
    "turn action": turnAction,
    pick,
    replace,
    may,
    choose,
    "enter exerted?": enterExerted,
  },
  key: (state) => JSON.stringify(state),
};

/** What a reader tells two ends apart by: the table and the score, not the way there. */
export function outcomeKey({ players, cards, modifiers, result }: State): string {
  return JSON.stringify([players, cards, modifiers, result]);
}
