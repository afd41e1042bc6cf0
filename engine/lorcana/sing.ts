import type { Question } from "../kernel/game.ts";
import type { TurnAction } from "./actions.ts";
import { banOn, hasKeyword, hasQuality, keywordsOf, playBan, singingCost } from "./characteristics.ts";
import { cited } from "./cited.ts";
import { say } from "./messages.ts";
import { playing } from "./play.ts";
import type { Run } from "./running.ts";
import { cardAt, defOf, isOpponent, ownerOf, turnOrder } from "./state.ts";
import { inPlayOf, ownHands, ownInPlay, together } from "./table.ts";
import { cardTagged, tagOf } from "./tags.ts";
import type { CardId, Change, PlayerId, State, Task } from "./types.ts";

/** 5.4.4.2: a song may be paid for by exerting a character of its cost or more. */
export const singAction: TurnAction = {
  word: "sing",
  ways: (state) =>
    ownHands(state)
      .filter((card) => defOf(state, card).song)
      .flatMap((song) =>
        ownInPlay(state, "character")
          .filter((singer) => ownerOf(state, singer) === ownerOf(state, song))
          .map((singer) => [song, singer]),
      ),
  whyNot(state, song, singer) {
    if (playBan(state, ownerOf(state, song), song)) return "1.2.2";
    const rule = whyNotSing(state, singer as CardId);
    if (rule) return rule;
    return singingCost(state, singer as CardId) >= defOf(state, song).cost ? null : "5.4.4.2";
  },
  message: (_, song, singer) => say("sing.option", { card: { card: song }, singer: { card: singer } }),
  tasks: (state, song, singer) => playing(state, song, { way: "sing", singers: [singer as CardId] }),
};

/** 8.12: several characters together, teammates' too. */
export const singTogetherAction: TurnAction = {
  word: "sing-together",
  ways: (state) =>
    ownHands(state).flatMap((song) => (keywordsOf(state, song, "sing together").length > 0 ? [[song]] : [])),
  whyNot(state, song) {
    if (playBan(state, ownerOf(state, song), song)) return "1.2.2";
    return canSingTogether(state, song as CardId) ? null : "8.12.2";
  },
  message: (_, song) => say("sing.together-option", { card: { card: song } }),
  tasks: (state, song) => playing(state, song, { way: "sing together" }),
};

/** 8.12.2: whether all who could sing it reach its cost. */
export function canSingTogether(state: State, song: CardId): boolean {
  const choir = singersFor(state, song).reduce((sum, id) => sum + singingCost(state, id), 0);
  return choir >= togetherCost(state, song);
}

/** 3.2.2.1, 5.1.1.2: only a ready, dry character can exert to sing. */
function whyNotSing(state: State, id: CardId): string | null {
  const { exerted, drying } = cardAt(state, id);
  if (drying) return "5.3.5";
  if (exerted) return "5.1.1.2";
  return banOn(state, id, "sing") ? "1.2.2" : null;
}

function togetherCost(state: State, song: CardId): number {
  return Math.min(...keywordsOf(state, song, "sing together").map(({ cost }) => cost));
}

/** 8.12.1: the player's and their teammates' characters that can sing. */
function singersFor(state: State, song: CardId): CardId[] {
  const player = ownerOf(state, song);
  return sideOf(state, player).filter((id) => whyNotSing(state, id) === null);
}

/** The characters of a player and of their teammates. */
function sideOf(state: State, player: PlayerId): CardId[] {
  return turnOrder(state, player)
    .filter((id) => !isOpponent(state, player, id))
    .flatMap((id) => inPlayOf(state, id, "character"));
}

export const singers: Question<State, Extract<Task, { task: "singers" }>, Change> = {
  decision(state, { card, player }) {
    const able = singersFor(state, card);
    const least = togetherCost(state, card);
    return {
      kind: "sing together",
      player,
      rule: "8.12.1",
      message: say("sing.ask", { player: { player }, card: { card }, least }),
      options: able.map((id) => ({
        id: `card:${tagOf(state, id)}`,
        message: say("sing.singer", { card: { card: id }, cost: singingCost(state, id) }),
      })),
      min: 1,
      max: able.length,
      total: {
        least,
        worth: Object.fromEntries(able.map((id) => [`card:${tagOf(state, id)}`, singingCost(state, id)])),
      },
    };
  },
  refusals: (state, { card, player }) =>
    sideOf(state, player).flatMap((id) => {
      const rule = whyNotSing(state, id);
      return rule && id !== card
        ? [{ id: `card:${tagOf(state, id)}`, message: say("name", { card: { card: id } }), rule }]
        : [];
    }),
  answer(run, { task: _, ...playing }, answer) {
    const chosen = answer.map((id) => cardTagged(run.state, id.slice("card:".length)));
    const total = chosen.reduce((sum, id) => sum + singingCost(run.state, id), 0);
    run.step(
      "8.12.2",
      say("sing.together", {
        singers: chosen.map((id) => ({ card: id })),
        total,
        card: { card: playing.card },
      }),
    );
    tellSinger(run, chosen);
    run.push(exertSingers(run.state, chosen, "8.12.1"), {
      task: "enter",
      ...playing,
      how: { way: "sing", singers: chosen },
    });
  },
};

export function exertSingers(state: State, cards: readonly CardId[], rule: string): Task {
  const by = (card: CardId) => (hasKeyword(state, card, "singer") && rule === "5.4.4.2" ? "8.11.1" : rule);
  return together(...cards.map((card) => ({ event: "exert", card, rule: by(card) }) as const));
}

/** 8.11.2, 8.11.3: what a singer counts as, and that its cost stays what it is. */
export function tellSinger(run: Run, cards: readonly CardId[]): void {
  for (const card of cards) {
    const [total, { cost }] = [singingCost(run.state, card), defOf(run.state, card)];
    const isMore = hasQuality(run.state, card, (quality) => "singsAs" in quality);
    const isSinger = hasKeyword(run.state, card, "singer");
    if (total !== cost)
      run.step(
        isSinger ? cited(isMore ? "8.11.3" : "8.11.2", "4.3.5", "8.11.2") : "4.3.5",
        say("sing.counts", { card: { card }, total, cost }),
      );
  }
}
