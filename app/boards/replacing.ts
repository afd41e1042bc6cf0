import type { Lang } from "../../content/types";
import { decision, isAside } from "../../engine/kernel/advance";
import type { Choice, Decision, Message, Option } from "../../engine/kernel/game";
import { listed } from "../../engine/kernel/wording";
import { type AbilityRef, type CardId, lorcana, type State, worded } from "../../engine/lorcana/index";
import { answerOf, type Played, stateAfter } from "./line";

/** A replacement effect that wants the event. */
export interface Replacing {
  readonly id: string;
  readonly ability: AbilityRef;
  readonly card: CardId;
  /** What the event becomes by it. */
  readonly modified: string;
  readonly self: boolean;
  /** The rule that keeps it from applying now. */
  readonly refusedBy: string | null;
}

/** One time around: the event as it stands, who chooses, and what was applied. */
export interface Round {
  readonly event: string;
  readonly player: number;
  readonly rule: string;
  readonly effects: readonly Replacing[];
  readonly taken: string | null;
  /** The answer of the line that took it; null where nobody was asked. */
  readonly answer: number | null;
}

export interface ReplacingShown {
  readonly rounds: readonly Round[];
  /** The rule by which that player chooses. */
  readonly rule: string;
  /** The event as the last effect left it. */
  readonly event: string | null;
}

/** What replacement effects did up to a step, as long as the same event is on its way. `ahead`: and may do next. */
export function replacingAt(played: Played, at: number, ahead: boolean, lang: Lang): ReplacingShown | null {
  if (!isReplacing(played, at)) return null;
  let first = at;
  while (isReplacing(played, first - 1)) first--;
  const rounds: Round[] = [];
  for (let step = first; step <= at; step++) {
    const round = roundAt(played, step, lang);
    if (round) rounds.push(round);
  }
  const state = stateAfter(played, at);
  const open = decision(lorcana, state);
  if (ahead && open?.kind === "replace") rounds.push(roundOf(open, null, null, state, selfOf(state), lang));
  if (rounds.length === 0) return null;
  return { rounds, rule: played.steps[first - 1]?.rule ?? "", event: modifiedBy(rounds.at(-1)) };
}

function isReplacing({ steps }: Played, at: number): boolean {
  const step = steps[at - 1];
  return (
    step !== undefined &&
    (step.message.say.startsWith("replace.") || (step.choice !== undefined && isReplaced(step.choice)))
  );
}

function isReplaced({ decision, answer }: Choice): boolean {
  return decision.kind === "replace" && !isAside(decision, answer);
}

function roundAt(played: Played, at: number, lang: Lang): Round | null {
  const step = played.steps[at - 1];
  const before = stateAfter(played, at - 1);
  if (step?.choice && isReplaced(step.choice)) {
    const { decision, answer, forced } = step.choice;
    return roundOf(
      decision,
      answer[0] ?? null,
      forced ? null : answerOf(played, at),
      before,
      selfOf(before),
      lang,
    );
  }
  if (step?.message.say !== "replace.applied") return null;
  const only = { id: "only", message: step.message };
  const { player } = step.message.with.player as { player: number };
  return {
    event: wordEvent(before, step.message.with.event, lang),
    player,
    rule: step.rule,
    effects: [effectOf(only, null, before, null, lang)],
    taken: only.id,
    answer: null,
  };
}

function roundOf(
  { options, refusals, message, player, rule }: Decision,
  taken: string | null,
  answer: number | null,
  state: State,
  self: AbilityRef | null,
  lang: Lang,
): Round {
  return {
    event: wordEvent(state, message.with.event, lang),
    player,
    rule,
    effects: [
      ...options.map((option) => effectOf(option, null, state, self, lang)),
      ...refusals.map((refusal) => effectOf(refusal, refusal.rule, state, self, lang)),
    ],
    taken,
    answer,
  };
}

function effectOf(
  { id, message }: Option,
  refusedBy: string | null,
  state: State,
  self: AbilityRef | null,
  lang: Lang,
): Replacing {
  const { ability } = message.with.ability as { ability: AbilityRef };
  const { card } = message.with.card as { card: CardId };
  return {
    id,
    ability,
    card,
    modified: wordEvent(state, message.with.modified, lang),
    self: self !== null && self.def === ability.def && self.at === ability.at,
    refusedBy,
  };
}

/** The resolving ability whose own "instead" the event on its way carries. */
function selfOf({ agenda: [next] }: State): AbilityRef | null {
  return next && (next.task === "event" || next.task === "replace") && next.self
    ? next.self.frame.ability
    : null;
}

function modifiedBy(round: Round | undefined): string | null {
  return round?.effects.find(({ id }) => id === round.taken)?.modified ?? null;
}

/** A batch of events, as the engine words them: one message, or one an event. */
export function wordEvent(state: State, event: unknown, lang: Lang): string {
  const parts = (Array.isArray(event) ? event : [event]) as Message[];
  const list = parts.map((part) => worded(state, part, lang));
  const text = listed(list, lang);
  return text.charAt(0).toUpperCase() + text.slice(1);
}
