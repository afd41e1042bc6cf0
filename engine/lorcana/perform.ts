import { random } from "../kernel/random.ts";
import { writtenAt } from "./abilities.ts";
import { amountOf } from "./amount.ts";
import { keywordsOf } from "./characteristics.ts";
import { cited } from "./cited.ts";
import { holds } from "./condition.ts";
import { damagedIn, dealtTo, eventsOf, followed, isHad } from "./effects.ts";
import { isKeyword, keywordRules } from "./keywords.ts";
import type { Amount, Atom, AtomOf, Chosen, Target } from "./language.ts";
import { say } from "./messages.ts";
import { orderOf } from "./order.ts";
import { leavesPlay } from "./pattern.ts";
import { canPayInk, payInk } from "./pay.ts";
import { named } from "./resolve.ts";
import type { Run } from "./running.ts";
import { cardAt, defOf, following, isThere, playerAt, refTo } from "./state.ts";
import { bind, candidates, slotOf, targets, viewpoint } from "./targets.ts";
import type { Bound, CardId, Frame, GameEvent, Ref, State, Task } from "./types.ts";

/** 6.7.2.2, 6.7.2.3: choices first, then what the effect says. */
export function perform(run: Run, effect: Atom, frame: Frame): void {
  const again: Frame = { ...frame, todo: [effect, ...frame.todo] };
  const open = openTarget(effect, frame);
  if (open) {
    if ("chosen" in open) run.push({ task: "choose", frame: again, target: open });
    else run.push({ task: "resolve", ...again, bound: bindAtRandom(run, open, frame) });
    return;
  }
  switch (effect.do) {
    case "discard":
      discard(run, effect, frame);
      return;
    case "pay":
      pay(run, effect, frame);
      return;
    case "look":
    case "reveal":
      see(run, effect, frame);
      return;
    case "show":
      show(run, effect, frame);
      return;
    case "shuffle":
      run.step("7.2.2", say("event.shuffle", named(frame)), { change: "shuffled", player: frame.actor });
      goOn(run, frame);
      return;
    case "name a card":
      run.push({ task: "name", frame });
      return;
    case "play":
      playCards(run, effect, frame);
      return;
    case "use":
      use(run, effect, frame);
      return;
    default:
      carryOut(run, effect, frame);
  }
}

/** The effect as events; "up to" so many asks how many first. */
function carryOut(run: Run, effect: Atom, frame: Frame): void {
  if ((effect.do === "remove" || effect.do === "move damage") && effect.upTo) {
    const asked = upToOn(run.state, effect, frame);
    if (asked) {
      run.push({ task: "how many", ...asked, frame: { ...frame, todo: [effect, ...frame.todo] } });
      return;
    }
  }
  tellCount(run, effect, frame);
  const batch = eventsOf(run.state, effect, frame);
  tellDamage(run, effect, batch, frame);
  if (effect.do === "give") tellKeywords(run, effect, frame);
  const { numbers: _, ...bound } = frame.bound;
  const isUndone = batch.length === 0;
  if (isUndone) run.step(cited(nothingRule(effect, frame), "1.2.3"), say("resolve.nothing", named(frame)));
  const { orders, arrangements } = orderOf(run.state, effect, batch, frame);
  run.push(
    ...orders,
    ...tasksOf(effect, batch, frame),
    ...arrangements,
    goingOn({ ...frame, bound: leavingIn(bound, batch) }, isUndone),
  );
}

/** "That card" is from now on also what it becomes as this effect takes it out of play (7.1.6). */
function leavingIn(bound: Bound, batch: readonly GameEvent[]): Bound {
  const gone = batch.flatMap((event) => (leavesPlay(event) ? [event.card] : []));
  if (gone.length === 0 || !bound.cards) return bound;
  const slots = Object.entries(bound.cards).map(([slot, refs]) => [slot, following(refs, gone)]);
  return { ...bound, cards: Object.fromEntries(slots) };
}

/** 8.14.2: Vanish finds its character gone. */
function nothingRule(effect: Atom, { ability }: Frame): string {
  if (effect.do === "lose lore") return "1.11.1";
  return isKeyword(writtenAt(ability), "vanish") ? "8.14.2" : "1.2.3";
}

