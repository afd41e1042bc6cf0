import { type Placed, printedIn } from "./abilities.ts";
import { cited } from "./cited.ts";
import { holds } from "./condition.ts";
import { gainedAbilities } from "./gained.ts";
import { isDuring } from "./grants.ts";
import type { Pattern, Triggered } from "./language.ts";
import { say } from "./messages.ts";
import { kindsOf, leavesPlay, matches } from "./pattern.ts";
import type { Run } from "./running.ts";
import { cardAt, following, playerAt, refTo, turnOrder } from "./state.ts";
import { viewpoint } from "./targets.ts";
import type { Bound, CardId, GameEvent, Lasting, Origin, State, Task } from "./types.ts";

/** A triggered ability that waits for something, and where it waits. */
interface Waiting {
  readonly ability: Triggered;
  readonly origin: Origin;
  /** 6.2.7: it exists outside of any card. */
  readonly lasting?: Lasting;
}

/** 6.2.3, 7.7.3.1: abilities whose condition a batch met go into the bag, each by the player whose card it is on. */
export function addTriggered(run: Run, before: State, batch: readonly GameEvent[]): void {
  const after = run.state;
  for (const event of batch) {
    // 7.4.3: what leaves play sees what leaves with it, so the look is at the state before.
    const seen = leavesPlay(event) || ("follows" in event && event.follows) ? before : after;
    for (const waiting of waitingFor(seen, event)) {
      const pattern = patternMet(seen, waiting, event);
      if (!pattern) continue;
      if (isUsedUp(run.state, waiting)) continue;
      const unmet = whyUnmet(seen, waiting, pattern);
      if (unmet) tellUnmet(run, waiting, unmet);
      if (unmet || !isItsTurn(seen, waiting, pattern, [before, batch, event])) continue;
      const together = pattern.event === "discards" ? discardedWith(seen, waiting, pattern, batch) : [event];
      // "1 or more cards": once for all of them.
      if (together[0] === event) addToBag(run, seen, waiting, [pattern, together], batch);
    }
  }
}

/** Everything that could wait for such an event. */
function waitingFor(state: State, event: GameEvent): Waiting[] {
  const found: Waiting[] = [];
  const isTurn = event.event === "turn starts" || event.event === "turn ends";
  for (const player of turnOrder(state)) {
    const { play, discard } = playerAt(state, player);
    for (const placed of printedIn(state, play).triggered)
      if (!placed.ability.from && mayMatch(placed.ability, event)) found.push(waitingOn(state, placed));
    // 6.1.12: from the discard, abilities look at the turn.
    if (isTurn)
      for (const placed of printedIn(state, discard).triggered)
        if (placed.ability.from && mayMatch(placed.ability, event)) found.push(waitingOn(state, placed));
  }
  for (const placed of gainedAbilities(state, "triggered"))
    if (mayMatch(placed.ability, event)) found.push(waitingOn(state, placed));
  for (const lasting of state.lasting)
    if (lasting.trigger && mayMatch(lasting.trigger, event))
      found.push({ ability: lasting.trigger, origin: floating(lasting, lasting.trigger), lasting });
  return found;
}

/** 6.2.7: it stands on no card; what made it gives it its name. */
function floating({ player, source, ability, bound }: Lasting, trigger: Triggered): Origin {
  return { player, source, bound, ability: { def: ability.def, at: ability.at, gained: trigger } };
}

function mayMatch({ when }: Triggered, { event }: GameEvent): boolean {
  if ("event" in when) return kindsOf[when.event].includes(event);
  return when.some((pattern) => kindsOf[pattern.event].includes(event));
}

function waitingOn(state: State, { card, ref, ability }: Placed<Triggered>): Waiting {
  const { owner, life } = cardAt(state, card);
  return { ability, origin: { player: owner, source: { card, life }, ability: ref, bound: {} } };
}

/** 6.2.6: the trigger condition the event meets, of one or several. */
function patternMet(state: State, { ability, origin }: Waiting, event: GameEvent): Pattern | null {
  const from = viewpoint(origin);
  const patterns: readonly Pattern[] = "event" in ability.when ? [ability.when] : ability.when;
  return patterns.find((pattern) => matches(state, pattern, event, from)) ?? null;
}

/** 6.2.7.2: a delayed ability that something else at the same time has triggered already. */
function isUsedUp({ lasting: left }: State, { lasting }: Waiting): boolean {
  return lasting?.until.ends === "once" && !left.some(({ id }) => id === lasting.id);
}

/** 6.1.13: the duration that keeps an ability from triggering now. A secondary "if" waits until it resolves (6.2.4). */
function whyUnmet(state: State, { ability, origin }: Waiting, pattern: Pattern): string | null {
  const from = viewpoint(origin);
  const isNow =
    (!ability.during || isDuring(state, ability.during, from)) &&
    (!ability.while || holds(state, ability.while, from));
  if (isNow) return null;
  const isHere = "who" in pattern && pattern.who.at === "here";
  return ability.during && (ability.while || isHere) ? "6.1.13.6" : ability.during ? "6.1.13.1" : "6.1.13.5";
}

function tellUnmet(run: Run, { origin }: Waiting, rule: string): void {
  const { ability, source } = origin;
  run.step(rule, say("bag.not-met", { ability: { ability }, card: { card: source.card } }));
}

