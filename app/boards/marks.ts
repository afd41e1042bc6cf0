import type { Lang } from "../../content/types";
import { allStats, type CardId, isInPlay, type PlayerId, type State } from "../../engine/lorcana/index";
import { boardLabelsIn } from "../labels/board";

/** What a step touched, in words: the difference of the positions before and after it. */
export interface Marks {
  readonly cards: ReadonlyMap<CardId, readonly string[]>;
  readonly players: readonly Readonly<Record<Counter, number>>[];
}

const statSymbols = [
  ["strength", "{S}"],
  ["willpower", "{W}"],
  ["lore", "{L}"],
] as const;

export type Counter = "lore" | "ink" | "deck" | "hand" | "discard";

export function marksOf(before: State, after: State, lang: Lang): Marks {
  const cards = new Map<CardId, readonly string[]>();
  if (before !== after)
    for (const id of after.cards.keys()) {
      const marks = cardMarks(before, after, id, lang);
      if (marks.length > 0) cards.set(id, marks);
    }
  return { cards, players: after.players.map((_, id) => countersMoved(before, after, id)) };
}

export function countersOf(state: State, player: PlayerId): Record<Counter, number> {
  const { lore, deck, hand, discard, inkwell } = state.players[player] as State["players"][number];
  return {
    lore,
    ink: inkwell.filter((id) => !state.cards[id]?.exerted).length,
    deck: deck.length,
    hand: hand.length,
    discard: discard.length,
  };
}

/** A mark without its symbols, for those who hear it. */
export function spoken(mark: string, lang: Lang): string {
  const { stats } = boardLabelsIn(lang).table;
  return statSymbols.reduce((text, [stat, symbol]) => text.replace(symbol, stats[stat]), mark);
}

/** 2 as "+2", -2 as "−2". */
export function signed(amount: number): string {
  return amount < 0 ? `−${-amount}` : `+${amount}`;
}

function countersMoved(before: State, after: State, player: PlayerId): Record<Counter, number> {
  const [was, is] = [countersOf(before, player), countersOf(after, player)];
  return {
    lore: is.lore - was.lore,
    ink: is.ink - was.ink,
    deck: is.deck - was.deck,
    hand: is.hand - was.hand,
    discard: is.discard - was.discard,
  };
}

function cardMarks(before: State, after: State, id: CardId, lang: Lang): string[] {
  const was = before.cards[id];
  const is = after.cards[id];
  if (!was || !is) return [];
  const { mark, table } = boardLabelsIn(lang);
  if (was.zone !== is.zone)
    return [was.zone === "deck" && is.zone === "hand" ? mark.drawn : mark.to(table.zones[is.zone])];
  if (is.zone !== "play") return [];
  if (was.under !== is.under) return [mark.under];
  return [
    ...(was.exerted === is.exerted ? [] : [is.exerted ? mark.exerted : mark.readied]),
    ...(was.damage === is.damage ? [] : [mark.damage(signed(is.damage - was.damage))]),
    ...(was.drying && !is.drying ? [mark.dry] : []),
    ...(was.at === is.at ? [] : [is.at === null ? mark.nowhere : mark.moved]),
    ...statMarks(before, after, id),
  ];
}

function statMarks(before: State, after: State, id: CardId): string[] {
  if (!isInPlay(before, id) || !isInPlay(after, id)) return [];
  const [was, is] = [allStats(before, id), allStats(after, id)];
  return statSymbols
    .filter(([stat]) => was[stat] !== is[stat])
    .map(([stat, symbol]) => `${signed(is[stat] - was[stat])} ${symbol}`);
}
