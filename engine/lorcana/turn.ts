import { printedIn } from "./abilities.ts";
import type { TurnAction } from "./actions.ts";
import { whyNotChallenge } from "./challenge.ts";
import { banOn, countedStat, hasKeyword } from "./characteristics.ts";
import { findings, gameStateCheck } from "./check.ts";
import { grantedOf } from "./grants.ts";
import { end, endingAtStart, endingWithTurn } from "./lasting.ts";
import { say } from "./messages.ts";
import type { Run } from "./running.ts";
import { cardAt, defOf, isOpponent, ownerOf, playerAt, turnOrder } from "./state.ts";
import { inPlayOf, isReady, opposing, ownInPlay, together } from "./table.ts";
import { addTriggered } from "./trigger.ts";
import type { CardId, GameEvent, PlayerId, State, Task } from "./types.ts";

/** 3.3.2: the active player may declare the end of the turn. */
export const endTurnAction: TurnAction = {
  word: "end",
  ways: () => [[]],
  whyNot: (state) => (mustChallenge(state) ? "8.7.3" : null),
  message: (state) => say("turn.end-option", whoseTurn(state)),
  tasks: (state) => [
    { task: "end turn" },
    { task: "bag" },
    { task: "end effects" },
    { task: "bag" },
    gameStateCheck({ ends: state.turn.taking, after: "3.4.2" }),
    { task: "pass turn" },
  ],
};

/** 8.7.3: a ready character with Reckless that can challenge keeps the turn open. */
function mustChallenge(state: State): boolean {
  return ownInPlay(state, "character").some(
    (card) =>
      hasKeyword(state, card, "reckless") &&
      isReady(state, card) &&
      (["character", "location"] as const)
        .flatMap((type) => opposing(state, ownerOf(state, card), type))
        .some((target) => whyNotChallenge(state, card, target) === null),
  );
}

/** 3.4.1.1 */
export function endTurn(run: Run): void {
  run.step("3.3.2", say("turn.ends", whoseTurn(run.state)), { change: "phase", phase: "end" });
  run.push(together(...run.state.turn.taking.map((player) => ({ event: "turn ends", player }) as const)));
}

/** 3.4.1.2: what lasts "this turn" ends. */
export function endEffects(run: Run): void {
  end(run, endingWithTurn(run.state), "3.4.1.2");
}

/**
 * 3.4.2: the turn passes once the last check finds nothing. What abilities resolved since have given for "this turn"
 * ends before it does (6.1.13.4).
 */
export function passTurn(run: Run): void {
  const late = endingWithTurn(run.state);
  end(run, late, "6.1.13.4");
  const ends = run.state.turn.taking;
  if (late.length > 0 || findings(run.state, ends).length > 0)
    run.push(gameStateCheck({ ends, after: "3.4.2" }), { task: "pass turn" });
  else run.push({ task: "next turn" });
}

/** 3.4.2, 9.2.1: the next player in turn order becomes the active player. */
export function nextTurn(run: Run): void {
  const { active, taking } = run.state.turn;
  const next = nextPlayer(run.state, active, taking);
  passOver(run, active, next);
  begin(run, next, run.state.players.length > 2 ? "9.2.1" : "3.4.2");
}

/** 2.2.3: the starting player's, or the next one's if that player has left. */
export function firstTurn(run: Run): void {
  const [first = run.state.turn.active] = turnOrder(run.state);
  begin(run, first, "2.2.3");
}

function begin(run: Run, next: PlayerId, rule: string): void {
  run.step([rule, "1.3.4.1", "2.1.3", "2.3.2", "3.1.2"], say("turn.begins", { player: { player: next } }), {
    change: "turn",
    active: next,
    taking: takingWith(run.state, next),
  });
  run.push(
    { task: "ready step" },
    // 3.2.1.4: abilities triggered in the Ready step wait for the Set step.
    gameStateCheck({ bag: false }),
    // 3.2.2.3: the bag is part of the Set step, the check its end (1.8.1).
    { task: "set step" },
    { task: "bag", now: "3.2.2.3" },
    gameStateCheck(),
    { task: "draw step" },
    { task: "main phase" },
    { task: "turn action" },
  );
}

function nextPlayer(state: State, active: PlayerId, taking: readonly PlayerId[]): PlayerId {
  const count = state.players.length;
  const after = Array.from({ length: count }, (_, at) => (active + 1 + at) % count);
  return after.find((id) => !playerAt(state, id).out && !taking.includes(id)) ?? active;
}

/** 9.3.1: with simultaneous turns a team takes its turn together. */
function takingWith(state: State, next: PlayerId): readonly PlayerId[] {
  if (!state.rules.simultaneous) return [next];
  return turnOrder(state, next).filter((id) => !isOpponent(state, next, id));
}

