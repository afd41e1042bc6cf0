import { advance, type Decided, decide, decision, isComplete } from "../../kernel/advance.ts";
import type { Answer, Decision } from "../../kernel/game.ts";
import { random } from "../../kernel/random.ts";
import { cardDefs } from "../cards/index.ts";
import { lorcana } from "../game.ts";
import { narrate, worded } from "../messages.ts";
import { type Setup, SetupError, startState } from "../setup.ts";
import type { CardId, Change, State, Zone } from "../types.ts";
import "../languages.ts";
import "./cards/index.ts";

/** What went wrong in a random game, and the seed that plays it again. */
export class FuzzError extends Error {
  constructor(
    readonly seed: number,
    readonly setup: Setup,
    readonly answers: readonly Answer[],
    message: string,
  ) {
    super(`seed ${seed}: ${message}\nsetup ${JSON.stringify(setup)}\nanswers ${JSON.stringify(answers)}`);
  }
}

export interface Played {
  readonly decisions: number;
  readonly steps: number;
  /** The rules its steps followed. */
  readonly rules: ReadonlySet<string>;
}

/** Chance with a memory. */
class Dice {
  constructor(private seed: number) {}

  below(limit: number): number {
    const [value, next] = random(this.seed, limit);
    this.seed = next;
    return value;
  }

  pick<Item>(items: readonly Item[]): Item {
    return items[this.below(items.length)] as Item;
  }

  chance(one: number): boolean {
    return this.below(one) === 0;
  }

  several<Item>(most: number, make: () => Item): Item[] {
    return Array.from({ length: this.below(most + 1) }, make);
  }
}

const ids = cardDefs()
  .filter(({ marketing }) => !marketing)
  .map(({ id }) => id);
const permanents = cardDefs()
  .filter(({ type, marketing }) => type !== "action" && !marketing)
  .map(({ id }) => id);

function randomSetup(dice: Dice): Setup {
  const count = 2 + dice.below(3);
  const teams = count === 4 && dice.chance(2);
  return {
    game: "lorcana",
    seed: dice.below(1000),
    turn: 2 + dice.below(5),
    ...(dice.chance(8) && { stage: "setup" as const }),
    ...(dice.chance(8) && { packRush: true }),
    ...(teams && dice.chance(2) && { simultaneous: true }),
    players: Array.from({ length: count }, (_, at) => ({
      ...(teams && { team: 1 + (at % 2) }),
      lore: dice.below(14),
      ink: dice.below(10),
      deck: Array.from({ length: 1 + dice.below(12) }, () => dice.pick(ids)),
      hand: dice.several(5, () => dice.pick(ids)),
      discard: dice.several(3, () => dice.pick(ids)),
      play: dice.several(6, () => ({
        card: dice.pick(permanents),
        exerted: dice.chance(2),
        drying: dice.chance(4),
      })),
    })),
  };
}

/** A legal answer, any of them. */
export function randomAnswer(asked: Decision, dice: { below(limit: number): number }): Answer {
  const ids = asked.options.map(({ id }) => id);
  const most = Math.min(asked.max, ids.length);
  const count = asked.min + dice.below(most - asked.min + 1);
  const { among = [] } = asked.must ?? {};
  const taken: string[] =
    among.length > 0 ? ids.splice(ids.indexOf(among[dice.below(among.length)] ?? ""), 1) : [];
  while (taken.length < count) taken.push(...ids.splice(dice.below(ids.length), 1));
  while (!isComplete(asked, taken) && ids.length > 0) taken.push(...ids.splice(dice.below(ids.length), 1));
  return taken;
}

const zones: readonly Zone[] = ["deck", "hand", "play", "inkwell", "discard", "removed"];

