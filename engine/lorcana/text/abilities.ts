import type { Ability, Condition, Duration, Triggered } from "../language.ts";
import { wordEffects } from "./effects.ts";
import { isClear } from "./event-cards.ts";
import { capital, eventsOf, type Grammar, toYou } from "./grammar.ts";
import type { Kind } from "./kinds.ts";
import { after, begin, type Said } from "./said.ts";

/** An ability without its full stop. `kind`: what the card that says it is. */
export function wordAbility(ability: Ability, kind: Kind, grammar: Grammar): string {
  return capital(inWords(ability, beginIn(grammar, kind), grammar));
}

export function beginIn(grammar: Grammar, kind: Kind): Said {
  return begin(kind, (ability, said, until) => inWords(ability, said, grammar, until));
}

function inWords(ability: Ability, said: Said, grammar: Grammar, until?: Duration | "once"): string {
  switch (ability.kind) {
    case "keyword":
      return grammar.keyword(ability);
    case "triggered":
      return triggered(ability, said, grammar, until);
    case "activated": {
      const costs = ability.costs.map((cost) => grammar.cost(cost, said, toYou)).join(", ");
      const lead = clauses([
        ability.while && grammar.while(ability.while, said),
        ability.once && grammar.oncePerTurn,
        costs,
      ]);
      return `${lead} — ${capital(wordEffects(ability.effects, toYou, said, grammar))}`;
    }
    case "static": {
      const words = clauses([
        ability.during && grammar.during(ability.during, false),
        ability.while && grammar.while(ability.while, said),
        ability.if && grammar.if(ability.if, said),
        grammar.grants(ability.grants, said),
      ]);
      return ability.unless ? `${words} ${grammar.unless(ability.unless, said)}` : words;
    }
    case "replacement": {
      const would = grammar.would(ability.would, said, until);
      if (ability.instead === "nothing") return `${would}, ${grammar.nothing(ability.would, said)}`;
      const now = after([ability.would], said);
      return `${would}, ${grammar.instead(grammar.atom(ability.instead, toYou, now))}`;
    }
    case "action":
      return wordEffects(ability.effects, toYou, said, grammar);
  }
}

function triggered(ability: Triggered, said: Said, grammar: Grammar, until?: Duration | "once"): string {
  const events = eventsOf(ability);
  const outOfPlay = ability.from === "discard";
  const told = [ability.while, ability.if].some((condition) => condition && saysWhere(condition));
  const lead = [
    until && until !== "once" && until !== "this turn" && grammar.until(until),
    period(ability, grammar),
    ability.while && grammar.while(ability.while, said),
    outOfPlay && !told && grammar.fromDiscard,
    grammar.when(ability, said, until),
  ];
  const now = after(events, { ...said, left: said.left || outOfPlay });
  if (!said.last && isClear(now)) now.last = "it";
  return clauses([
    ...lead,
    ability.if && grammar.if(ability.if, now),
    wordEffects(ability.effects, toYou, now, grammar),
  ]);
}

function period({ during, once }: Triggered, grammar: Grammar): string | undefined {
  if (during) return grammar.during(during, once ?? false);
  return once && grammar.oncePerTurn;
}

function saysWhere(condition: Condition): boolean {
  return "both" in condition ? condition.both.some(saysWhere) : "thisIn" in condition;
}

function clauses(parts: readonly (string | false | undefined)[]): string {
  return parts.filter(Boolean).join(", ");
}
