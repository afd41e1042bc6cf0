import { cardAt, playerAt } from "./state.ts";
import type { Card, CardId, Change, Player, PlayerId, State } from "./types.ts";

/** Carries out one change. */
export function apply(state: State, change: Change): State {
  switch (change.change) {
    case "exerted":
      return withCard(state, change.card, { exerted: change.exerted });
    case "damage":
      return withCard(state, change.card, { damage: cardAt(state, change.card).damage + change.amount });
    case "lore": {
      // 1.11.1: a player's lore never goes below 0.
      const lore = Math.max(0, playerAt(state, change.player).lore + change.amount);
      return withPlayer(state, change.player, { lore });
    }
    case "zone":
      return changeZone(state, change);
    case "location":
      return withCard(state, change.card, { at: change.at });
    case "dry":
      return withCard(state, change.card, { drying: false });
    case "modifier":
      return { ...state, modifiers: [...state.modifiers, change.modifier] };
    case "modifiers end":
      return { ...state, modifiers: [] };
    case "bagged":
      return { ...state, bag: [...state.bag, change.entry], next: state.next + 1 };
    case "picked":
      return {
        ...state,
        bag: state.bag.filter((entry) => entry.id !== change.id),
        bagHolder: state.bagHolder && { ...state.bagHolder, picked: state.bagHolder.picked + 1 },
      };
    case "bag holder":
      return { ...state, bagHolder: change.player === null ? null : { player: change.player, picked: 0 } };
    case "pass":
      return { ...state, check: change.first ? [change.pass] : [...state.check, change.pass] };
    case "challenge":
      return { ...state, challenge: change.challenge };
    case "harm":
      return { ...state, harm: [...state.harm, { card: change.card, by: change.by }] };
    case "harm forgotten":
      return { ...state, harm: [] };
    case "phase":
      return { ...state, turn: { ...state.turn, phase: change.phase } };
    case "turn":
      return {
        ...state,
        turn: { number: state.turn.number + 1, active: change.active, phase: "start", history: [] },
      };
    case "happened":
      return { ...state, turn: { ...state.turn, history: [...state.turn.history, change.event] } };
    case "out":
      return withPlayer(state, change.player, { out: true });
    case "result":
      return { ...state, result: change.result, agenda: [] };
  }
}

function withCard(state: State, id: CardId, patch: Partial<Card>): State {
  const cards = state.cards.slice();
  cards[id] = { ...cardAt(state, id), ...patch };
  return { ...state, cards };
}

function withPlayer(state: State, id: PlayerId, patch: Partial<Player>): State {
  const players = state.players.slice();
  players[id] = { ...playerAt(state, id), ...patch };
  return { ...state, players };
}

type ZoneChange = Extract<Change, { change: "zone" }>;

function changeZone(state: State, change: ZoneChange): State {
  const left = leaveZone(state, change.card);
  const entered = enterZone(left, change);
  return change.onto == null ? entered : stackOnto(entered, change.card, change.onto);
}

/** 5.1.1.7, 8.10.7: cards under one that leaves play go where it goes; 5.6.6: whoever was there is no longer at a location. */
function leaveZone(state: State, id: CardId): State {
  const { owner, zone } = cardAt(state, id);
  const zones = { [zone]: playerAt(state, owner)[zone].filter((other) => other !== id) };
  const without = withPlayer(state, owner, zones);
  if (zone !== "play") return without;
  const modifiers = without.modifiers.filter((modifier) => modifier.on.card !== id);
  const cards = without.cards.map((card) => (card.at === id ? { ...card, at: null } : card));
  return { ...without, modifiers, cards };
}

function enterZone(state: State, { card: id, to, exerted = false, last = null }: ZoneChange): State {
  const card = cardAt(state, id);
  const under = state.cards.flatMap((other, at) => (other.under === id && to !== "play" ? [at] : []));
  const moved = withCard(state, id, {
    zone: to,
    life: card.life + 1,
    exerted,
    damage: 0,
    drying: to === "play",
    at: null,
    under: null,
    last: last ?? card.last,
  });
  const owner = playerAt(moved, card.owner);
  const placed = withPlayer(moved, card.owner, {
    [to]: to === "discard" ? [id, ...owner[to]] : [...owner[to], id],
  });
  return under.reduce(
    (next, other) => changeZone(next, { change: "zone", card: other, to, exerted }),
    placed,
  );
}

/** 8.10.2 to 8.10.6: what a shifted character takes over from the character it is put on. */
function stackOnto(state: State, id: CardId, onto: CardId): State {
  const below = cardAt(state, onto);
  const { exerted, damage, drying, at } = below;
  const top = withCard(state, id, { exerted: exerted || cardAt(state, id).exerted, damage, drying, at });
  const kept = top.modifiers.map((modifier) =>
    modifier.on.card === onto ? { ...modifier, on: { card: id, life: cardAt(top, id).life } } : modifier,
  );
  return withCard({ ...top, modifiers: kept }, onto, {
    under: id,
    exerted: false,
    damage: 0,
    drying: false,
    at: null,
  });
}