type UpTo = AtomOf<"remove"> | AtomOf<"move damage">;

/** 6.1.3: the next card from which "up to" so much goes, and how much that is at most. */
function upToOn(state: State, asked: UpTo, frame: Frame): { card: CardId; most: number } | null {
  const effect = asItWillBe(state, asked, frame);
  // 1.9.2.4: damage that has nowhere to go does not move.
  if (effect.do === "move damage" && targets(state, effect.to, frame).length === 0) return null;
  const from = damagedIn(state, effect.do === "remove" ? effect.to : effect.from, frame);
  // Damage moves from one card alone.
  const [card] = (effect.do === "remove" ? from : from.slice(0, 1)).slice(frame.bound.numbers?.length ?? 0);
  if (card === undefined) return null;
  const { damage } = cardAt(state, card);
  const most = effect.amount === "all" ? damage : Math.min(damage, amountOf(state, effect.amount, frame));
  return most > 0 ? { card, most } : null;
}

/** 6.5.6: its own "instead" comes first, and so says up to how many. */
function asItWillBe(state: State, effect: UpTo, frame: Frame): UpTo {
  const { instead } = effect;
  if (!instead || !holds(state, instead.if, viewpoint(frame))) return effect;
  return instead.effect.do === effect.do ? (instead.effect as UpTo) : effect;
}

/** 1.12.2: cards are drawn one at a time; all else an effect does at once, and what it may replace, is one event. */
function tasksOf(effect: Atom, batch: readonly GameEvent[], frame: Frame): Task[] {
  const self = effect.instead ? { frame, effect } : null;
  const isDrawing = (effect.do === "draw" || effect.do === "draw until") && !self;
  const events = isDrawing ? batch.map((event) => [event]) : [batch];
  return events
    .filter((part) => part.length > 0)
    .map((part) => ({ task: "event", batch: part, applied: [], self, player: frame.player }));
}

/** 6.1.8: what could not be counted before: the cards an earlier part has bound. */
function tellCount(run: Run, effect: Atom, frame: Frame): void {
  for (const amount of amountsIn(effect))
    if (typeof amount === "object" && ("count" in amount || "cards" in amount)) {
      const count = amountOf(run.state, amount, frame) / (amount.times ?? 1);
      run.step(["6.1.8", "6.7.2.1"], say("resolve.counted", { ...named(frame), count }));
    } else tellLastKnown(run, amount, frame);
}

/** 6.7.7: the value of a card that has left play. */
function tellLastKnown(run: Run, amount: Amount, frame: Frame): void {
  if (typeof amount !== "object" || !("stat" in amount) || amount.stat === "cost") return;
  const gone = targets(run.state, amount.of, frame).filter((ref) => !isThere(run.state, ref));
  if (gone.length === 0) return;
  run.step(
    "6.7.7",
    say("resolve.last-known", {
      of: gone.map(({ card }) => ({ card })),
      amount: amountOf(run.state, amount, frame),
    }),
  );
}

/** 6.7.2.2: the total damage, and whose Resist lessens it (8.8.1). */
export function tellDamage(run: Run, effect: Atom, batch: readonly GameEvent[], frame: Frame): void {
  if (effect.do !== "deal") return;
  const amount = amountOf(run.state, effect.amount, frame);
  const cards = batch.flatMap((event) => ("card" in event ? [{ card: event.card }] : []));
  if (cards.length > 0) run.step("6.7.2.2", say("resolve.damage", { ...named(frame), amount, cards }));
  for (const event of batch)
    if (event.event === "deal" && event.amount < amount) tellLess(run, event.card, amount);
}

/** 8.1.2: a keyword that does not stack is not gained again. */
function tellKeywords(run: Run, effect: AtomOf<"give">, frame: Frame): void {
  for (const quality of effect.has) {
    if (!("gains" in quality) || quality.gains.kind !== "keyword") continue;
    const { keyword } = quality.gains;
    const cards = targets(run.state, effect.to, frame).filter(({ card }) => isHad(run.state, quality, card));
    if (cards.length > 0)
      run.step(
        "8.1.2",
        say("resolve.keyword-twice", {
          cards: cards.map(({ card }) => ({ card })),
          keyword: { text: keywordRules[keyword].name },
        }),
      );
  }
}

