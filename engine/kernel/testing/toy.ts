import type { Game, Option, Position, Question, Refusal } from "../game.ts";

/**
 * A game for the tests of the kernel.
 * T1 a coin says who begins; T2 in turn a player takes one or two tokens from the pile (T2.1 not from a hand);
 * T3 then burns up to two tokens of the hand, in order (T3.1 not another's); T4 for two burnt, one is minted;
 * T5 the game ends when the pile is empty, and the fuller hand wins.
 */

export type Player = 0 | 1;
export type Zone = "pile" | "hand0" | "hand1" | "ashes";

export type ToyTask =
  | { readonly task: "flip" }
  | { readonly task: "turn" | "take" | "burn"; readonly player: Player }
  | { readonly task: "mint" }
  | { readonly task: "end" };

export type ToyChange =
  | { readonly change: "flipped"; readonly seed: number }
  | { readonly change: "moved"; readonly token: string; readonly to: Zone }
  | { readonly change: "minted"; readonly token: string }
  | { readonly change: "won"; readonly winner: Player | "nobody" };

export interface Toy extends Position {
  readonly agenda: readonly ToyTask[];
  readonly zones: Readonly<Record<Zone, readonly string[]>>;
  readonly seed: number;
  readonly winner: Player | "nobody" | null;
}

type Asks<Name> = Question<Toy, Extract<ToyTask, { task: Name }>, ToyChange>;

export function toyStart(tokens: number, seed = 0): Toy {
  const pile = Array.from({ length: tokens }, (_, at) => `t${at}`);
  return { agenda: [{ task: "flip" }], zones: { pile, hand0: [], hand1: [], ashes: [] }, seed, winner: null };
}

export function hand(player: Player): Zone {
  return player === 0 ? "hand0" : "hand1";
}

function other(player: Player): Player {
  return player === 0 ? 1 : 0;
}

function options(tokens: readonly string[]): Option[] {
  return tokens.map((token) => ({ id: token, message: { say: "token", with: { token } } }));
}

function refused(rule: string, tokens: readonly string[]): Refusal[] {
  return options(tokens).map((option) => ({ ...option, rule }));
}

const take: Asks<"take"> = {
  decision: ({ zones }, { player }) => ({
    kind: "take",
    player,
    rule: "T2",
    message: { say: "take", with: { player } },
    options: options(zones.pile),
    min: 1,
    max: 2,
  }),
  refusals: ({ zones }) => refused("T2.1", [...zones.hand0, ...zones.hand1]),
  answer(run, { player }, tokens) {
    for (const token of tokens)
      run.step("T2", { say: "took", with: { player, token } }, { change: "moved", token, to: hand(player) });
  },
};

const burn: Asks<"burn"> = {
  decision: ({ zones }, { player }) => ({
    kind: "burn",
    player,
    rule: "T3",
    message: { say: "burn", with: { player } },
    options: options(zones[hand(player)]),
    min: 0,
    max: 2,
    ordered: true,
  }),
  refusals: ({ zones }, { player }) => refused("T3.1", zones[hand(other(player))]),
  answer(run, { player }, tokens) {
    if (tokens.length === 2) run.push({ task: "mint" });
    const burnt = tokens.map((token) => ({ change: "moved", token, to: "ashes" }) as const);
    run.step("T3", { say: "burnt", with: { player, tokens } }, ...burnt);
  },
};

export const toy: Game<Toy, ToyChange> = {
  name: "toy",
  apply(state, change) {
    const { zones } = state;
    switch (change.change) {
      case "flipped":
        return { ...state, seed: change.seed };
      case "won":
        return { ...state, winner: change.winner };
      case "minted":
        return { ...state, zones: { ...zones, ashes: [...zones.ashes, change.token] } };
      case "moved": {
        const { token, to } = change;
        const without = (zone: Zone) => zones[zone].filter((held) => held !== token);
        const left = { pile: without("pile"), hand0: without("hand0"), hand1: without("hand1") };
        const rest = { ...left, ashes: without("ashes") };
        return { ...state, zones: { ...rest, [to]: [...rest[to], token] } };
      }
    }
  },
  handlers: {
    flip(run) {
      const player = run.state.seed % 2 === 0 ? 0 : 1;
      run.step("T1", { say: "begins", with: { player } }, { change: "flipped", seed: run.state.seed >> 1 });
      run.push({ task: "turn", player });
    },
    turn(run, { player }) {
      if (run.state.zones.pile.length === 0) run.push({ task: "end" });
      else
        run.push({ task: "take", player }, { task: "burn", player }, { task: "turn", player: other(player) });
    },
    mint(run) {
      const token = `m${run.state.zones.ashes.length}`;
      run.step("T4", { say: "minted", with: { token } }, { change: "minted", token });
    },
    end(run) {
      const lead = run.state.zones.hand0.length - run.state.zones.hand1.length;
      const winner = lead === 0 ? "nobody" : lead > 0 ? 0 : 1;
      run.step("T5", { say: "won", with: { winner } }, { change: "won", winner });
      run.replan([]);
    },
  },
  questions: { take, burn },
  /** The order of a pile or a hand counts for nothing; that of the ashes is what the players leave behind. */
  key({ agenda, zones, seed, winner }) {
    const sets = [zones.pile, zones.hand0, zones.hand1].map((zone) => [...zone].sort());
    return JSON.stringify([agenda, sets, zones.ashes, seed, winner]);
  },
};
