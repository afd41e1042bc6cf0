import type { Answer, Option, Question, Refusal } from "../kernel/game.ts";
import { abilityKey, type Placed, printedIn } from "./abilities.ts";
import { holds } from "./condition.ts";
import { eventsOf } from "./effects.ts";
import { wordingOf } from "./event-words.ts";
import { affected, happen } from "./events.ts";
import { gainedAbilities } from "./gained.ts";
import type { Replacement } from "./language.ts";
import { abilitySlug, say } from "./messages.ts";
import { kindsOf, matches } from "./pattern.ts";
import type { Run } from "./running.ts";
import { cardAt, ownerOf, playerAt, refTo, turnOrder } from "./state.ts";
import { tagOf } from "./tags.ts";
import { viewpoint } from "./targets.ts";
import type {
  AbilityRef,
  CardId,
  Change,
  GameEvent,
  Lasting,
  PlayerId,
  Proposal,
  State,
  Task,
} from "./types.ts";

/** A replacement effect that can apply to the event as it stands. */
interface Replacing {
  readonly id: string;
  /** The same for two instances of one replacement effect (6.5.8). */
  readonly key: string;
  readonly self: boolean;
  readonly source: CardId;
  readonly ability: AbilityRef;
  /** Whose cards it touches, and so who applies it (6.5.7). */
  readonly player: PlayerId;
  readonly modified: readonly GameEvent[];
  /** 6.5.8: instances that this event uses up, whichever of them applies. */
  readonly spent: readonly Lasting[];
}

/** 6.5.3: the event would happen. What can replace it does so first. */
export function propose(run: Run, proposal: Proposal): void {
  const able = canApply(run.state, proposal);
  const player = chooser(run.state, able);
  tellUnmet(run, proposal, able);
  if (player === null) {
    if (proposal.applied.length > 0)
      run.step("6.5.7.3", say("replace.none-left", { event: wordBatch(run.state, proposal.batch) }));
    happen(run, proposal.batch);
    return;
  }
  const [only] = able;
  if (able.length === 1 && only && proposal.applied.length === 0) {
    replaceAlone(run, proposal, only);
    return;
  }
  run.push({ task: "replace", ...bare(proposal) });
  if (proposal.applied.length === 0)
    run.step(
      isSame(able.filter((replacing) => replacing.player === player)) ? "6.5.8" : "6.5.7",
      say("replace.several", {
        event: wordBatch(run.state, proposal.batch),
        effects: able.map(({ ability, source }) =>
          say("ability-of", { ability: { ability }, card: { card: source } }),
        ),
        player: { player },
      }),
    );
}

/** 6.5.3: an "instead" whose condition is not met as the effect resolves replaces nothing, now or later. */
function tellUnmet(run: Run, { self, applied }: Proposal, able: readonly Replacing[]): void {
  if (self && applied.length === 0 && !able.some((replacing) => replacing.self))
    run.step("6.5.3", say("replace.not-met", { ability: { ability: self.frame.ability } }));
}

/** 6.5.4: a single replacement effect applies without a choice. */
function replaceAlone(run: Run, proposal: Proposal, replacing: Replacing): void {
  run.push(modifiedBy(proposal, replacing));
  run.step("6.5.4", say("replace.applied", applied(run.state, proposal, replacing)), ...spending(replacing));
}

/** 6.5.8: "the next time" is over, and the other instances that could have applied cease to exist. */
function spending({ spent }: Replacing): Change[] {
  return spent.length === 0 ? [] : [{ change: "lasting over", ids: spent.map(({ id }) => id) }];
}

type Replace = Extract<Task, { task: "replace" }>;

export const replace: Question<State, Replace, Change> = {
  decision(state, proposal) {
    const able = canApply(state, proposal);
    const player = chooser(state, able) ?? state.turn.active;
    const mine = able.filter((replacing) => replacing.player === player);
    return {
      kind: "replace",
      player,
      rule: isSame(mine) ? "6.5.8" : ruleFor(mine),
      message: say("replace.ask", { player: { player }, event: wordBatch(state, proposal.batch) }),
      options: first(mine).map((replacing) => option(state, proposal, replacing)),
      min: 1,
      max: 1,
    };
  },
  refusals(state, proposal) {
    const able = canApply(state, proposal);
    const player = chooser(state, able) ?? state.turn.active;
    const mine = able.filter((replacing) => replacing.player === player);
    const later = mine.filter((replacing) => !first(mine).includes(replacing));
    const used = couldApply(state, { ...proposal, applied: [] }).filter(({ key }) =>
      proposal.applied.includes(key),
    );
    return [
      ...later.map((replacing): Refusal => ({ ...option(state, proposal, replacing), rule: "6.5.6" })),
      ...used.map((replacing): Refusal => ({ ...option(state, proposal, replacing), rule: "6.5.5" })),
    ];
  },
  answer(run, proposal, [answer]: Answer) {
    const able = canApply(run.state, proposal);
    const chosen = able.find(({ id }) => id === answer);
    if (!chosen) throw new Error(`no replacement effect ${answer}`);
    const mine = able.filter((replacing) => replacing.player === chosen.player);
    const rule = isSame(mine) ? "6.5.8" : ruleFor([chosen]);
    run.push(modifiedBy(proposal, chosen));
    run.step(
      rule,
      say(chosen.self ? "replace.chose-self" : "replace.chose", applied(run.state, proposal, chosen)),
      ...spending(chosen),
    );
    if (chosen.spent.length > 1)
      run.step(
        "6.5.8",
        say("replace.ceased", { ...applied(run.state, proposal, chosen), count: chosen.spent.length - 1 }),
      );
    run.step("6.5.7.3", say("replace.modified", { event: wordBatch(run.state, chosen.modified) }));
  },
};

