import type { Answer, Option, Question, Refusal } from "../kernel/game.ts";
import { writtenAt } from "./abilities.ts";
import { hasKeyword, hasQuality } from "./characteristics.ts";
import { fits } from "./filter.ts";
import { isKeyword } from "./keywords.ts";
import type { Chosen, Filter, Target } from "./language.ts";
import { say } from "./messages.ts";
import { whyNotPlay } from "./playable.ts";
import { named } from "./resolve.ts";
import { cardAt, defOf, isOpponent, ownerOf, refTo } from "./state.ts";
import { cardTagged, tagOf } from "./tags.ts";
import { bind, candidates, slotOf, targets, viewpoint } from "./targets.ts";
import { addTriggered } from "./trigger.ts";
import type { CardId, Change, Frame, GameEvent, State, Task } from "./types.ts";

type Choose = Extract<Task, { task: "choose" }>;

/** 6.1.3, 6.7.3: choices are made as the effect resolves. */
export const choose: Question<State, Choose, Change> = {
  decision(state, { frame, target }) {
    const open = choosable(state, frame, target);
    const [least, most] = countsOf(target);
    const demanding = open.filter((id) => mustBeChosen(state, id, frame, target));
    return {
      kind: "choose",
      player: frame.actor,
      rule: target.from && target.from !== "play" ? ruleOfPile(target, frame) : "6.1.3",
      message: say("choose.ask", { ...named(frame), count: most }),
      options: open.map((id) => option(state, id)),
      min: Math.min(Math.max(least, demanding.length > 0 ? 1 : 0), open.length),
      max: Math.min(most, open.length),
      ...(demanding.length > 0 && {
        must: { among: demanding.map((id) => option(state, id).id), rule: "6.7.3.2" },
      }),
    };
  },
  refusals(state, { frame, target }) {
    const seen = similar(state, frame, target);
    const alone = seen.flatMap((id): Refusal[] => {
      const rule = whyNot(state, id, frame, target);
      return rule ? [{ ...option(state, id), rule }] : [];
    });
    return [...alone, ...beneath(state, seen, target)];
  },
  answer(run, { frame, target }, answer: Answer) {
    const chosen = answer.map((id) => cardTagged(run.state, id.slice("card:".length)));
    const events = chosen.map((card) => chosenEvent(frame, card));
    const before = run.state;
    const isPublic = !target.from || target.from === "play";
    if (chosen.length === 0)
      run.step(
        isOptional(target) ? (target.from === "deck" ? "7.1.4" : "6.1.3") : "1.7.7",
        say(isOptional(target) ? "choose.nobody" : "choose.none", named(frame)),
      );
    else
      run.step(
        [ruleOfPile(target, frame), "1.7.3"],
        say("choose.chose", { ...named(frame), chosen: chosen.map((card) => ({ card })) }),
        ...(isPublic ? events.map((event) => ({ change: "happened", event }) as const) : []),
      );
    const bound = bind(
      frame.bound,
      slotOf(target),
      chosen.map((card) => refTo(run.state, card)),
    );
    run.push({ task: "resolve", ...frame, bound });
    if (isPublic && chosen.length > 0) addTriggered(run, before, events);
  },
};

/** 5.1.1.5: a card under another cannot be chosen. */
function beneath(state: State, seen: readonly CardId[], { chosen, from = "play" }: Chosen): Refusal[] {
  if (from !== "play") return [];
  return seen
    .flatMap((id) => cardAt(state, id).stack)
    .filter(
      (id) => !cardAt(state, id).facedown && fits(state, { type: chosen.type }, id, { card: id, player: 0 }),
    )
    .map((id) => ({ ...option(state, id), rule: "5.1.1.5" }));
}

function isOptional({ count, from }: Chosen): boolean {
  return typeof count === "object" || count === "any" || from === "seen" || from === "deck";
}

/** 7.3.4 for a discard; 7.1.4 from a deck or a discard; 6.1.14.1 for what is revealed of what was looked at. */
function ruleOfPile({ from, slot }: Chosen, { todo }: Frame): string {
  if (from === "seen" && todo[0]?.do === "show") return "6.1.14.1";
  if (from === "hand") return slot === "gone" ? "7.3.4" : "6.1.3";
  return from === "deck" || from === "discard" ? "7.1.4" : "6.1.3";
}

