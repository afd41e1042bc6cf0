import { z } from "zod";
import { setup } from "../engine/lorcana/schema.ts";

/**
 * A worked example as data. Names of cards and players stand for themselves everywhere: `flounder`, `Theo`.
 * What is expected is a part of what `observe` sees, and must be what the rules document says, not what the engine did.
 */

const text = z.strictObject({ en: z.string().trim().min(1), fr: z.string().trim().min(1) });
const rule = z.string().regex(/^[1-9]\d*(\.[1-9]\d*)+$/);
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const names = z.array(z.string());
const count = z.int();

/** The ids of the options taken; a single one may stand alone. */
const answer = z.string().or(names);

const decision = z
  .strictObject({
    player: z.string(),
    kind: z.string(),
    rule,
    /** All of them. */
    options: names,
    /** Some of them. */
    open: names,
    /** What looks open, and the rule that closes it. */
    refused: z.record(z.string(), rule),
  })
  .partial();

const playerSeen = z
  .strictObject({
    lore: count,
    deck: count,
    top: z.string().nullable(),
    bottom: z.string().nullable(),
    hand: names,
    discard: names,
    ink: count,
    exertedInk: count,
    out: z.boolean(),
  })
  .partial();

const cardSeen = z
  .strictObject({
    owner: z.string(),
    zone: z.enum(["deck", "hand", "play", "inkwell", "discard", "removed"]),
    exerted: z.boolean(),
    damage: count,
    drying: z.boolean(),
    facedown: z.boolean(),
    at: z.string().nullable(),
    under: z.string().nullable(),
    stack: names,
    strength: count,
    willpower: count,
    lore: count,
    /** All of them: `evasive`, `resist 2`. */
    keywords: names,
  })
  .partial();

const expectation = z
  .strictObject({
    turn: z
      .strictObject({
        number: count,
        active: z.string(),
        taking: names,
        phase: z.enum(["setup", "start", "main", "end"]),
      })
      .partial(),
    result: z.strictObject({ winners: names, rule }).nullable(),
    players: z.record(z.string(), playerSeen),
    cards: z.record(z.string(), cardSeen),
    bag: z.record(z.string(), names),
    lasting: names,
    waiting: names,
    picking: z.string().nullable(),
    check: z.strictObject({ pass: count, finds: names }).nullable(),
    challenge: z.strictObject({ challenger: z.string(), challenged: z.string() }).nullable(),
    event: names.nullable(),
    /** What was decided in this step: by whom, and what they took. */
    choice: decision.extend({ takes: names, forced: z.boolean() }).partial(),
    /** What the position waits for; null when nothing is left to decide. */
    decision: decision.nullable(),
    /** Rules that no step since the point before may follow. */
    never: z.array(rule),
  })
  .partial();

/**
 * Points stand in the order of the game, and each is looked for after the one before it:
 * `start` before anything happens; `{ rule }` the next step that follows that rule; `{ answered: n }` what the game
 * waits for after n answers of the script; `end` when the script is done.
 */
const point = z.strictObject({
  name: text,
  at: z
    .literal("start")
    .or(z.literal("end"))
    .or(z.strictObject({ rule }))
    .or(z.strictObject({ answered: count })),
  expect: expectation,
});

/** 6.1.10: a loop is proposed with a number of rounds, and the game goes through them at once. */
const loop = z.strictObject({ repeat: z.array(answer).min(1), times: z.int().min(1).max(100) });

const line = z.strictObject({ script: z.array(answer.or(loop)), points: z.array(point).min(1) });

export const scenarioSchema = z.strictObject({
  /** The file's name: the rule it belongs to and what it is about. */
  id: z.string().regex(/^[1-9]\d*(\.\d+)+(-[A-Z])?(-[a-z0-9]+)+$/),
  game: z.literal("lorcana"),
  /** The worked example of the document it plays; null for one of ours. */
  example: z.string().nullable(),
  /** The rules it shows, the most telling first. */
  rules: z.array(rule).min(1),
  title: text,
  story: text,
  setup,
  ...line.shape,
  /** The same position, or another, with other choices. */
  variants: z
    .array(z.strictObject({ id: slug, title: text, setup: setup.optional(), ...line.shape }))
    .default([]),
});

export type Scenario = z.input<typeof scenarioSchema>;
export type Variant = NonNullable<Scenario["variants"]>[number];
export type Point = Scenario["points"][number];
export type Expectation = Point["expect"];
export type Script = Scenario["script"];