/** "The first time", "the second time". */
function isItsTurn(
  state: State,
  { ability, origin }: Waiting,
  pattern: Pattern,
  [before, batch, event]: [State, readonly GameEvent[], GameEvent],
): boolean {
  if (!ability.nth) return true;
  const from = viewpoint(origin);
  const earlier = [...before.turn.history, ...batch.slice(0, batch.indexOf(event))];
  return earlier.filter((other) => matches(state, pattern, other, from)).length === ability.nth - 1;
}

function discardedWith(
  state: State,
  { origin }: Waiting,
  pattern: Pattern,
  batch: readonly GameEvent[],
): readonly GameEvent[] {
  return batch.filter((event) => matches(state, pattern, event, viewpoint(origin)));
}

function addToBag(
  run: Run,
  seen: State,
  waiting: Waiting,
  [pattern, events]: readonly [Pattern, readonly GameEvent[]],
  batch: readonly GameEvent[],
): void {
  const { origin, lasting } = waiting;
  const { player, ability } = origin;
  // "This card", "that card": what left play is meant where it went (7.1.6).
  const gone = events.flatMap((event) => (leavesPlay(event) ? [event.card] : []));
  const [source = origin.source] = following([origin.source], gone);
  const bound = merged(origin.bound, boundBy(seen, pattern, events, gone));
  const entry = { id: run.state.next, player, source, ability, bound };
  const message = say("bag.added", {
    player: { player },
    ability: { ability },
    card: { card: source.card },
  });
  run.step(bagRules(run.agenda, waiting, events, batch), message, { change: "bagged", entry });
  if (lasting?.until.ends === "once")
    run.step("6.2.7.2", say("lasting.used", { ability: { ability } }), {
      change: "lasting over",
      ids: [lasting.id],
    });
}

/** Why it enters the bag, and what it waits for there. */
function bagRules(
  agenda: State["agenda"],
  { ability, origin, lasting }: Waiting,
  events: readonly GameEvent[],
  batch: readonly GameEvent[],
) {
  const [event] = events;
  const main = lasting
    ? lasting.until.ends === "once"
      ? "6.2.7.2"
      : "6.2.7.1"
    : ability.from
      ? "6.1.12"
      : "7.7.3.1";
  const isOwnPlay = event?.event === "play" && event.card === origin.source.card;
  return cited(
    main,
    "7.7.3.1",
    isOwnPlay && "4.3.4.1",
    events.length > 1 && "6.2.1",
    !("event" in ability.when) && "6.2.6",
    event?.event === "banish" && event.damaged && "1.8.2",
    isPut(ability, event) && "1.9.3",
    event?.event === "sing" && batch.length > 1 && "8.12.3",
    sawOthersLeave(origin, event, batch) && "7.4.3",
    agenda.some(({ task }) => task === "resolve") ? "6.7.4" : agenda.some(isProcess) && "4.1.5",
  );
}

function isPut({ when }: Triggered, event: GameEvent | undefined): boolean {
  return event?.event === "put" && "event" in when && when.event === "takes damage";
}

/** 7.4.3: its own card leaves with the one it saw leave. */
function sawOthersLeave(origin: Origin, event: GameEvent | undefined, batch: readonly GameEvent[]): boolean {
  const { card } = origin.source;
  const left = batch.filter(leavesPlay).map((each) => each.card);
  return event !== undefined && leavesPlay(event) && event.card !== card && left.includes(card);
}

/** Part of a turn action that is not complete yet. */
function isProcess({ task }: Task): boolean {
  return ["pay", "activate", "enter", "act", "gain from quest", "event"].includes(task);
}

function merged(bound: Bound, event: Bound): Bound {
  return { ...bound, ...event, cards: { ...bound.cards, ...event.cards } };
}

/** What an ability knows of the event it waited for: the card its condition speaks of, and the other one. */
function boundBy(
  state: State,
  pattern: Pattern,
  events: readonly GameEvent[],
  gone: readonly CardId[],
): Bound {
  const [event] = events;
  if (!event) return {};
  const refs = (...ids: (CardId | undefined)[]) =>
    ids.flatMap((id) => (id === undefined ? [] : [refTo(state, id)]));
  const firsts = following(
    events.flatMap((each) => ("card" in each ? refs(each.card) : [])),
    gone,
  );
  // A song is sung on its way into play: what is meant is the card it is there.
  const seconds = refs(secondOf(event, pattern)).map((ref) =>
    event.event === "sing" ? { ...ref, life: ref.life + 1 } : ref,
  );
  const [it, other] = isOfSecond(pattern) ? [seconds, firsts] : [firsts, seconds];
  return {
    cards: { ...(it.length > 0 && { it }), ...(other.length > 0 && { other }) },
    ...(events.length > 1 || event.event === "discard"
      ? { amount: events.length }
      : "amount" in event && { amount: Math.abs(event.amount) }),
  };
}

/** A character that is challenged or that banishes is the second card of the event, but the one its ability speaks of. */
function isOfSecond({ event }: Pattern): boolean {
  return event === "is challenged" || event === "banishes";
}

/** "Banished in a challenge": the other character of it is meant, whoever banished the first. */
function inChallenge(pattern: Pattern): boolean {
  return pattern.event === "is banished" && (pattern.in ?? pattern.as) !== undefined;
}

/** The second card of an event: whom it is about besides the first. */
function secondOf(event: GameEvent, pattern: Pattern): CardId | undefined {
  switch (event.event) {
    case "challenge":
      return event.target;
    case "move":
      return event.to;
    case "sing":
      return event.song;
    case "banish":
      return inChallenge(pattern) ? event.other : event.by?.card;
    case "deal":
    case "put":
      return event.from?.card;
    default:
      return undefined;
  }
}
