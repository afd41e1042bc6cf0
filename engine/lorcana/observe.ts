import { allStats, keywordsOf, keywordTotal } from "./characteristics.ts";
import { keywordRules } from "./keywords.ts";
import type { KeywordName } from "./language.ts";
import { abilitySlug } from "./messages.ts";
import { tagOf } from "./tags.ts";
import type { Card, CardId, Finding, GameEvent, PlayerId, State } from "./types.ts";

/** A position in the words people use at the table: names instead of numbers. Scenarios and files are compared with it. */
export interface Observation {
  turn: { number: number; active: string; taking: string[]; phase: string };
  result: { winners: string[]; rule: string } | null;
  players: Record<string, ObservedPlayer>;
  cards: Record<string, ObservedCard>;
  /** By player, what waits in the bag, as `card:ability`, in the order it was added. */
  bag: Record<string, string[]>;
  /** Effects that last, as `card:ability`, in the order they were made. */
  lasting: string[];
  /** 6.7.8.1: actions whose effect waits. */
  waiting: string[];
  /** Who resolves from the bag now. */
  picking: string | null;
  /** The last pass of the last game state check: `1.8.1.4 flounder`. */
  check: { pass: number; finds: string[] } | null;
  challenge: { challenger: string; challenged: string } | null;
  /** The event that is about to happen and may still be replaced: `deal 2 flounder`. */
  event: string[] | null;
}

export interface ObservedPlayer {
  lore: number;
  /** How many cards. */
  deck: number;
  /** The top card and the bottom card of the deck. */
  top: string | null;
  bottom: string | null;
  hand: string[];
  discard: string[];
  /** Ready and exerted ink cards. */
  ink: number;
  exertedInk: number;
  out: boolean;
}

export interface ObservedCard {
  owner: string;
  zone: Card["zone"];
  exerted: boolean;
  damage: number;
  drying: boolean;
  facedown: boolean;
  at: string | null;
  under: string | null;
  /** The cards under it, the nearest first. */
  stack: string[];
  strength: number;
  willpower: number;
  lore: number;
  /** The keywords it has now: `evasive`, `resist 2`. */
  keywords: string[];
}

export function observe(state: State): Observation {
  const name = (id: PlayerId) => state.players[id]?.name ?? "";
  const tag = (id: CardId) => tagOf(state, id);
  const byPlayer = <T>(of: (id: PlayerId) => T) =>
    Object.fromEntries(state.players.map((player, id) => [player.name, of(id)]));
  const { turn, result, challenge, check } = state;
  const pass = check.at(-1);
  return {
    turn: {
      number: turn.number,
      active: name(turn.active),
      taking: turn.taking.map(name),
      phase: turn.phase,
    },
    result: result && { winners: result.winners.map(name), rule: result.rule },
    players: byPlayer((id) => playerSeen(state, id)),
    cards: Object.fromEntries(state.cards.map((card, id) => [card.tag, cardSeen(state, card, id)])),
    bag: byPlayer((id) =>
      state.bag
        .filter((entry) => entry.player === id)
        .map((entry) => `${tag(entry.source.card)}:${abilitySlug(entry.ability)}`),
    ),
    lasting: state.lasting.map(({ source, ability }) => `${tag(source.card)}:${abilitySlug(ability)}`),
    waiting: state.waiting.map(({ source }) => tag(source.card)),
    picking: state.bagHolder ? name(state.bagHolder.player) : null,
    check: pass ? { pass: check.length, finds: pass.found.map((found) => findingSeen(state, found)) } : null,
    challenge: challenge && {
      challenger: tag(challenge.challenger.card),
      challenged: tag(challenge.challenged.card),
    },
    event: proposed(state)?.map((event) => eventSeen(state, event)) ?? null,
  };
}

/** The event on its way, for whoever shows it. */
export function proposed(state: State): readonly GameEvent[] | null {
  const next = state.agenda[0];
  return next?.task === "event" || next?.task === "replace" ? next.batch : null;
}

function playerSeen(state: State, id: PlayerId): ObservedPlayer {
  const { lore, deck, hand, discard, inkwell, out } = state.players[id] as State["players"][number];
  const exertedInk = inkwell.filter((card) => state.cards[card]?.exerted).length;
  const tags = (cards: readonly CardId[]) => cards.map((card) => tagOf(state, card));
  return {
    lore,
    deck: deck.length,
    top: tags(deck.slice(0, 1))[0] ?? null,
    bottom: tags(deck.slice(-1))[0] ?? null,
    hand: tags(hand),
    discard: tags(discard),
    ink: inkwell.length - exertedInk,
    exertedInk,
    out,
  };
}

function cardSeen(state: State, card: Card, id: CardId): ObservedCard {
  const { strength, willpower, lore } = allStats(state, id);
  return {
    owner: state.players[card.owner]?.name ?? "",
    zone: card.zone,
    exerted: card.exerted,
    damage: card.damage,
    drying: card.drying,
    facedown: card.facedown || card.zone === "deck" || card.zone === "inkwell",
    at: card.at === null ? null : tagOf(state, card.at),
    under: card.under === null ? null : tagOf(state, card.under),
    stack: card.stack.map((below) => tagOf(state, below)),
    strength,
    willpower,
    lore,
    keywords: keywordsSeen(state, id),
  };
}

function keywordsSeen(state: State, id: CardId): string[] {
  return (Object.keys(keywordRules) as KeywordName[]).flatMap((name) => {
    const [has] = keywordsOf(state, id, name);
    if (!has) return [];
    if (has.keyword === "challenger" || has.keyword === "resist")
      return [`${name} ${keywordTotal(state, id, has.keyword)}`];
    return ["cost" in has && typeof has.cost === "number" ? `${name} ${has.cost}` : name];
  });
}

function findingSeen(state: State, found: Finding): string {
  return `${found.rule} ${"card" in found ? tagOf(state, found.card) : state.players[found.player]?.name}`;
}

function eventSeen(state: State, event: GameEvent): string {
  if (event.event === "lasting") return `lasting ${abilitySlug(event.lasting.ability)}`;
  const whom = "card" in event ? tagOf(state, event.card) : state.players[event.player]?.name;
  return [event.event, ...("amount" in event ? [event.amount] : []), whom].join(" ");
}