export function tellLess(run: Run, card: number, amount: number): void {
  const less = dealtTo(run.state, card, amount);
  run.step(
    cited("8.8.1", keywordsOf(run.state, card, "resist").length > 1 && "8.1.2"),
    say("resist", { card: { card }, amount, less }),
  );
}

function goOn(run: Run, frame: Frame, isUndone = false): void {
  run.push(goingOn(frame, isUndone));
}

export function goingOn(frame: Frame, isUndone: boolean): Task {
  return {
    task: "resolve",
    ...frame,
    begun: true,
    undone: frame.undone || isUndone,
    partial: frame.partial || isUndone,
  };
}

type Random = Extract<Target, { random: unknown }>;

/** The first of an effect's targets that nobody has chosen yet. */
function openTarget(effect: Atom, { bound }: Frame): Chosen | Random | null {
  for (const target of targetsIn(effect)) {
    if (typeof target !== "object") continue;
    if (("chosen" in target || "random" in target) && bound.cards?.[slotOf(target)] === undefined)
      return target;
  }
  return null;
}

function targetsIn(effect: Atom): (Target | Chosen)[] {
  const own = [
    ...("from" in effect ? [effect.from] : []),
    ...("abilityOf" in effect ? [effect.abilityOf] : []),
    ...("to" in effect ? [effect.to] : []),
    ...(effect.do === "move" ? [effect.where] : []),
  ];
  return [
    ...own,
    ...amountsIn(effect).flatMap((amount) =>
      typeof amount === "object" && "stat" in amount ? [amount.of] : [],
    ),
  ];
}

function amountsIn(effect: Atom): Amount[] {
  return [
    ...("amount" in effect && effect.amount !== "all" ? [effect.amount] : []),
    ...(effect.do === "give"
      ? effect.has.flatMap((quality) => ("gets" in quality ? [quality.amount] : []))
      : []),
  ];
}

function bindAtRandom(run: Run, target: Random, frame: Frame) {
  // 10.2.2.1: marketing cards stay in the inkwell.
  const pile = candidates(run.state, target.random, target.from, frame).filter(
    (id) => !defOf(run.state, id).marketing,
  );
  const taken: Ref[] = [];
  let { seed } = run.state;
  while (taken.length < target.count && pile.length > 0) {
    const [pick, next] = random(seed, pile.length);
    seed = next;
    taken.push(refTo(run.state, pile.splice(pick, 1)[0] as number));
  }
  const marketing =
    target.from === "inkwell" &&
    playerAt(run.state, frame.actor).inkwell.some((id) => defOf(run.state, id).marketing);
  run.step(
    cited("6.7.2.3", marketing && "10.2.2.1"),
    say("choose.random", { ...named(frame), count: taken.length }),
    {
      change: "seed",
      seed,
    },
  );
  return bind(frame.bound, slotOf(target), taken);
}

/** 7.3.4: whoever discards chooses the cards, unless it is the whole hand or chance decides. */
function discard(run: Run, effect: AtomOf<"discard">, frame: Frame): void {
  const { state } = run;
  const hand = playerAt(state, frame.actor).hand;
  const count = effect.amount === "all" ? hand.length : amountOf(state, effect.amount, frame);
  if (effect.amount !== "all" && count > 0 && !isDiscardChosen(state, effect, frame)) {
    const again: Frame = { ...frame, todo: [effect, ...frame.todo] };
    const what = effect.what ?? {};
    if (effect.random) {
      const target = { random: what, from: "hand", count, slot: "gone" } as const;
      run.push({ task: "resolve", ...again, bound: bindAtRandom(run, target, frame) });
    } else
      run.push({ task: "choose", frame: again, target: { chosen: what, from: "hand", count, slot: "gone" } });
    return;
  }
  const gone =
    effect.amount === "all" ? hand.map((card) => refTo(state, card)) : (frame.bound.cards?.gone ?? []);
  const known: Frame = { ...frame, bound: bind(frame.bound, "gone", gone) };
  const batch = eventsOf(state, effect, known);
  if (batch.length === 0) run.step("1.2.3", say("discard.nothing", named(frame)));
  // What was discarded stays bound for "each card discarded this way"; the next discard chooses anew.
  const isUndone = effect.amount !== "all" && batch.length < count;
  run.push(...tasksOf(effect, batch, known), goingOn(known, isUndone));
}

