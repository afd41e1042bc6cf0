import { z } from "zod";
import { isCardDef } from "./cards/index.ts";
import { findings } from "./check.ts";
import { SetupError, Table } from "./lay.ts";
import { isOpponent } from "./state.ts";
import type { Player, PlayerId, State, Task, Zone } from "./types.ts";

/** Where a position begins: what lies where, and whose Main Phase it is. Comes from scenarios, files and links. */

const tag = z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/);
const known = z.string().max(80).refine(isCardDef, "unknown card");
const cards = z
  .strictObject({
    card: known,
    /** Its short name in answers; made from the card's name unless given. */
    as: tag.optional(),
    exerted: z.boolean().optional(),
    damage: z.int().min(0).max(99).optional(),
    /** Entered play this turn. */
    drying: z.boolean().optional(),
    /** The short name of the location it is at. */
    at: tag.optional(),
    /** 5.1.1.5: the cards under it, the nearest first. */
    under: z
      .array(z.strictObject({ card: known, as: tag.optional(), facedown: z.boolean().optional() }))
      .max(20)
      .optional(),
  })
  .or(known);

const pile = z.array(cards).max(80);

export const playerSetup = z.strictObject({
  name: z.string().trim().min(1).max(24).optional(),
  /** 1.3.6: players of the same team are teammates. */
  team: z.int().min(1).max(6).optional(),
  lore: z.int().min(0).max(99).optional(),
  /** Ready ink cards; what lies in an inkwell is nobody's to see, so they are blank. */
  ink: z.int().min(0).max(60).optional(),
  exertedInk: z.int().min(0).max(60).optional(),
  /** Ink cards that matter, ready unless told. */
  inkwell: pile.optional(),
  hand: pile.optional(),
  play: pile.optional(),
  discard: pile.optional(),
  /** Top card first, or how many blank cards. */
  deck: pile.or(z.int().min(0).max(80)).optional(),
});

export const setup = z
  .strictObject({
    game: z.literal("lorcana"),
    players: z.array(playerSetup).min(2).max(6),
    active: z.int().min(0).max(5).default(0),
    turn: z.int().min(1).max(999).default(2),
    /** Start with the Setup stage (2.2) instead of a Main Phase. */
    stage: z.literal("setup").optional(),
    /** 10.2 */
    packRush: z.boolean().optional(),
    /** 9.3: teams take their turns together. */
    simultaneous: z.boolean().optional(),
    /** What chance does: the same seed, the same shuffles. */
    seed: z
      .int()
      .min(0)
      .max(2 ** 31 - 1)
      .default(1),
  })
  .refine(({ players, active }) => active < players.length, { message: "no such player", path: ["active"] })
  .refine(({ players }) => new Set(players.map(nameOf)).size === players.length, {
    message: "two players have the same name",
    path: ["players"],
  });

export type Setup = z.input<typeof setup>;
type Checked = z.output<typeof setup>;
export type CardSetup = Exclude<z.output<typeof cards>, string>;

const blank = "practice-blank-page";
const marketing = "practice-marketing-card";
const names = ["Mara", "Theo", "Nina", "Paul", "Lena", "Samir"];

function nameOf({ name }: { name?: string }, id: PlayerId): string {
  return name ?? names[id] ?? `${id + 1}`;
}

export { SetupError };

export function startState(given: Setup): State {
  const checked = setup.parse(given);
  const table = new Table(blank);
  const isSetup = checked.stage === "setup";
  const setAside = isSetup && checked.packRush ? [marketing, marketing] : [];
  const players = checked.players.map((player, id) => seat(table, player, id, setAside));
  table.settle();
  const agenda: Task[] = [{ task: isSetup ? "draw hands" : "turn action" }];
  const state: State = {
    rules: { packRush: checked.packRush ?? false, simultaneous: checked.simultaneous ?? false },
    players,
    cards: table.cards,
    turn: {
      number: isSetup ? 0 : checked.turn,
      active: checked.active,
      taking: [checked.active],
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
    seed: checked.seed,
    agenda,
  };
  const taking = checked.simultaneous
    ? players.flatMap((_, id) => (isOpponent(state, checked.active, id) ? [] : [id]))
    : [checked.active];
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
  player: Checked["players"][number],
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