/** Every card lies in exactly one zone, the one it names, or under a card that names it. */
export function misplaced(state: State): CardId[] {
  const places = new Map<CardId, number>();
  for (const [owner, player] of state.players.entries())
    for (const zone of zones)
      for (const card of player[zone]) {
        const known = state.cards[card];
        places.set(card, (places.get(card) ?? 0) + (known?.zone === zone && known.owner === owner ? 1 : 9));
      }
  return state.cards.flatMap(({ under, zone, stack }, id) => {
    if (stack.some((below) => state.cards[below]?.under !== id)) return [id];
    if (under === null) return places.get(id) === 1 ? [] : [id];
    const isHeld = state.cards[under]?.stack.includes(id) && state.cards[under]?.zone === "play";
    return isHeld && zone === "play" && !places.has(id) ? [] : [id];
  });
}

function whatIsWrong(state: State, cards: number): string | null {
  const lost = misplaced(state);
  if (lost.length > 0) return `cards in no zone or several: ${lost.map((id) => state.cards[id]?.tag)}`;
  if (state.cards.length !== cards) return "the number of cards changed";
  if (state.cards.some(({ damage }) => damage < 0)) return "negative damage";
  if (state.players.some(({ lore }) => lore < 0)) return "negative lore";
  return null;
}

const leftover = /[{}]|undefined|NaN|\[object/;

/** Plays one random game and throws at the first thing that must not be. */
export function playRandomly(seed: number, most = 60): Played {
  const dice = new Dice(seed);
  const setup = randomSetup(dice);
  const answers: Answer[] = [];
  const rules = new Set<string>();
  let steps = 0;
  const fail = (message: string): never => {
    throw new FuzzError(seed, setup, answers, message);
  };
  let state: State;
  try {
    state = advance(lorcana, startState(setup)).state;
  } catch (error) {
    if (error instanceof SetupError) return { decisions: 0, steps, rules };
    return fail(String(error instanceof Error ? error.stack : error));
  }
  const cards = state.cards.length;
  for (let turn = 0; turn < most; turn++) {
    const asked = decision(lorcana, state);
    if (!asked) {
      if (!state.result) fail("nothing is left to happen, and nobody has won");
      break;
    }
    if (asked.options.length < asked.min) fail(`fewer options than the decision takes: ${asked.kind}`);
    if (asked.kind === "turn action" && state.bag.length > 0) fail("a turn action with abilities in the bag");
    if (asked.asides.length === 0) fail("nobody can concede");
    const optionIds = [...asked.options, ...asked.asides].map(({ id }) => id);
    if (new Set(optionIds).size !== optionIds.length) fail(`two options of one name: ${optionIds.join(" ")}`);
    // Conceding ends most games; random players do it seldom.
    const answer = dice.chance(40) ? [dice.pick(asked.asides).id] : randomAnswer(asked, dice);
    const refusal = asked.refusals[0];
    if (refusal && dice.chance(5) && decide(lorcana, state, [refusal.id]).ok)
      fail(`took the refused ${refusal.id}`);
    answers.push(answer);
    const copy = dice.chance(10) ? (JSON.parse(JSON.stringify(state)) as State) : null;
    let decided: Decided<State, Change>;
    try {
      decided = decide(lorcana, state, answer);
    } catch (error) {
      return fail(String(error instanceof Error ? error.stack : error));
    }
    if (!decided.ok) return fail(`a legal answer was not taken: ${JSON.stringify(decided.rejection)}`);
    if (copy) {
      const again = decide(lorcana, copy, answer);
      if (!again.ok || JSON.stringify(again.state) !== JSON.stringify(decided.state))
        fail("a state that went through JSON goes on otherwise");
    }
    for (const step of decided.steps) {
      const wrong = whatIsWrong(step.state, cards);
      if (wrong) fail(`after ${step.rule}: ${wrong}`);
      rules.add(step.rule);
      if (dice.chance(4))
        for (const lang of ["en", "fr"] as const) {
          const text = narrate(step, lang);
          if (leftover.test(text)) fail(`badly worded (${lang}): ${text}`);
        }
    }
    steps += decided.steps.length;
    state = decided.state;
    const due = decision(lorcana, state);
    if (due && dice.chance(4) && leftover.test(worded(state, due.message, "fr")))
      fail("a badly worded question");
  }
  return { decisions: answers.length, steps, rules };
}
