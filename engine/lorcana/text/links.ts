import type { AtomOf, Effect, Structure } from "../language.ts";
import type { Voice } from "./grammar.ts";
import { grouped } from "./qualities.ts";
import { isNamed } from "./said.ts";

type Link = "sentence" | "and" | "then" | "if done" | "gap";

/** How an effect hangs on the one before: `gap` shares its verb, `if done` must not seem to stand by itself. */
export function linkOf(before: Effect, next: Effect, voice: Voice, scoped: boolean): Link {
  const optional = voice.form === "infinitive";
  if (endsSentence(before) || next.do === "if") return "sentence";
  if (optional && !isOrder(next, voice)) return refersBack(next) ? "sentence" : "if done";
  if (isOrder(next, voice) && (comesThen(next) || before.do === "name a card")) return "then";
  if (sharesVerb(before, next)) return "gap";
  if (before.do === "show" && isOrder(next, voice)) return "and";
  if (!scoped && !optional) return "sentence";
  return isOrder(before, voice) || !isOrder(next, voice) ? "and" : "then";
}

function endsSentence(effect: Effect): boolean {
  switch (effect.do) {
    case "look":
    case "reveal":
    case "if":
    case "later":
      return true;
    case "may":
    case "each": {
      const last = effect.effects.at(-1);
      return last !== undefined && endsSentence(last);
    }
    case "to":
      return !isTo(effect);
    case "or":
      return !isShort(effect);
    case "show":
      return typeof effect.to === "object" && "chosen" in effect.to && effect.to.from === "deck";
    default:
      return effect.instead !== undefined;
  }
}

/** The player does it, so that the verb can follow "you may" or "to". */
export function isOrder(effect: Effect, voice: Voice): boolean {
  switch (effect.do) {
    case "may":
    case "if":
    case "each":
    case "apply":
    case "later":
      return false;
    case "to":
      return isTo(effect);
    case "or":
      return isShort(effect);
    case "give":
      if (voice.who === "they") return typeof effect.to === "object" && "chosen" in effect.to;
      return voice.form === "infinitive" && isGift(effect);
    default:
      return true;
  }
}

/** "Give chosen character …" says only what a card gets or gains. */
export function isGift(atom: AtomOf<"give">): boolean {
  return !atom.next && grouped(atom.has).every(({ verb }) => verb === "gets" || verb === "gains");
}

/** Speaks of what the sentence before has named. */
function refersBack(effect: Effect): boolean {
  if (effect.do === "each") return typeof effect.who === "object";
  return effect.do === "give" && isNamed(effect.to);
}

function comesThen(effect: Effect): boolean {
  return effect.do === "discard" || effect.do === "shuffle";
}

function sharesVerb(before: Effect, next: Effect): boolean {
  return isPut(before) && isPut(next) && "from" in before.to && before.to.from === "seen" && !before.instead;
}

function isPut(effect: Effect): effect is AtomOf<"place"> & { to: object } {
  return effect.do === "place" && effect.to !== "this" && effect.where !== "deck";
}

/** "[A] to [B]", where both can be told to a player. */
export function isTo({ first, effects, ifYouDo }: Extract<Structure, { do: "to" }>): boolean {
  const infinitive: Voice = { who: "you", form: "infinitive" };
  const [next] = effects;
  return (
    !ifYouDo &&
    next !== undefined &&
    isOrder(next, infinitive) &&
    first.every((one) => isOrder(one, { who: "you", form: "imperative" }) && !endsSentence(one))
  );
}

/** "[A] or [B]", rather than a list. */
export function isShort({ options }: Extract<Structure, { do: "or" }>): boolean {
  return options.every(
    ([only, ...more]) =>
      only && more.length === 0 && isOrder(only, { who: "you", form: "imperative" }) && !endsSentence(only),
  );
}

/** A player can be its subject: "each opponent chooses …". */
export function startsWithDeed(effect: Effect): boolean {
  if (effect.do === "may" || effect.do === "or") return true;
  if (effect.do !== "to") return isOrder(effect, { who: "they", form: "third" });
  const [first] = effect.first;
  return first !== undefined && startsWithDeed(first);
}
