import { shuffled } from "../kernel/random.ts";
import { cardAt, playerAt } from "./state.ts";
import type { Card, CardId, Change, Player, PlayerId, State } from "./types.ts";
import { changeZone, putUnder } from "./zones.ts";

/** Carries out one change. */
export function apply(state: State, change: Change): State {
  switch (change.change) {
    case "exerted":
      return withCards(state, change.cards, { exerted: change.exerted });
    case "damage":
      return withCard(state, change.card, { damage: cardAt(state, change.card).damage + change.amount });
    case "lore": {
      // 1.11.1: a player's lore never goes below 0.
      const lore = Math.max(0, playerAt(state, change.player).lore + change.amount);
      return withPlayer(state, change.player, { lore });
    }
    case "zone":
      return changeZone(state, change);
    case "under":
      return putUnder(state, change.card, change.top);
    case "shuffled": {
      const [deck, seed] = shuffled(playerAt(state, change.player).deck, state.seed);
      return { ...withPlayer(state, change.player, { deck }), seed };
    }
    case "order":
      return withPlayer(state, change.player, { deck: change.deck });
    case "location":
      return withCard(state, change.card, { at: change.at });
    case "dry":
      return withCards(state, change.cards, { drying: false });
    case "lasting":
      return {
        ...state,
        lasting: [...state.lasting, { ...change.lasting, id: state.next }],
        next: state.next + 1,
      };
    case "lasting over":
      return { ...state, lasting: state.lasting.filter(({ id }) => !change.ids.includes(id)) };
    case "bagged":
      return { ...state, bag: [...state.bag, change.entry], next: state.next + 1 };
    case "picked":
      return {
        ...state,
        bag: state.bag.filter((entry) => entry.id !== change.id),
        bagHolder: state.bagHolder && {
          ...state.bagHolder,
          picked: state.bagHolder.picked + 1,
          newest: state.next,
        },
      };
    case "bag holder":
      return { ...state, bagHolder: bagHolder(state, change) };
    case "waiting":
      return { ...state, waiting: change.frames };
    case "resolved":
      return { ...state, turn: { ...state.turn, resolved: [...state.turn.resolved, change.key] } };
    case "pass":
      return { ...state, check: change.first ? [change.pass] : [...state.check, change.pass] };
    case "challenge":
      return { ...state, challenge: change.challenge };
    case "harm":
      return { ...state, harm: [...state.harm, { card: change.card, by: change.by }] };
    case "harm forgotten":
      return state.harm.length === 0 ? state : { ...state, harm: [] };
    case "phase":
      return { ...state, turn: { ...state.turn, phase: change.phase } };
    case "turn":
      return {
        ...state,
        turn: {
          number: state.turn.number + 1,
          active: change.active,
          taking: change.taking,
          phase: "start",
          history: [],
          resolved: [],
        },
      };
    case "happened":
      return { ...state, turn: { ...state.turn, history: [...state.turn.history, change.event] } };
    case "seed":
      return { ...state, seed: change.seed };
    case "out":
      return leaveGame(state, change.player);
    case "result":
      return { ...state, result: change.result, agenda: [] };
  }
}

type ChangeOf<Kind extends Change["change"]> = Extract<Change, { change: Kind }>;

export function withCard(state: State, id: CardId, patch: Partial<Card>): State {
  const cards = state.cards.slice();
  cards[id] = { ...cardAt(state, id), ...patch };
  return { ...state, cards };
}

function withCards(state: State, ids: readonly CardId[], patch: Partial<Card>): State {
  if (ids.length === 0) return state;
  const cards = state.cards.slice();
  for (const id of ids) cards[id] = { ...cardAt(state, id), ...patch };
  return { ...state, cards };
}

export function withPlayer(state: State, id: PlayerId, patch: Partial<Player>): State {
  const players = state.players.slice();
  players[id] = { ...playerAt(state, id), ...patch };
  return { ...state, players };
}

function bagHolder(state: State, { player, sameTeam }: ChangeOf<"bag holder">): State["bagHolder"] {
  if (player === null) return null;
  return { picked: 0, ...(sameTeam && state.bagHolder), player };
}

/** 9.2.3, 7.7.7: a player leaves with all their cards and what they have in the bag; lasting effects stay. */
function leaveGame(state: State, player: PlayerId): State {
  const { name, team, lore } = playerAt(state, player);
  const removed: CardId[] = [];
  const cards = state.cards.map((card, id): Card => {
    if (card.owner !== player) return card;
    removed.push(id);
    return {
      ...card,
      zone: "removed",
      life: card.life + 1,
      exerted: false,
      damage: 0,
      drying: false,
      at: null,
      under: null,
      stack: [],
    };
  });
  const empty = { deck: [], hand: [], play: [], inkwell: [], discard: [] };
  const players = state.players.slice();
  players[player] = { name, team, lore, out: true, ...empty, removed };
  const taking = state.turn.taking.filter((id) => id !== player);
  const mine = (ref: { readonly card: CardId }) => cards[ref.card]?.owner === player;
  return {
    ...state,
    cards,
    players,
    bag: state.bag.filter((entry) => entry.player !== player),
    // 9.2.3: of the effects, those that apply for a time stay.
    lasting: state.lasting.filter((entry) => entry.player !== player || !entry.trigger),
    waiting: state.waiting.filter((frame) => frame.player !== player),
    challenge:
      state.challenge && (mine(state.challenge.challenger) || mine(state.challenge.challenged))
        ? null
        : state.challenge,
    turn: {
      ...state.turn,
      taking,
      // 9.3.1: whoever is left of a team that takes its turn together goes on with it.
      active: state.turn.active === player ? (taking[0] ?? player) : state.turn.active,
    },
  };
}
