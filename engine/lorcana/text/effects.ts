import type { Atom, Effect, Structure } from "../language.ts";
import { capital, chained, closed, fresh, type Grammar, sentences, type Voice } from "./grammar.ts";
import { isOrder, isShort, isTo, linkOf, startsWithDeed } from "./links.ts";
import { copy, type Said } from "./said.ts";

/** `scoped`: a condition or a choice covers all of it, so that it stays one sentence where that can be. */
export function wordEffects(
  list: readonly Effect[],
  voice: Voice,
  said: Said,
  grammar: Grammar,
  scoped = false,
): string {
  const text: string[][] = [];
  let now = voice;
  list.forEach((effect, n) => {
    const before = list[n - 1];
    const link = before ? linkOf(before, effect, now, scoped) : "sentence";
    if (link === "sentence" || link === "if done") {
      if (before) now = opening(before, effect, voice);
      const lead = link === "if done" ? `${grammar.ifDone(voice)}, ` : "";
      text.push([lead + wordEffect(effect, now, said, grammar)]);
      return;
    }
    const words = wordEffect(
      effect,
      link === "gap" ? { ...now, form: "gapped" } : chained(now),
      said,
      grammar,
    );
    const clauses = text[text.length - 1] ?? [];
    if (link === "then") clauses.push(`${clauses.pop()}, ${grammar.afterwards} ${words}`);
    else if (link === "gap") clauses.push(gapped(clauses.pop() ?? "", words, grammar));
    else clauses.push(words);
  });
  return sentences(text.map((clauses) => chain(clauses, grammar)));
}

/** One clause that says "and" itself, or has commas, is told apart from the next. */
function chain(clauses: readonly string[], grammar: Grammar): string {
  const double = clauses.some((clause) => clause.includes(` ${grammar.and} `) || clause.includes(", "));
  return double ? clauses.join(`, ${grammar.afterwards} `) : grammar.list(clauses, "and");
}

/** "Put one on the top of your deck and the rest on the bottom of your deck." */
function gapped(first: string, rest: string, grammar: Grammar): string {
  return `${first}${first.includes(", ") ? "," : ""} ${grammar.and} ${rest}`;
}

/** After what other players do, it must be told that it is you again. */
function opening(before: Effect, next: Effect, voice: Voice): Voice {
  const again = before.do === "each" && voice.who === "you" && isOrder(next, voice) && next.do !== "or";
  return again ? { who: "you", form: "pronoun" } : fresh(voice);
}

function wordEffect(effect: Effect, voice: Voice, said: Said, grammar: Grammar): string {
  const infinitive: Voice = { who: voice.who, form: "infinitive" };
  const scope = (list: readonly Effect[], as: Voice) => wordEffects(list, as, said, grammar, true);
  switch (effect.do) {
    case "may": {
      const [first, ...more] = effect.effects;
      if (first?.do === "if") return wordEffects([mayIf(first), ...more], fresh(voice), said, grammar);
      return `${grammar.may(voice)} ${wordEffects(effect.effects, infinitive, said, grammar)}`;
    }
    case "if": {
      const then = `${grammar.if(effect.if, said)}, ${scope(effect.effects, fresh(voice))}`;
      if (!effect.otherwise) return then;
      return sentences([then, `${grammar.otherwise}, ${scope(effect.otherwise, fresh(voice))}`]);
    }
    case "to": {
      const first = scope(effect.first, voice);
      if (isTo(effect)) return grammar.inOrderTo(first, scope(effect.effects, infinitive));
      return sentences([first, `${grammar.ifDone(voice)}, ${scope(effect.effects, fresh(voice))}`]);
    }
    case "or":
      return wordOptions(effect, voice, said, grammar);
    case "each": {
      const [first] = effect.effects;
      if (first && startsWithDeed(first)) {
        const each = grammar.each(effect.who, voice, said);
        return `${each.lead} ${scope(effect.effects, each.voice)}`;
      }
      return `${grammar.forEach(effect.who, said)}, ${scope(effect.effects, { who: "they", form: "pronoun" })}`;
    }
    default:
      return wordAtom(effect, voice, said, grammar);
  }
}

function mayIf(effect: Extract<Structure, { do: "if" }>): Effect {
  return { ...effect, effects: [{ do: "may", effects: effect.effects }] };
}

function wordOptions(
  effect: Extract<Structure, { do: "or" }>,
  voice: Voice,
  said: Said,
  grammar: Grammar,
): string {
  const options = effect.options;
  if (isShort(effect)) {
    const words = options.map((option, n) =>
      wordEffects(option, n === 0 ? voice : chained(voice), copy(said), grammar),
    );
    return grammar.list(words, "or");
  }
  const items = options.map((option) => wordEffects(option, fresh(voice), copy(said), grammar));
  return `${grammar.chooseOne(voice)} ${items.map((item) => `• ${closed(capital(item))}`).join(" ")}`;
}

function wordAtom(atom: Atom, voice: Voice, said: Said, grammar: Grammar): string {
  const words = grammar.atom(atom, voice, said);
  if (!atom.instead) return words;
  const { if: condition, effect } = atom.instead;
  const lead = grammar.if(condition, said);
  const implied = { ...said, implied: sharedTarget(atom, effect) };
  return sentences([words, `${lead}, ${grammar.instead(grammar.atom(effect, fresh(voice), implied))}`]);
}

function sharedTarget(atom: Atom, effect: Atom) {
  if (atom.do !== effect.do || !("to" in atom) || !("to" in effect)) return undefined;
  if (atom.to === "this" || !("chosen" in atom.to)) return undefined;
  const slot = atom.to.slot ?? "chosen";
  return effect.to !== "this" && "the" in effect.to && effect.to.the === slot ? slot : undefined;
}
