import type { Decision, Message, Option as Open, Refusal } from "../../../engine/kernel/game";
import {
  type CardId,
  cardDef,
  cardsInPlay,
  type PlayerId,
  type State,
  type Zone,
} from "../../../engine/lorcana/index";
import type { BoardStep } from "../line";
import type { Kind, Option, Question } from "./question";

/** A step about to be shown, or what the position after the last one waits for; and the position before it. */
export interface Moment {
  readonly step: Pick<BoardStep, "message" | "rule" | "changes" | "choice">;
  readonly before: State;
  /** How near a rule is to what the case is about. */
  readonly nearness: (rule: string) => number;
  /** The decision that follows the step, if one does. */
  readonly next: Decision | null;
}

/** `worth`: how much it teaches, from 1 to 10. */
export type Draft = Omit<Question, "kind" | "step"> & { readonly worth: number };

type Asker = (moment: Moment) => Draft | null;

/** Each looks at a step and asks about it, or has nothing to ask. What is right, the engine has said. */
export const askers: Record<Kind, Asker> = {
  "replace who": ({ step: { message, rule }, before }) =>
    message.say === "replace.several"
      ? {
          worth: 10,
          rule,
          about: { event: eventIn(message) },
          options: players(before),
          answer: String(playerIn(message)),
        }
      : null,

  "replace which": ({ step: { choice } }) => {
    if (choice?.decision.kind !== "replace") return null;
    const { options, refusals, message, rule } = choice.decision;
    const effects = [...options, ...refusals].toSorted(byId);
    const answer = options.length === 1 ? options[0]?.id : refusals.length === 0 ? "any" : undefined;
    if (effects.length < 2 || effects.length > 3 || answer === undefined) return null;
    return {
      worth: 10,
      rule: refusals[0]?.rule ?? rule,
      about: { event: eventIn(message) },
      options: [
        ...effects.map((effect) => ({ id: effect.id, said: { message: abilityIn(effect.message) } })),
        { id: "any", said: { word: "any" } },
      ],
      answer,
    };
  },

  "replace becomes": ({ step: { message, rule } }) =>
    message.say === "replace.applied"
      ? {
          worth: 8,
          rule,
          about: { event: eventIn(message) },
          options: [
            { id: "modified", said: { event: eventIn(message, "modified") } },
            { id: "unchanged", said: { word: "unchanged" } },
            { id: "nothing", said: { cards: [] } },
          ],
          answer: "modified",
        }
      : null,

  "bag who": ({ step: { message, rule, changes }, before, next }) => {
    const worth = { "bag.passed": 9, "bag.starts-with": 8, "bag.checked": 7 }[message.say];
    const owners = new Set(before.bag.map(({ player }) => player));
    const goesOn = message.say === "bag.picked" && rule === "7.7.4.3";
    if (!worth && !goesOn) return null;
    if (owners.size < 2 && (goesOn || message.say === "bag.checked")) return null;
    // 9.3.2: a team picks as one.
    if (next?.rule === "9.3.2") return null;
    const given = changes.find((each) => each.change === "bag holder");
    return {
      worth: worth ?? 6,
      rule: message.say === "bag.checked" ? (next?.rule ?? rule) : rule,
      about: null,
      options: players(before),
      answer: String(given?.player ?? playerIn(message)),
    };
  },

  check: ({ step: { changes }, before }) => {
    const ran = changes.find((each) => each.change === "pass");
    if (ran?.change !== "pass") return null;
    const { found } = ran.pass;
    const [first] = found;
    if (!first && ran.first) return null;
    if (first && first.rule !== "1.8.1.4") {
      const { rule } = first;
      return {
        worth: 9,
        rule,
        about: null,
        options: [
          ...players(before).map(({ id }) => ({ id, said: { ends: rule, player: Number(id) } })),
          nothing,
        ],
        answer: String(first.player),
      };
    }
    const cards = found.flatMap((finding) => ("card" in finding ? [finding.card] : []));
    const options = cardSets(before, cards).map((set) => ({ id: idOf(set), said: { cards: set } }));
    return { worth: first ? 9 : 6, rule: first?.rule ?? "1.8.3", about: null, options, answer: idOf(cards) };
  },

  refused: ({ step: { choice }, nearness }) => {
    if (!choice) return null;
    const { decision, forced } = choice;
    const refusal = mostTelling(decision, nearness);
    if (!refusal || decision.kind === "replace") return null;
    const open = decision.options.toSorted(nearest(refusal));
    const options = [refusal, ...open.slice(0, 2)].toSorted(byId);
    if (options.length < 2) return null;
    return {
      worth: (decision.kind === "turn action" ? 4 : 8) - (forced ? 3 : 0),
      rule: refusal.rule,
      about: { message: decision.message },
      options: options.map(({ id, message }) => ({ id, said: { message } })),
      answer: refusal.id,
    };
  },

  who: ({ step: { choice }, before }) => {
    if (!choice || choice.forced) return null;
    const { kind, player, rule } = choice.decision;
    if (["bag", "replace", "turn action"].includes(kind)) return null;
    const worth = player === before.turn.active ? 2 : 7;
    return { worth, rule, about: null, options: players(before), answer: String(player) };
  },

  condition: ({ step: { message, rule } }) => {
    const isMet = { "resolve.if-true": true, "resolve.if-false": false }[message.say];
    if (isMet === undefined) return null;
    return {
      worth: isMet ? 5 : 7,
      rule,
      about: { message: { say: "ability-of", with: message.with } },
      options: [
        { id: "yes", said: { word: "yes" } },
        { id: "no", said: { word: "no" } },
      ],
      answer: isMet ? "yes" : "no",
    };
  },

  zone: ({ step: { changes, rule }, before }) => {
    const moved = changes.find((each) => each.change === "zone" && isOnTable(before, each.card));
    // What a check has found is known.
    if (moved?.change !== "zone" || moved.to === "play" || rule === "1.8.1.4") return null;
    const zones = [...new Set<Zone>([moved.to, "discard", "hand", "play"])].sort();
    return {
      worth: moved.to === "discard" ? 3 : 5,
      rule,
      about: { cards: [moved.card] },
      options: zones.map((zone) => ({ id: zone, said: { zone } })),
      answer: moved.to,
    };
  },

  damage: ({ step: { message, rule } }) => {
    const {
      amount,
      card,
      cards = [card],
    } = message.with as {
      amount: number;
      card: { card: CardId };
      cards?: { card: CardId }[];
    };
    if (message.say !== "challenge.damage" && message.say !== "resolve.damage") return null;
    const about = { cards: cards.map((each) => each.card) };
    return { worth: 3, rule, about, ...numbers(amount) };
  },

  cost: ({ step: { message, rule } }) => {
    const { card, cost, total } = message.with as { card: { card: CardId }; cost: number; total: number };
    if (message.say !== "play.total" || cost === total) return null;
    return { worth: 5, rule, about: { cards: [card.card] }, ...numbers(total) };
  },

  lore: ({ step: { changes, rule } }) => {
    const gained = changes.find((each) => each.change === "lore");
    if (gained?.change !== "lore" || gained.amount <= 0) return null;
    return { worth: 2, rule, about: { player: gained.player }, ...numbers(gained.amount) };
  },
};