/** What an earlier discard took is gone, and no choice for this one; nor is none, where there is a card to take. */
function isDiscardChosen(state: State, { what = {} }: AtomOf<"discard">, frame: Frame): boolean {
  const gone = frame.bound.cards?.gone;
  if (gone?.length === 0) return candidates(state, what, "hand", frame).length === 0;
  return gone?.every(({ card, life }) => cardAt(state, card).life === life) ?? false;
}

/** 6.1.5.1: ink paid as an effect resolves. */
function pay(run: Run, { amount }: AtomOf<"pay">, frame: Frame): void {
  const able = canPayInk(run.state, frame.actor, amount);
  if (able) payInk(run, frame.actor, amount, ["6.7.3.1", "6.1.5.1"]);
  else run.step("1.5.3", say("pay.not", { ...named(frame), amount }));
  goOn(run, frame, !able);
}

/** 6.1.14, 7.2.2: the top cards of the deck. 1.2.3: as many as there are. */
function see(run: Run, effect: AtomOf<"look" | "reveal">, frame: Frame): void {
  const { deck } = playerAt(run.state, frame.actor);
  const cards = deck.slice(0, effect.amount);
  const args = { ...named(frame), cards: cards.map((card) => ({ card })), count: cards.length };
  if (cards.length === 0) run.step("1.2.3", say("see.nothing", named(frame)));
  else if (effect.do === "look")
    run.step(cards.length < effect.amount ? "1.2.3" : "7.1.3", say("see.look", args));
  else run.step("6.1.14.1", say("see.reveal", args));
  const seen = cards.map((card) => refTo(run.state, card));
  goOn(run, { ...frame, bound: bind(frame.bound, "seen", seen) }, cards.length === 0);
}

/** 6.1.14.1, 6.1.14.2: shown to all players, for as long as the effect applies. */
function show(run: Run, effect: AtomOf<"show">, frame: Frame): void {
  const cards = followed(run.state, effect.to, frame).map((card) => ({ card }));
  if (cards.length > 0)
    run.step("6.1.14.2", say("see.reveal", { ...named(frame), cards, count: cards.length }));
  goOn(run, frame, cards.length === 0);
}

/** 6.7.8: the card is played while this resolves. */
function playCards(run: Run, effect: AtomOf<"play">, frame: Frame): void {
  const cards = followed(run.state, effect.to, frame).filter((id) => cardAt(run.state, id).zone !== "play");
  if (cards.length === 0) {
    const isThat = typeof effect.to === "object" && "all" in effect.to && effect.to.all.the !== undefined;
    // 6.1.11.1: "that" card is looked for where the text says, and nowhere else.
    run.step(
      isThat ? "6.1.11.1" : "1.2.3",
      say(isThat ? "resolve.that-gone" : "resolve.nothing", named(frame)),
    );
  }
  const tasks = cards.map(
    (card): Task => ({
      task: "play",
      card,
      player: frame.actor,
      how: effect.free ? { way: "free", by: frame.ability } : { way: "ink" },
      during: true,
      exerted: effect.exerted ?? false,
    }),
  );
  run.push(
    ...tasks,
    goingOn({ ...frame, bound: enteringPlay(run.state, frame.bound, cards) }, cards.length === 0),
  );
}

/** "That card" is from now on the card it becomes in play (7.1.6). */
function enteringPlay(state: State, bound: Bound, played: readonly CardId[]): Bound {
  const renewed = (ref: Ref) =>
    played.includes(ref.card) ? { card: ref.card, life: cardAt(state, ref.card).life + 1 } : ref;
  const slots = Object.entries(bound.cards ?? {}).map(([slot, refs]) => [slot, refs.map(renewed)]);
  return { ...bound, cards: Object.fromEntries(slots) };
}

/** 6.1.7.1: an ability used for free. */
function use(run: Run, effect: AtomOf<"use">, frame: Frame): void {
  const [card] = followed(run.state, effect.abilityOf, frame);
  if (card === undefined) {
    run.step("1.2.3", say("resolve.nothing", named(frame)));
    goOn(run, frame, true);
  } else run.push({ task: "choose ability", frame, card });
}
