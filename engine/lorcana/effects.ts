import { writtenAt } from "./abilities.ts";
import { amountOf } from "./amount.ts";
import { banOn, hasKeyword, hasQuality, keywordTotal } from "./characteristics.ts";
import { isKeyword } from "./keywords.ts";
import type { Atom, AtomOf, Duration, Place, Quality, Target } from "./language.ts";
import { untilOf } from "./lasting.ts";
import { cardAt, defOf, isFollowed, isOpponent, isThere, ownerOf, playerAt } from "./state.ts";
import { targets } from "./targets.ts";
import type { CardId, GameEvent, Origin, PlayerId, Ref, State } from "./types.ts";

/** Whose effect it is, where it comes from, who acts and what is bound: all an effect needs to become events. */
export type Acting = Origin & { readonly actor?: PlayerId };

/** The events an effect is, once its choices are made. None when what it speaks of is gone. */
export function eventsOf(state: State, effect: Atom, origin: Acting): GameEvent[] {
  const source = origin.ability;
  const player = origin.actor ?? origin.player;
  const there = (target: Target) => inPlay(state, target, origin);
  switch (effect.do) {
    case "deal":
      return there(effect.to).map((card) => ({
        event: "deal",
        card,
        amount: dealtTo(state, card, amountOf(state, effect.amount, origin)),
        from: culprit(state, origin),
        source,
        also: wardless(state, effect.to, card, player),
      }));
    case "put":
      return there(effect.to).map((card) => ({
        event: "put",
        card,
        amount: amountOf(state, effect.amount, origin),
        from: culprit(state, origin),
        source,
      }));
    case "remove":
      return damagedIn(state, effect.to, origin)
        .map(
          (card, at) =>
            ({ event: "remove", card, amount: removed(state, effect, [card, at], origin), source }) as const,
        )
        .filter(({ amount }) => amount > 0);
    case "move damage":
      return moved(state, effect, origin);
    case "draw":
      return drawing(amountOf(state, effect.amount, origin), { event: "draw", player, source });
    case "draw until": {
      const missing = effect.amount - (state.players[player]?.hand.length ?? 0);
      return drawing(missing, { event: "draw", player, source, rule: "6.1.8.1" });
    }
    case "discard":
      return (origin.bound.cards?.gone ?? [])
        .filter(({ card, life }) => cardAt(state, card).life === life)
        .map(({ card }) => ({ event: "discard", card, source }));
    case "gain lore":
      return [{ event: "lore", player, amount: amountOf(state, effect.amount, origin), source }];
    case "lose lore":
      return losing(
        player,
        Math.min(playerAt(state, player).lore, amountOf(state, effect.amount, origin)),
        source,
      );
    case "banish":
      return there(effect.to).map((card) => ({
        event: "banish",
        card,
        by: culprit(state, origin),
        source,
        ...(isKeyword(writtenAt(source), "vanish") && { rule: "8.14.1" }),
        also: wardless(state, effect.to, card, player),
      }));
    case "exert":
      // 5.1.2.3: a location is neither ready nor exerted.
      return there(effect.to)
        .filter((card) => !cardAt(state, card).exerted && defOf(state, card).type !== "location")
        .map((card) => ({ event: "exert", card, source }));
    case "ready":
      // 1.2.2
      return there(effect.to)
        .filter((card) => cardAt(state, card).exerted && !banOn(state, card, "ready"))
        .map((card) => ({ event: "ready", card, source }));
    case "return":
      return movable(state, effect.to, origin).map((card) => placing(state, card, "hand", source));
    case "place":
      return movable(state, effect.to, origin).map((card) => ({
        ...placing(state, card, effect.where, source),
        // 1.4.3: whoever's card it is moves it.
        also: ownerOf(state, card) === player ? [] : ["1.4.3"],
      }));
    case "boost":
      if (playerAt(state, player).deck.length === 0) return [];
      return there(effect.to).map((card) => ({ event: "under", card, player, source }));
    case "give": {
      const on = targets(state, effect.to, origin).filter((ref) => isThere(state, ref));
      return gifts(state, effect, on).map(({ has, on: those }) =>
        given(state, { ...effect, has }, those, origin),
      );
    }
    case "apply":
      return [
        {
          event: "lasting",
          lasting: {
            ...bare(origin),
            grants: effect.grants,
            until: untilOf(state, effect.for, origin.player),
          },
          rule: "6.4.2.1",
        },
      ];
    case "later":
      return [
        {
          event: "lasting",
          lasting: {
            ...bare(origin),
            trigger: effect.ability,
            until: untilOf(state, effect.for, origin.player),
          },
          rule: effect.for === "once" ? "6.2.7.2" : "6.2.7.1",
        },
      ];
    case "move": {
      const [to] = there(effect.where);
      if (to === undefined) return [];
      return there(effect.to)
        .filter((card) => cardAt(state, card).at !== to)
        .map((card) => ({ event: "move", card, to, source, also: ["4.7.3.2"] }));
    }
    default:
      return [];
  }
}

