import type { Lang } from "../../content/types";
import {
  allStats,
  type CardId,
  cardName,
  isInPlay,
  type PlayerId,
  type State,
} from "../../engine/lorcana/index";
import { boardLabelsIn } from "../labels/board";
import { countersOf } from "./marks";

/** What can be told of a position, each thing under a name that is the same in every position, in words. */
export type Facts = ReadonlyMap<string, string>;

export function factsOf(state: State, shown: readonly CardId[], lang: Lang): Facts {
  const facts = new Map<string, string>();
  const { fact } = boardLabelsIn(lang).explore;
  const names = state.result?.winners.map((id) => state.players[id]?.name ?? "").join(", ");
  facts.set("result", names ? fact.won(names) : fact.unwon);
  for (const id of state.players.keys()) playerFacts(facts, state, id, lang);
  for (const id of shown) cardFacts(facts, state, id, lang);
  return facts;
}

/** The cards worth telling of: those that lie open in one of the positions. */
export function shownCards(states: readonly State[]): CardId[] {
  const open = (state: State, id: CardId) => ["play", "discard"].includes(state.cards[id]?.zone ?? "");
  return [...(states[0]?.cards.keys() ?? [])].filter((id) => states.some((state) => open(state, id)));
}

function playerFacts(facts: Map<string, string>, state: State, id: PlayerId, lang: Lang): void {
  const { fact } = boardLabelsIn(lang).explore;
  const name = state.players[id]?.name ?? "";
  const { lore, deck, hand, ink } = countersOf(state, id);
  facts.set(`lore ${id}`, fact.lore(name, lore));
  facts.set(`hand ${id}`, fact.hand(name, hand));
  facts.set(`deck ${id}`, fact.deck(name, deck));
  facts.set(`ink ${id}`, fact.ready(name, ink));
}

function cardFacts(facts: Map<string, string>, state: State, id: CardId, lang: Lang): void {
  const { explore, table } = boardLabelsIn(lang);
  const { fact } = explore;
  const card = state.cards[id];
  if (!card) return;
  const name = cardName(state, id, lang);
  facts.set(`zone ${id}`, fact.zone(name, table.zones[card.zone]));
  if (!isInPlay(state, id)) return;
  facts.set(`damage ${id}`, fact.damage(name, card.damage));
  facts.set(`exerted ${id}`, card.exerted ? fact.exerted(name) : fact.unexerted(name));
  facts.set(
    `at ${id}`,
    card.at === null ? fact.nowhere(name) : fact.at(name, cardName(state, card.at, lang)),
  );
  const stats = allStats(state, id);
  for (const stat of ["strength", "willpower", "lore"] as const)
    facts.set(`${stat} ${id}`, fact.stat(name, table.stats[stat], stats[stat]));
}