function bare({ batch, applied, self }: Proposal): Proposal {
  return { batch, applied, self };
}

function modifiedBy(proposal: Proposal, { key, modified }: Replacing): Task {
  return { task: "event", ...bare(proposal), batch: modified, applied: [...proposal.applied, key] };
}

/** 6.5.7.1: self-replacement effects first; the others only when there is none. */
function first(able: readonly Replacing[]): readonly Replacing[] {
  const selfs = able.filter(({ self }) => self);
  return selfs.length > 0 ? selfs : able;
}

function ruleFor(able: readonly Replacing[]): string {
  return able.some(({ self }) => self) ? "6.5.7.1" : "6.5.7.2";
}

function isSame(able: readonly Replacing[]): boolean {
  return able.length > 1 && able.every(({ key }) => key === able[0]?.key);
}

/** The affected player chooses; where several are affected, in turn order (6.7.6). */
function chooser(state: State, able: readonly Replacing[]): PlayerId | null {
  return turnOrder(state).find((id) => able.some(({ player }) => player === id)) ?? null;
}

function canApply(state: State, proposal: Proposal): Replacing[] {
  return couldApply(state, proposal).filter(({ key }) => !proposal.applied.includes(key));
}

function couldApply(state: State, proposal: Proposal): Replacing[] {
  const self = proposal.self && selfReplacing(state, proposal);
  const others = replacements(state)
    .filter(({ ability }) => mayReplace(ability, proposal.batch))
    .flatMap((placed) => replacingFrom(state, placed, proposal.batch));
  return numbered(self ? [self, ...others] : others);
}

/** Two instances on one card are told apart by a number. */
function numbered(all: readonly Replacing[]): Replacing[] {
  return all.map((replacing, at) => {
    const before = all.slice(0, at).filter(({ id }) => id === replacing.id).length;
    return before === 0 ? replacing : { ...replacing, id: `${replacing.id}:${before + 1}` };
  });
}

function mayReplace({ would }: Replacement, batch: readonly GameEvent[]): boolean {
  const kinds = kindsOf[would.event];
  return batch.some(({ event }) => kinds.includes(event));
}

/** Every replacement effect there is: on cards in play, printed or given, in turn order. */
function replacements(state: State): Placed<Replacement>[] {
  const printed = turnOrder(state).flatMap(
    (player) => printedIn(state, playerAt(state, player).play).replacement,
  );
  return state.lasting.length === 0 && printed.length === 0
    ? []
    : [...printed, ...gainedAbilities(state, "replacement")];
}

/** 6.5.6: an ability's own "instead". */
function selfReplacing(state: State, { batch, self }: Proposal): Replacing | null {
  const instead = self?.effect.instead;
  const [event] = batch;
  if (!self || !instead || !event) return null;
  const { frame } = self;
  if (!holds(state, instead.if, viewpoint(frame))) return null;
  const { source, ability } = frame;
  return {
    id: `replace:${tagOf(state, source.card)}:${abilitySlug(ability)}`,
    key: "self",
    self: true,
    source: source.card,
    ability,
    player: affected(state, event),
    modified: eventsOf(state, instead.effect, frame),
    spent: [],
  };
}

function replacingFrom(
  state: State,
  { card, ref, ability }: Placed<Replacement>,
  batch: readonly GameEvent[],
): Replacing[] {
  const player = ownerOf(state, card);
  const met = batch.filter((event) => matches(state, ability.would, event, { card, player }));
  const [event] = met;
  if (!event) return [];
  const { instead } = ability;
  const modified = batch.flatMap((part) => {
    if (!met.includes(part)) return [part];
    if (instead === "nothing") return [];
    const bound = "amount" in part ? { amount: part.amount } : {};
    return eventsOf(state, instead, { player, source: refTo(state, card), ability: ref, bound });
  });
  return [
    {
      id: `replace:${tagOf(state, card)}:${abilitySlug(ref)}`,
      key: keyOf(ref, card),
      self: false,
      source: card,
      ability: ref,
      player: affected(state, event),
      modified,
      spent: ref.gained ? spentBy(state, ref, card) : [],
    },
  ];
}

/** The same for two copies of a card; what was given counts by the card that has it. */
function keyOf(ref: AbilityRef, card: CardId): string {
  return ref.gained ? `${abilityKey(ref)} ${card}` : abilityKey(ref);
}

/** All instances of one "next time" on one card. */
function spentBy(state: State, ref: AbilityRef, card: CardId): Lasting[] {
  return state.lasting.filter(
    ({ next, ability, on }) =>
      next &&
      ability.def === ref.def &&
      ability.at === ref.at &&
      on?.some((given) => given.card === card && given.life === cardAt(state, card).life),
  );
}
function option(state: State, proposal: Proposal, replacing: Replacing): Option {
  return { id: replacing.id, message: say("replace.option", applied(state, proposal, replacing)) };
}

function applied(state: State, { batch }: Proposal, { player, ability, source, modified }: Replacing) {
  return {
    player: { player },
    ability: { ability },
    card: { card: source },
    event: wordBatch(state, batch),
    modified: wordBatch(state, modified),
  };
}

function wordBatch(state: State, batch: readonly GameEvent[]) {
  return batch.length === 0 ? say("event.nothing") : batch.map((event) => wordingOf(state, event));
}