function bare({ player, source, ability, bound }: Origin): Origin {
  return { player, source, ability, bound };
}

/** 8.15.2: what nobody chooses is not kept away by Ward. */
function wardless(state: State, target: Target, card: CardId, player: PlayerId): string[] {
  const isAll = typeof target === "object" && "all" in target;
  return isAll && isOpponent(state, player, ownerOf(state, card)) && hasKeyword(state, card, "ward")
    ? ["8.15.2"]
    : [];
}

/** Who gets what: 8.1.2 not a keyword they have, unless it stacks; "their next turn" is each player's own (6.1.13.1). */
function gifts(
  state: State,
  { has, for: duration, next }: AtomOf<"give">,
  on: readonly Ref[],
): { has: readonly Quality[]; on: readonly Ref[] }[] {
  const groups = new Map<string, { has: readonly Quality[]; on: Ref[] }>();
  for (const ref of on) {
    const added = has.filter((quality) => !isHad(state, quality, ref.card));
    if (added.length === 0) continue;
    const owner = duration.includes("their") ? ownerOf(state, ref.card) : null;
    // What its first use ends is used up for each card apart.
    const key = JSON.stringify([next ? ref.card : owner, added]);
    const group = groups.get(key) ?? { has: added, on: [] };
    group.on.push(ref);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** 8.1.2: a keyword that does not stack, which the card has already. */
export function isHad(state: State, quality: Quality, card: CardId): boolean {
  if (!("gains" in quality) || quality.gains.kind !== "keyword" || "amount" in quality.gains) return false;
  return hasKeyword(state, card, quality.gains.keyword);
}

/** 6.4.2.2: what is counted for it is counted now. */
function given(state: State, effect: AtomOf<"give">, on: readonly Ref[], origin: Acting): GameEvent {
  const has = effect.has.map((quality) =>
    "gets" in quality ? { ...quality, amount: amountOf(state, quality.amount, origin) } : quality,
  );
  return {
    event: "lasting",
    lasting: {
      ...bare(origin),
      on,
      has,
      until: untilOf(state, effect.for, origin.player, on),
      ...(effect.next && { next: true as const }),
    },
    ...givingRules(state, effect, on, origin),
  };
}

/** 8.13.1 Support; 6.4.2.2 to all that fit now; else how long it lasts: 6.1.13.1, 6.1.13.3, 6.1.13.4. */
function givingRules(state: State, effect: AtomOf<"give">, on: readonly Ref[], { ability }: Acting) {
  const rule = isKeyword(writtenAt(ability), "support")
    ? "8.13.1"
    : typeof effect.to === "object" && "all" in effect.to
      ? "6.4.2.2"
      : durationRules[effect.for];
  const stats = effect.has.flatMap((quality) => ("gets" in quality ? [quality.gets] : []));
  const combine = state.lasting.some(
    ({ has, on: others }) =>
      has?.some((quality) => "gets" in quality && stats.includes(quality.gets)) &&
      others?.some((ref) => on.some(({ card }) => card === ref.card)),
  );
  const kept = on.some(({ card }) =>
    stats.some((stat) => hasQuality(state, card, (quality) => "keeps" in quality && quality.keeps === stat)),
  );
  const also = [
    ...(stats.length > 0 ? ["6.6.1.1"] : []),
    ...(combine ? ["6.6.1.2"] : []),
    ...(kept ? ["6.6.4"] : []),
    durationRules[effect.for],
  ];
  return { rule, also };
}

const durationRules: Readonly<Record<Duration, string>> = {
  "this turn": "6.1.13.4",
  "until the start of your next turn": "6.1.13.3",
  "during their next turn": "6.1.13.1",
  "at the start of their next turn": "6.1.13.1",
  "this challenge": "6.1.13.5",
};

/** 1.12.2: one card after the other. */
function drawing(count: number, event: Extract<GameEvent, { event: "draw" }>): GameEvent[] {
  return repeated(count, count > 1 ? { ...event, also: ["1.12.2"] } : event);
}

/** 1.11.1: nobody loses more lore than they have. */
function losing(player: PlayerId, amount: number, source: Origin["ability"]): GameEvent[] {
  return amount > 0 ? [{ event: "lore", player, amount: -amount, source }] : [];
}

function repeated<E extends GameEvent>(count: number, event: E): E[] {
  return Array.from({ length: Math.max(0, count) }, () => ({ ...event }));
}

/** 8.8.1: Resist lessens what is dealt, and nothing else. */
export function dealtTo(state: State, card: CardId, amount: number): number {
  return Math.max(0, amount - keywordTotal(state, card, "resist"));
}

/** The cards meant that are still in play. */
function inPlay(state: State, target: Target, origin: Acting): CardId[] {
  return targets(state, target, origin)
    .filter((ref) => isThere(state, ref))
    .map(({ card }) => card);
}

/** The cards meant, in play or where they went from there (7.1.6). */
export function followed(state: State, target: Target, origin: Acting): CardId[] {
  return targets(state, target, origin)
    .filter((ref) => isFollowed(state, ref))
    .map(({ card }) => card);
}

/** 10.2.2.1: marketing cards stay in the inkwell. */
function movable(state: State, target: Target, origin: Acting): CardId[] {
  return followed(state, target, origin).filter((card) => !defOf(state, card).marketing);
}

export function placing(state: State, card: CardId, where: Place, source?: Origin["ability"]): GameEvent {
  const fromPlay = cardAt(state, card).zone === "play";
  return { event: "place", card, where, ...(fromPlay && { fromPlay }), ...(source && { source }) };
}

/** The cards meant that have damage on them. */
export function damagedIn(state: State, target: Target, origin: Acting): CardId[] {
  return inPlay(state, target, origin).filter((card) => cardAt(state, card).damage > 0);
}

function removed(
  state: State,
  effect: AtomOf<"remove">,
  [card, at]: readonly [CardId, number],
  origin: Acting,
): number {
  const { damage } = cardAt(state, card);
  const most = effect.amount === "all" ? damage : amountOf(state, effect.amount, origin);
  return Math.min(damage, most, origin.bound.numbers?.[at] ?? damage);
}

/** 1.9.2.4: removed from one card and put on another. */
function moved(state: State, effect: AtomOf<"move damage">, origin: Acting): GameEvent[] {
  const [from] = inPlay(state, effect.from, origin);
  const [to] = inPlay(state, effect.to, origin);
  if (from === undefined || to === undefined || from === to) return [];
  const { damage } = cardAt(state, from);
  const most = effect.amount === "all" ? damage : amountOf(state, effect.amount, origin);
  const amount = Math.min(damage, most, origin.bound.numbers?.[0] ?? damage);
  if (amount <= 0) return [];
  const source = origin.ability;
  return [
    { event: "remove", card: from, amount, source, rule: "1.9.2.4" },
    { event: "put", card: to, amount, from: culprit(state, origin), source, rule: "1.9.2.4" },
  ];
}

/** 1.8.1.4: only a character's ability makes that character the one who banishes. */
function culprit(state: State, { source }: Origin): Ref | null {
  return defOf(state, source.card).type === "character" ? source : null;
}
