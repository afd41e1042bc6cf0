import { findings } from "./check.ts";
import { SetupError, Table } from "./lay.ts";
import type { CardSetup, Setup } from "./schema.ts";
import { isOpponent } from "./state.ts";
import type { Player, PlayerId, State, Task, Zone } from "./types.ts";

export type { Setup };

const blank = "practice-blank-page";
const marketing = "practice-marketing-card";
const names = ["Mara", "Theo", "Nina", "Paul", "Lena", "Samir"];

export function nameOf({ name }: { name?: string }, id: PlayerId): string {
  return name ?? names[id] ?? `${id + 1}`;
}

export { SetupError };

export function startState(given: Setup): State {
  const { players: seats, active = 0, turn = 2, seed = 1, packRush = false, simultaneous = false } = given;
  const table = new Table(blank);
  const isSetup = given.stage === "setup";
  const setAside = isSetup && packRush ? [marketing, marketing] : [];
  const players = seats.map((player, id) => seat(table, player, id, setAside));
  table.settle();
  const agenda: Task[] = [{ task: isSetup ? "draw hands" : "turn action" }];
  const state: State = {
    rules: { packRush, simultaneous },
    players,
    cards: table.cards,
    turn: {
      number: isSetup ? 0 : turn,
      active,
      taking: [active],
      phase: isSetup ? "setup" : "main",
      history: [],
      resolved: [],
    },
    lasting: [],
    bag: [],
    bagHolder: null,
    waiting: [],
    check: [],
    challenge: null,
    harm: [],
    result: null,
    next: 1,
    seed,
    agenda,
  };
  const taking = simultaneous
    ? players.flatMap((_, id) => (isOpponent(state, active, id) ? [] : [id]))
    : [active];
  const started = { ...state, turn: { ...state.turn, taking } };
  refuseOverdue(started, isSetup);
  return started;
}

function refuseOverdue(state: State, isSetup: boolean): void {
  const [finding] = isSetup ? [] : findings(state, []);
  if (finding)
    throw new SetupError(
      `no Main Phase begins like this: a game state check (${finding.rule}) was due before`,
    );
}

function seat(
  table: Table,
  player: Setup["players"][number],
  id: PlayerId,
  setAside: readonly string[],
): Player {
  const lay = (zone: Zone, entries: readonly (CardSetup | string)[] = []) =>
    entries.map((entry) => table.lay(typeof entry === "string" ? { card: entry } : entry, id, zone));
  const blanks = (count: number, exerted = false) =>
    Array.from({ length: count }, () => ({ card: blank, exerted }));
  const { deck = 20, ink = 0, exertedInk = 0, inkwell = [] } = player;
  return {
    name: nameOf(player, id),
    team: player.team ?? null,
    lore: player.lore ?? 0,
    out: false,
    play: lay("play", player.play),
    hand: lay("hand", player.hand),
    discard: lay("discard", player.discard),
    inkwell: lay("inkwell", [...blanks(ink), ...blanks(exertedInk, true), ...inkwell]),
    deck: lay("deck", typeof deck === "number" ? blanks(deck) : deck),
    // 10.2.2: set aside until the game begins.
    removed: lay("removed", setAside),
  };
}