const nothing: Option = { id: "", said: { cards: [] } };

function players({ players }: State): Option[] {
  return [...players.entries()]
    .filter(([, { out }]) => !out)
    .map(([player]) => ({ id: String(player), said: { player } }));
}

/** The number and its neighbours; where it stands among them depends on nothing but itself. */
function numbers(right: number): Pick<Question, "options" | "answer"> {
  const least = Math.max(0, right - ((right * 7) % 3));
  const options = [least, least + 1, least + 2].map((number) => ({ id: String(number), said: { number } }));
  return { options, answer: String(right) };
}

/** The cards that are found, with and without what else is damaged; and nothing. */
function cardSets(state: State, found: readonly CardId[]): CardId[][] {
  const inPlay = cardsInPlay(state).filter((id) => !found.includes(id) && hasWillpower(state, id));
  const damaged = inPlay.filter((id) => (state.cards[id]?.damage ?? 0) > 0);
  const [other] = damaged.length > 0 ? damaged : inPlay;
  const sets = [[...found], ...(other === undefined ? [] : [[other], [...found, other]]), []];
  const distinct = [...new Map(sets.map((set) => [idOf(set), set])).values()];
  return distinct.sort(
    (a, b) => Number(a.length === 0) - Number(b.length === 0) || idOf(a).localeCompare(idOf(b)),
  );
}

function hasWillpower(state: State, id: CardId): boolean {
  return cardDef(state.cards[id]?.def ?? "").willpower !== undefined;
}

function idOf(cards: readonly CardId[]): string {
  return [...cards].sort((a, b) => a - b).join(" ");
}

/** An action is in play only while it resolves. */
function isOnTable({ cards }: State, id: CardId): boolean {
  const card = cards[id];
  return card?.zone === "play" && cardDef(card.def).type !== "action";
}

/** What the case is about; else, of a bag, another player's ability before anything else. */
function mostTelling({ refusals }: Decision, nearness: Moment["nearness"]): Refusal | undefined {
  const telling = ({ id, rule }: Refusal) => 2 * nearness(rule) + Number(id.startsWith("bag:"));
  return refusals.toSorted((a, b) => telling(b) - telling(a))[0];
}

/** First those of the same sort: `quest:` beside `quest:`. */
function nearest({ id: refused }: Open) {
  const sort = ({ id }: Open) => (id.split(":")[0] === refused.split(":")[0] ? 0 : 1);
  return (a: Open, b: Open) => sort(a) - sort(b);
}

function byId(a: { readonly id: string }, b: { readonly id: string }): number {
  return a.id < b.id ? -1 : 1;
}

function playerIn({ with: { player } }: Message): PlayerId {
  return (player as { player: PlayerId }).player;
}

function abilityIn({ with: { ability, card } }: Message): Message {
  return { say: "ability-of", with: { ability, card } };
}

function eventIn(message: Message, which: "event" | "modified" = "event"): Message[] {
  return [message.with[which]].flat() as Message[];
}