/** 9.2.3: the turn a player who left would have had ends what lasts until its start. */
function passOver(run: Run, active: PlayerId, next: PlayerId): void {
  const { state } = run;
  const count = state.players.length;
  const after = (id: PlayerId) => (id - active + count) % count || count;
  const out = state.players.flatMap(({ out }, id) => (out ? [id] : []));
  // 9.3.1: with simultaneous turns that turn is the team's.
  const passed = out.filter((id) =>
    state.rules.simultaneous ? !isOpponent(state, next, id) : after(id) < after(next),
  );
  const over = run.state.lasting.filter(
    ({ until }) => until.ends === "start" && passed.includes(until.player),
  );
  end(run, over, "9.2.3");
}

/** 3.2.1: cards ready, what lasted until now ends, "at the start of your turn" triggers. */
export function readyStep(run: Run): void {
  const { state } = run;
  const { taking } = state.turn;
  const exerted = taking
    .flatMap((player) => [...playerAt(state, player).play, ...playerAt(state, player).inkwell])
    .filter((card) => cardAt(state, card).exerted);
  const held = exerted.filter((card) => staysExerted(state, card));
  const cards = exerted.filter((card) => !held.includes(card));
  const readied = cards
    .filter((card) => cardAt(state, card).zone === "play")
    .map((card): GameEvent => ({ event: "ready", card }));
  run.step(
    "3.2.1.1",
    say("turn.readies", whoseTurn(state)),
    { change: "exerted", cards, exerted: false },
    ...readied.map((event) => ({ change: "happened", event }) as const),
  );
  addTriggered(run, state, readied);
  for (const card of held) run.step("1.2.2", say("turn.stays-exerted", { card: { card } }));
  tellBeginning(run);
  end(run, endingAtStart(run.state, taking), "3.2.1.3");
  run.push(together(...taking.map((player) => ({ event: "turn starts", player }) as const)));
}

/** 3.2.1.2: what applies "during your turn" does from now on. */
function tellBeginning(run: Run): void {
  const { state } = run;
  const refs = state.turn.taking.flatMap((player) => {
    const { static: statics, triggered } = printedIn(state, playerAt(state, player).play);
    return [...statics, ...triggered]
      .filter(({ ability }) => ability.during === "your turn")
      .map(({ ref }) => ref);
  });
  const awaited = state.lasting.filter(
    ({ until }) => until.ends === "next turn" && state.turn.taking.includes(until.player),
  );
  const abilities = [...refs, ...awaited.map(({ ability }) => ability)].map((ability) => ({ ability }));
  if (abilities.length > 0) run.step("3.2.1.2", say("turn.during", { abilities }));
}

function staysExerted(state: State, card: CardId): boolean {
  return (["ready", "ready at start of turn"] as const).some((ban) => banOn(state, card, ban) !== null);
}

/** 3.2.2: characters dry, locations give lore. */
export function setStep(run: Run): void {
  const { state } = run;
  const { taking } = state.turn;
  const drying = taking
    .flatMap((player) => playerAt(state, player).play)
    .filter((card) => cardAt(state, card).drying);
  run.step("3.2.2.1", say("turn.dries", whoseTurn(state)), { change: "dry", cards: drying });
  // 3.2.2.2: not a triggered ability, so it does not use the bag.
  const giving = taking.flatMap((player) =>
    inPlayOf(state, player, "location").filter(
      (card) => (defOf(state, card).lore ?? 0) > 0 || countedStat(state, card, "lore") > 0,
    ),
  );
  run.push(
    ...giving.map(
      (card): Task =>
        together({
          event: "lore",
          player: ownerOf(state, card),
          amount: countedStat(state, card, "lore"),
          rule: "3.2.2.2",
        }),
    ),
  );
}

/** 3.2.3.1: the starting player skips the draw of the first turn of the game; 6.4.5: others may skip theirs. */
export function drawStep(run: Run): void {
  const { number, taking } = run.state.turn;
  if (number === 1) {
    run.step("3.2.3.1", say("turn.skips-draw", whoseTurn(run.state)));
    return;
  }
  const skipping = grantedOf(run.state, "skip").map(({ from }) => from.player);
  for (const player of taking)
    if (skipping.includes(player)) run.step("6.4.5", say("turn.skips-step", { player: { player } }));
  const drawing = taking.filter((player) => !skipping.includes(player));
  // A step that is skipped has no end either, and so no check.
  if (drawing.length === 0) return;
  run.push(
    ...drawing.map((player) => together({ event: "draw", player, rule: "3.2.3.1" })),
    gameStateCheck(),
  );
}

/** 3.2.3.2 */
export function mainPhase(run: Run): void {
  run.step("3.2.3.2", say("turn.main", whoseTurn(run.state)), { change: "phase", phase: "main" });
}

function whoseTurn(state: State) {
  return {
    player: { player: state.turn.active },
    players: state.turn.taking.map((player) => ({ player })),
  };
}
