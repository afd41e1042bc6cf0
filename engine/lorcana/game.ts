import type { Game } from "../kernel/game.ts";
import { turnAction } from "./actions.ts";
import { apply } from "./apply.ts";
import { bag, pick } from "./bag.ts";
import { challenge, challengeDamage, challengeOver } from "./challenge.ts";
import { check, endGame } from "./check.ts";
import { choose } from "./choose.ts";
import { concession } from "./concede.ts";
import { ink } from "./ink.ts";
import { move } from "./move.ts";
import { choosePlayer, howMany, may, nameCard, or } from "./options.ts";
import { arrange, order } from "./order.ts";
import { pay, payWith } from "./pay.ts";
import { act, enter, enterExerted, play, putAway } from "./play.ts";
import { gainFromQuest, quest } from "./quest.ts";
import { propose, replace } from "./replace.ts";
import { resolve } from "./resolve.ts";
import { singers } from "./sing.ts";
import { alter, altered, drawHands } from "./start.ts";
import {
  drawStep,
  endEffects,
  endTurn,
  firstTurn,
  mainPhase,
  nextTurn,
  passTurn,
  readyStep,
  setStep,
} from "./turn.ts";
import type { Change, State } from "./types.ts";
import { activate, chooseAbility, use } from "./use.ts";

/** Disney Lorcana, as the kernel plays it. */
export const lorcana: Game<State, Change> = {
  name: "lorcana",
  apply,
  handlers: {
    "draw hands": drawHands,
    altered,
    "first turn": firstTurn,
    quest,
    "gain from quest": gainFromQuest,
    challenge,
    "challenge damage": challengeDamage,
    "challenge over": challengeOver,
    play,
    enter,
    act,
    "put away": putAway,
    use,
    pay,
    activate,
    ink,
    move,
    "end turn": endTurn,
    "end effects": endEffects,
    "pass turn": passTurn,
    "next turn": nextTurn,
    "ready step": readyStep,
    "set step": setStep,
    "draw step": drawStep,
    "main phase": mainPhase,
    check,
    "end game": endGame,
    bag,
    arrange,
    event: propose,
    resolve,
  },
  questions: {
    "turn action": turnAction,
    alter,
    pick,
    replace,
    may,
    or,
    choose,
    "how many": howMany,
    "choose player": choosePlayer,
    "choose ability": chooseAbility,
    name: nameCard,
    order,
    singers,
    "pay with": payWith,
    "enter exerted?": enterExerted,
  },
  asides: concession,
  key: (state) => JSON.stringify(state),
};

/** What a reader tells two ends apart by: the table and the score, not the way there. */
export function outcomeKey({ players, cards, lasting, result }: State): string {
  const lasts = lasting.map(({ id: _, ...rest }) => rest);
  return JSON.stringify([players, cards, lasts, result]);
}
