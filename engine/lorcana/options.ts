import type { Option, Question, Refusal } from "../kernel/game.ts";
import { cardDefs } from "./cards/index.ts";
import { canDo } from "./feasible.ts";
import { namesOf } from "./filter.ts";
import type { CardDef, Effect } from "./language.ts";
import { say } from "./messages.ts";
import { meant, named } from "./resolve.ts";
import type { Run } from "./running.ts";
import { playerAt } from "./state.ts";
import type { Change, Frame, State, Task } from "./types.ts";

type Asking<Name extends Task["task"]> = Question<State, Extract<Task, { task: Name }>, Change>;

/** The part of a "may" that has to be done first, where there is one. */
function firstPart(effects: readonly Effect[]): readonly Effect[] {
  const [only] = effects;
  return only?.do === "to" ? only.first : [];
}

/** 6.1.4: the player may leave it undone. 6.1.5.1: what cannot be begun cannot be chosen. */
export const may: Asking<"may"> = {
  decision: (state, { frame, effects }) => ({
    kind: "may",
    player: frame.actor,
    rule: "6.1.4",
    message: say("may.ask", { ...named(frame), effects: { effects } }),
    options: [
      ...(canDo(state, firstPart(effects), frame) ? [{ id: "yes", message: say("may.yes") }] : []),
      { id: "no", message: say("may.no") },
    ],
    min: 1,
    max: 1,
  }),
  refusals: (state, { frame, effects }) =>
    canDo(state, firstPart(effects), frame) ? [] : [{ id: "yes", message: say("may.yes"), rule: "6.1.5.1" }],
  answer(run, { frame, effects }, [answer]) {
    const yes = answer === "yes";
    run.step("6.1.4", say(yes ? "may.chose-yes" : "may.chose-no", { ...named(frame), effects: { effects } }));
    run.push({
      task: "resolve",
      ...frame,
      todo: yes ? [...effects, ...frame.todo] : frame.todo,
      undone: frame.undone || !yes,
      partial: frame.partial || !yes,
    });
  },
};

/** 6.1.5.2: one of them must be chosen, and one that can be done if any can. */
export const or: Asking<"or"> = {
  decision: (state, { frame, options }) => ({
    kind: "or",
    player: frame.actor,
    rule: "6.1.5.2",
    message: say("or.ask", named(frame)),
    options: options.flatMap((effects, at) => (canDo(state, effects, frame) ? [either(effects, at)] : [])),
    min: 1,
    max: 1,
  }),
  refusals: (state, { frame, options }) =>
    options.flatMap((effects, at): Refusal[] =>
      canDo(state, effects, frame) ? [] : [{ ...either(effects, at), rule: "6.1.5.2" }],
    ),
  answer(run, { frame, options }, [answer]) {
    const at = answer === undefined ? -1 : Number(answer.slice("or:".length)) - 1;
    const effects = options[at];
    if (effects) run.step("6.1.5.2", say("or.chose", { ...named(frame), effects: { effects } }));
    else run.step("1.7.7", say("choose.none", named(frame)));
    run.push({ task: "resolve", ...frame, todo: [...(effects ?? []), ...frame.todo] });
  },
};

function either(effects: readonly Effect[], at: number): Option {
  return { id: `or:${at + 1}`, message: say("or.option", { effects: { effects } }) };
}

/** 6.1.3: "up to" includes 0. */
export const howMany: Asking<"how many"> = {
  decision: (_, { frame, card, most }) => ({
    kind: "how many",
    player: frame.actor,
    rule: "6.1.3",
    message: say("number.ask", { ...named(frame), of: { card }, most }),
    options: Array.from({ length: most + 1 }, (_, amount) => ({
      id: `number:${amount}`,
      message: say("number.option", { amount }),
    })).reverse(),
    min: 1,
    max: 1,
  }),
  refusals: () => [],
  answer(run, { frame, card }, [answer = ""]) {
    const amount = Number(answer.slice("number:".length));
    run.step("6.1.3", say("number.chose", { ...named(frame), of: { card }, amount }));
    const numbers = [...(frame.bound.numbers ?? []), amount];
    run.push({ task: "resolve", ...frame, bound: { ...frame.bound, numbers } });
  },
};

export const choosePlayer: Asking<"choose player"> = {
  decision: (state, { frame }) => ({
    kind: "choose player",
    player: frame.actor,
    rule: "6.1.3",
    message: say("player.ask", named(frame)),
    options: meant(state, "chosen opponent", frame).map((player) => ({
      id: `player:${playerAt(state, player).name}`,
      message: say("player.option", { player: { player } }),
    })),
    min: 1,
    max: 1,
  }),
  refusals: () => [],
  answer(run, { frame, effects }, [answer]) {
    const player = run.state.players.findIndex(({ name }) => `player:${name}` === answer);
    run.step("6.1.3", say("player.chose", { ...named(frame), chosen: { player } }));
    run.push({
      task: "resolve",
      ...frame,
      todo: [
        { do: "as", player, effects, several: false, bound: frame.bound },
        { do: "back to", player: frame.actor },
        ...frame.todo,
      ],
    });
  },
};

/** Every name a card can bear, ours to name (5.2.6, 5.2.6.1). */
const names = new Map(
  cardDefs().flatMap((def) => namesOf(def).map((en, at) => [en, { en, fr: frenchName(def, at) }])),
);

/** The same of the French name's parts. */
function frenchName({ name }: CardDef, at: number): string {
  return at === 0 ? name.fr : (name.fr.split(/ & | et /)[at - 1] ?? name.fr);
}

function slug(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

export const nameCard: Asking<"name"> = {
  decision: (_, { frame }) => ({
    kind: "name",
    player: frame.actor,
    rule: "5.2.6",
    message: say("name.ask", named(frame)),
    options: [...names].map(([en, text]) => ({
      id: `name:${slug(en)}`,
      message: say("name.option", { name: { text } }),
    })),
    min: 1,
    max: 1,
  }),
  refusals: () => [],
  answer(run, { frame }, [answer]) {
    const found = [...names].find(([en]) => `name:${slug(en)}` === answer);
    if (!found) throw new Error(`no card is named ${answer}`);
    bindName(run, frame, found[0], found[1]);
  },
};

function bindName(run: Run, frame: Frame, name: string, text: object): void {
  run.step("5.2.6", say("name.chose", { ...named(frame), name: { text } }));
  run.push({ task: "resolve", ...frame, bound: { ...frame.bound, name } });
}
