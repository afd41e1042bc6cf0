import { z } from "zod";
import { isCardDef } from "./cards/index.ts";
import { nameOf } from "./setup.ts";

/**
 * What a position that comes from a file or a link must look like before the engine sees it. Apart from the engine,
 * because a board that plays a case of ours needs no zod.
 */

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
export type CardSetup = Exclude<z.output<typeof cards>, string>;
