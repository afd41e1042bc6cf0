import { withCard, withPlayer } from "./apply.ts";
import { cardAt, defOf, playerAt } from "./state.ts";
import type { Card, CardId, Change, Lasting, Ref, State } from "./types.ts";

type ZoneChange = Extract<Change, { change: "zone" }>;

/** 7.1.6: a card changes zones and is a new card there. */
export function changeZone(state: State, change: ZoneChange): State {
  const { stack } = cardAt(state, change.card);
  const entered = moveCard(state, change);
  // 5.1.1.7, 8.10.7: cards under one that leaves play go where it goes.
  const followed = stack.reduce((next, card) => {
    const { to, bottom, exerted } = change;
    return changeZone(next, { change: "zone", card, to, bottom, ...(to === "inkwell" && { exerted }) });
  }, entered);
  return change.onto == null ? followed : stackOnto(followed, change.card, change.onto);
}

/** From one pile of its owner to another, as a new card. */
function moveCard(state: State, { card: id, to, exerted, damage, bottom, last }: ZoneChange): State {
  const card = cardAt(state, id);
  const { owner, zone, under } = card;
  const leavesPlay = zone === "play" && under === null;
  // 5.6.6: whoever was at a location is no longer at one.
  const cards = state.cards.map((other) => (leavesPlay && other.at === id ? { ...other, at: null } : other));
  cards[id] = {
    ...card,
    zone: to,
    life: card.life + 1,
    exerted: exerted ?? false,
    damage: damage ?? 0,
    // 5.1.2.1: only characters dry.
    drying: to === "play" && defOf(state, id).type === "character",
    facedown: false,
    at: null,
    under: null,
    stack: [],
    shifted: false,
    last: last ?? card.last,
  };
  const player = playerAt(state, owner);
  const left = player[zone].filter((other) => other !== id);
  const pile = to === zone ? left : player[to];
  const onTop = (to === "discard" || to === "deck") && !bottom;
  const players = state.players.slice();
  // What lies under another card is in no pile.
  players[owner] = {
    ...player,
    ...(under === null && { [zone]: left }),
    [to]: onTop ? [id, ...pile] : [...pile, id],
  };
  const lasting = leavesPlay ? withoutCard(state.lasting, id) : state.lasting;
  return { ...state, cards, players, lasting };
}

/** What was given to a card ends as it leaves play. */
function withoutCard(lasting: readonly Lasting[], id: CardId): readonly Lasting[] {
  if (!lasting.some(({ on }) => on?.some(({ card }) => card === id))) return lasting;
  return lasting.flatMap((entry) => {
    const on = entry.on?.filter(({ card }) => card !== id);
    return on && on.length === 0 ? [] : [{ ...entry, ...(on && { on }) }];
  });
}

/** 8.10.2 to 8.10.6: what a shifted character takes over from the character it is put on. */
function stackOnto(state: State, id: CardId, onto: CardId): State {
  const below = cardAt(state, onto);
  const top = cardAt(state, id);
  const { damage, drying, at, owner } = below;
  const stacked = withCard(state, id, {
    exerted: below.exerted || top.exerted,
    damage: damage + top.damage,
    drying,
    at,
    stack: [onto, ...below.stack],
    shifted: true,
  });
  const covered = withCard(stacked, onto, { ...bare, under: id });
  const beneath = below.stack.reduce((next, card) => withCard(next, card, { under: id }), covered);
  return {
    ...withPlayer(beneath, owner, {
      play: playerAt(beneath, owner)
        .play.filter((card) => card !== id)
        .map((card) => (card === onto ? id : card)),
    }),
    // 8.10.5: it keeps the effects that apply to that character.
    lasting: state.lasting.map((entry) => followedTo(entry, onto, { card: id, life: top.life })),
    ...(state.challenge && {
      challenge: {
        challenger: renewed(state.challenge.challenger, onto, id, top.life),
        challenged: renewed(state.challenge.challenged, onto, id, top.life),
      },
    }),
  };
}

/** What speaks of the character below speaks of the one on it. */
function followedTo(entry: Lasting, onto: CardId, top: Ref): Lasting {
  const renew = (ref: Ref) => (ref.card === onto ? top : ref);
  const slots = Object.entries(entry.bound.cards ?? {});
  if (![...(entry.on ?? []), ...slots.flatMap(([, refs]) => refs)].some(({ card }) => card === onto))
    return entry;
  return {
    ...entry,
    ...(entry.on && { on: entry.on.map(renew) }),
    bound: {
      ...entry.bound,
      ...(slots.length > 0 && {
        cards: Object.fromEntries(slots.map(([slot, refs]) => [slot, refs.map(renew)])),
      }),
    },
  };
}

function renewed(ref: { card: CardId; life: number }, onto: CardId, card: CardId, life: number) {
  return ref.card === onto ? { card, life } : ref;
}

/** 5.1.3: the states a card loses as another is put on it. */
const bare: Partial<Card> = { exerted: false, damage: 0, drying: false, at: null, stack: [], shifted: false };

/** 8.4.1: a card goes facedown under one in play. */
export function putUnder(state: State, id: CardId, top: CardId): State {
  const { owner, zone } = cardAt(state, id);
  const left = withPlayer(state, owner, {
    [zone]: playerAt(state, owner)[zone].filter((other) => other !== id),
  });
  const moved = withCard(left, id, {
    ...bare,
    zone: "play",
    life: cardAt(state, id).life + 1,
    facedown: true,
    under: top,
  });
  return withCard(moved, top, { stack: [...cardAt(moved, top).stack, id] });
}
