import type { Scenario } from "../../format.ts";
import eachPlayerInTurn from "./9.2.2-each-player-in-turn.ts";
import leavingMidEffect from "./9.2.3-leaving-mid-effect.ts";
import peteLeavesTheGame from "./9.2.3-pete-leaves-the-game.ts";
import thisTurnEndsWithTheTurn from "./9.2.3-this-turn-ends-with-the-turn.ts";

export const scenarios: readonly Scenario[] = [
  eachPlayerInTurn,
  leavingMidEffect,
  peteLeavesTheGame,
  thisTurnEndsWithTheTurn,
];
