import type { Answer, Option, Question, Refusal } from "../kernel/game.ts";
import { abilityKey, type Placed, printedIn } from "./abilities.ts";
import { holds } from "./condition.ts";
import { eventsOf } from "./effects.ts";
import { wordingOf } from "./event-words.ts";
import { affected, happen, inChallenge } from "./events.ts";
import { gainedAbilities } from "./gained.ts";
import type { Replacement } from "./language.ts";
import { abilitySlug, say } from "./messages.ts";
import { kindsOf, matches } from "./pattern.ts";
import { tellDamage } from "./perform.ts";
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
import { leaveUndone } from "./undone.ts";

/** A replacement effect that can apply to the event as it stands. */
interface Replacing {
  readonly id: string;
  /** This instance. */
  readonly key: string;
  /** The same for two instances of one replacement effect (6.5.8). */
  readonly effect: string;
  /** The parts of the batch it would replace. */
  readonly met: readonly GameEvent[];
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
export function propose(run: Run, asked: Proposal): void {
  const possible = withoutDeck(run, asked);
  const proposal = { ...asked, batch: possible.map((event) => inChallenge(run.state, event)) };
  if (proposal.batch.length === 0 && asked.batch.length > 0) {
    notDone(run, proposal);
    return;
  }
  const able = canApply(run.state, proposal);
  tellUnmet(run, proposal, able);
  const rivals = competing(run.state, able);
  if (!rivals) {
    if (proposal.applied.length > 0)
      run.step("6.5.7.3", say("replace.none-left", { event: wordBatch(run.state, proposal.batch) }));
    const happened = happen(run, proposal.batch);
    if (happened.length === 0) notDone(run, proposal);
    return;
  }
  const { player, mine, all } = rivals;
  const [only] = all;
  const isUntouched = !all.some(({ met }) => met.some(({ modified }) => modified));
  if (all.length === 1 && only && isUntouched) {
    replaceAlone(run, proposal, only);
    return;
  }
  run.push({ task: "replace", ...bare(proposal) });
  if (isUntouched)
    run.step(
      isSame(mine) ? "6.5.8" : "6.5.7",
      say("replace.several", {
        event: wordBatch(run.state, proposal.batch),
        effects: all.map(({ ability, source }) =>
          say("ability-of", { ability: { ability }, card: { card: source } }),
        ),
        player: { player },
      }),
    );
}

/** 1.2.3, 6.5.3: nobody draws from an empty deck, so there is nothing to replace either. */
function withoutDeck(run: Run, { batch }: Proposal): readonly GameEvent[] {
  if (!batch.some(({ event }) => event === "draw")) return batch;
  const left = run.state.players.map(({ deck }) => deck.length);
  const possible = batch.filter((event) => {
    if (event.event !== "draw") return true;
    const there = left[event.player] ?? 0;
    left[event.player] = there - 1;
    return there > 0;
  });
  for (const event of batch)
    if (event.event === "draw" && !possible.includes(event))
      run.step("1.2.3", say("event.draw-nothing", { player: { player: event.player } }));
  return possible.length === batch.length ? batch : possible;
}

/** What a rule of the game does is no part of an effect. */
function notDone(run: Run, { player }: Proposal): void {
  if (player !== undefined) leaveUndone(run);
}

/** 6.5.3: an "instead" whose condition is not met as the effect resolves replaces nothing, now or later. */
function tellUnmet(run: Run, { self, applied }: Proposal, able: readonly Replacing[]): void {
  if (self && applied.length === 0 && !able.some((replacing) => replacing.self))
    run.step("6.5.3", say("replace.not-met", { ability: { ability: self.frame.ability } }));
}

/** 6.5.4: a single replacement effect applies without a choice. */
function replaceAlone(run: Run, proposal: Proposal, replacing: Replacing): void {
  run.push(modifiedBy(proposal, replacing, [replacing]));
  run.step("6.5.4", say("replace.applied", applied(run.state, proposal, replacing)), ...spending(replacing));
  tellModified(run, proposal, replacing);
}

/** 6.7.2.2: damage that an ability's own "instead" deals is calculated like any other. */
function tellModified(run: Run, { self }: Proposal, replacing: Replacing): void {
  const instead = self?.effect.instead;
  if (replacing.self && self && instead) tellDamage(run, instead.effect, replacing.modified, self.frame);
}

/** 6.5.8: "the next time" is over, and the other instances that could have applied cease to exist. */
function spending({ spent }: Replacing): Change[] {
  return spent.length === 0 ? [] : [{ change: "lasting over", ids: spent.map(({ id }) => id) }];
}

type Replace = Extract<Task, { task: "replace" }>;

export const replace: Question<State, Replace, Change> = {
  decision(state, proposal) {
    const { player, mine } = due(state, proposal);
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
    const { mine } = due(state, proposal);
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
    const { mine } = due(run.state, proposal);
    const chosen = mine.find(({ id }) => id === answer);
    if (!chosen) throw new Error(`no replacement effect ${answer}`);
    const rule = isSame(mine) ? "6.5.8" : ruleFor([chosen]);
    run.push(modifiedBy(proposal, chosen, mine));
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
    tellModified(run, proposal, chosen);
    run.step("6.5.7.3", say("replace.modified", { event: wordBatch(run.state, chosen.modified) }));
  },
};

function bare({ batch, applied, self, player }: Proposal): Proposal {
  return { batch, applied, self, ...(player !== undefined && { player }) };
}

/** 6.5.5, 6.5.8: neither it nor another instance that met the same gets a chance at what it has made of the event. */
function modifiedBy(proposal: Proposal, chosen: Replacing, mine: readonly Replacing[]): Task {
  const used = mine.filter((other) => isInstanceOf(other, chosen)).map(({ key }) => key);
  return {
    task: "event",
    ...bare(proposal),
    batch: chosen.modified,
    applied: [...new Set([...proposal.applied, ...used])],
  };
}

function isInstanceOf(one: Replacing, other: Replacing): boolean {
  return one.effect === other.effect && overlap(one, other);
}

function overlap(one: Replacing, other: Replacing): boolean {
  return one.met.some((event) => other.met.includes(event));
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
  const [first] = able;
  return able.length > 1 && first !== undefined && able.every((other) => isInstanceOf(other, first));
}

interface Rivals {
  readonly player: PlayerId;
  /** All that compete, and those that this player applies. */
  readonly all: readonly Replacing[];
  readonly mine: readonly Replacing[];
}

/**
 * Effects that would replace the same part of what is about to happen compete (6.5.7); what none of them shares is an
 * event of its own, such as the damage to the other side of a challenge. The affected player chooses; where several
 * are affected, in turn order (6.7.6).
 */
function competing(state: State, able: readonly Replacing[]): Rivals | null {
  const self = able.find((replacing) => replacing.self);
  // 6.5.6
  const player =
    self?.player ?? turnOrder(state).find((id) => able.some((replacing) => replacing.player === id));
  const first = self ?? able.find((replacing) => replacing.player === player);
  if (player === undefined || !first) return null;
  const all = [first];
  for (let grown = 0; grown < all.length; grown++)
    all.push(...able.filter((other) => !all.includes(other) && overlap(other, all[grown] as Replacing)));
  const inOrder = able.filter((replacing) => all.includes(replacing));
  return { player, all: inOrder, mine: inOrder.filter((replacing) => replacing.player === player) };
}

function due(state: State, proposal: Proposal): Rivals {
  const nobody = { player: state.turn.active, all: [], mine: [] };
  return competing(state, canApply(state, proposal)) ?? nobody;
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
    effect: "self",
    met: batch,
    self: true,
    source: source.card,
    ability,
    player: affected(state, event),
    modified: eventsOf(state, instead.effect, frame).map(asModified),
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
    return eventsOf(state, instead, { player, source: refTo(state, card), ability: ref, bound }).map(
      asModified,
    );
  });
  return [
    {
      id: `replace:${tagOf(state, card)}:${abilitySlug(ref)}`,
      key: `${abilityKey(ref)} ${card}`,
      // What was given counts by the card that has it.
      effect: ref.gained ? `${abilityKey(ref)} ${card}` : abilityKey(ref),
      met,
      self: false,
      source: card,
      ability: ref,
      player: affected(state, event),
      modified: modified.filter((part, at) => !isAgain(part, modified.slice(0, at))),
      spent: ref.gained ? spentBy(state, ref, card) : [],
    },
  ];
}

function asModified(event: GameEvent): GameEvent {
  return { ...event, modified: true };
}

/** In place of several parts the same card is banished, exerted or moved but once. */
function isAgain(part: GameEvent, before: readonly GameEvent[]): boolean {
  if ("amount" in part || !("card" in part)) return false;
  return before.some((other) => JSON.stringify(other) === JSON.stringify(part));
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