function countsOf({ count = 1, from }: Chosen): [least: number, most: number] {
  if (count === "any") return [0, Infinity];
  if (typeof count === "object") return [0, count.upTo];
  // 7.1.4: in a private zone one may fail to find.
  return [from === "deck" ? 0 : count, count];
}

/** The cards that may be chosen. 6.7.3.2: where only one is, it is one that must be. */
export function choosable(state: State, frame: Frame, target: Chosen): CardId[] {
  const legal = similar(state, frame, target).filter((id) => whyNotAlone(state, id, frame, target) === null);
  if (countsOf(target)[1] > 1) return legal;
  const demanding = legal.filter((id) => mustBeChosen(state, id, frame, target));
  return demanding.length > 0 ? demanding : legal;
}

/** 6.1.3.1: why a card of the right kind may not be chosen. */
function whyNot(state: State, id: CardId, frame: Frame, target: Chosen): string | null {
  const alone = whyNotAlone(state, id, frame, target);
  if (alone) return alone;
  return choosable(state, frame, target).includes(id) ? null : "6.7.3.2";
}

function whyNotAlone(state: State, id: CardId, frame: Frame, target: Chosen): string | null {
  const from = viewpoint(frame);
  const filter = owned(target);
  if (filter.other && (id === frame.source.card || isSelected(frame, target, id))) return "6.1.6";
  if (!fits(state, filter, id, from)) return "6.1.3.1";
  if ((target.from ?? "play") === "play") {
    // 8.15.1
    if (isOpponent(state, frame.actor, ownerOf(state, id)) && hasKeyword(state, id, "ward")) return "8.15.1";
  }
  // 10.2.2.2
  if (target.from === "inkwell" && defOf(state, id).marketing) return "10.2.2.2";
  const [next] = frame.todo;
  switch (next?.do) {
    case "play":
      return whyNotPlay(state, frame.actor, id, next.free ?? false);
    case "move": {
      const owners = targets(state, next.to, frame).map(({ card }) => ownerOf(state, card));
      return isSameSlot(target, next.where) && owners.some((owner) => owner !== ownerOf(state, id))
        ? "4.7.1"
        : null;
    }
    default:
      return null;
  }
}

/** Whether that is what is being chosen now. */
function isSameSlot(target: Chosen, other: Target): boolean {
  return typeof other === "object" && "chosen" in other && slotOf(other) === slotOf(target);
}

/** 6.1.6: "another" is not one this ability has already selected. */
function isSelected({ bound }: Frame, target: Chosen, id: CardId): boolean {
  const earlier = [bound.cards?.chosen, bound.cards?.second].flatMap((refs) => refs ?? []);
  return slotOf(target) !== "chosen" && earlier.some(({ card }) => card === id);
}

function mustBeChosen(state: State, id: CardId, frame: Frame, target: Chosen): boolean {
  return (
    (target.from ?? "play") === "play" &&
    isOpponent(state, ownerOf(state, id), frame.actor) &&
    hasQuality(state, id, (quality) => "must" in quality)
  );
}

/** Cards of the right type in the right place: those a reader would think of. */
function similar(state: State, frame: Frame, target: Chosen): CardId[] {
  const { type, whose } = owned(target);
  const kin: Filter = { ...(type && { type }), ...(target.from && target.from !== "play" && { whose }) };
  return candidates(state, kin, target.from, frame);
}

function owned({ chosen, from }: Chosen): Filter {
  return !from || from === "play" || from === "seen" || chosen.whose
    ? chosen
    : { ...chosen, whose: "theirs" };
}

function chosenEvent(frame: Frame, card: CardId): GameEvent {
  const ability = writtenAt(frame.ability);
  const purpose = isKeyword(ability, "support")
    ? "support"
    : ability.kind === "action"
      ? "an action"
      : "an ability";
  return { event: "chosen", card, by: frame.actor, for: purpose };
}

function option(state: State, id: CardId): Option {
  return { id: `card:${tagOf(state, id)}`, message: say("name", { card: { card: id } }) };
}
