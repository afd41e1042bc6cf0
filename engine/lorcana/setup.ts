import { z } from "zod";
import { isCardDef } from "./cards/index.ts";
import { findings } from "./check.ts";
import type { Card, CardId, Player, PlayerId, State, Zone } from "./types.ts";

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
  })
  .or(known);

const pile = z.array(cards).max(80);

export const playerSetup = z.strictObject({
  name: z.string().trim().min(1).max(24).optional(),
  lore: z.int().min(0).max(99).optional(),
  /** Ready ink cards; what lies in an inkwell is nobody's to see, so they are blank. */
  ink: z.int().min(0).max(60).optional(),
  exertedInk: z.int().min(0).max(60).optional(),
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
  })
  .refine(({ players, active }) => active < players.length, { message: "no such player", path: ["active"] });

export type Setup = z.input<typeof setup>;
type Checked = z.output<typeof setup>;
type CardSetup = Exclude<z.output<typeof cards>, string>;

const blank = "practice-blank-page";
const names = ["Mara", "Theo", "Nina", "Paul", "Lena", "Samir"];

/** What is wrong with a position that is well formed but cannot be. */
export class SetupError extends Error {}

export function startState(given: Setup): State {
  const checked = setup.parse(given);
  const table = new Table();
  const players = checked.players.map((player, id) => seat(table, player, id));
  table.settle();
  const state: State = {
    players,
    cards: table.cards,
    turn: { number: checked.turn, active: checked.active, phase: "main", history: [] },
    modifiers: [],
    bag: [],
    bagHolder: null,
    check: [],
    challenge: null,
    harm: [],
    result: null,
    next: 1,
    agenda: [{ task: "turn action" }],
  };
  const [finding] = findings(state, null);
  if (finding)
    throw new SetupError(
      `no Main Phase begins like this: a game state check (${finding.rule}) was due before`,
    );
  return state;
}

function seat(table: Table, player: Checked["players"][number], id: PlayerId): Player {
  const lay = (zone: Zone, entries: readonly (CardSetup | string)[] = []) =>
    entries.map((entry) => table.lay(typeof entry === "string" ? { card: entry } : entry, id, zone));
  const blanks = (count: number, exerted = false) =>
    Array.from({ length: count }, () => ({ card: blank, exerted }));
  const { deck = 20, ink = 0, exertedInk = 0 } = player;
  return {
    name: player.name ?? names[id] ?? `${id + 1}`,
    lore: player.lore ?? 0,
    out: false,
    play: lay("play", player.play),
    hand: lay("hand", player.hand),
    discard: lay("discard", player.discard),
    inkwell: lay("inkwell", [...blanks(ink), ...blanks(exertedInk, true)]),
    deck: lay("deck", typeof deck === "number" ? blanks(deck) : deck),
  };
}

/** Gives every card its number and its short name. */
class Table {
  readonly cards: Card[] = [];
  private readonly places: { card: CardId; at: string }[] = [];

  lay(entry: CardSetup, owner: PlayerId, zone: Zone): CardId {
    const id = this.cards.length;
    if (entry.as && this.find(entry.as) !== undefined)
      throw new SetupError(`two cards are called ${entry.as}`);
    this.cards.push({
      def: entry.card,
      tag: entry.as ?? this.freeTag(entry.card),
      owner,
      zone,
      life: 1,
      exerted: entry.exerted ?? false,
      damage: entry.damage ?? 0,
      drying: entry.drying ?? false,
      at: null,
      under: null,
      last: null,
    });
    if (entry.at) this.places.push({ card: id, at: entry.at });
    return id;
  }

  /** Puts characters at their locations once everything is on the table. */
  settle(): void {
    for (const { card, at } of this.places) {
      const location = this.find(at);
      if (location === undefined || this.cards[location]?.owner !== this.cards[card]?.owner)
        throw new SetupError(`${at} is not a location of the same player`);
      this.cards[card] = { ...(this.cards[card] as Card), at: location };
    }
  }

  private find(tag: string): CardId | undefined {
    const at = this.cards.findIndex((card) => card.tag === tag);
    return at < 0 ? undefined : at;
  }

  private freeTag(def: string): string {
    const short = def === blank ? "blank" : def;
    for (let count = 1; ; count++) {
      const tag = count === 1 && def !== blank ? short : `${short}-${count}`;
      if (this.find(tag) === undefined) return tag;
    }
  }
}
