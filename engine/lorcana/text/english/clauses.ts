import { type Noun, third } from "./words.ts";

/** A verb in the forms an event needs; `plural` is what it agrees with. */
export interface Forms {
  readonly base: string;
  readonly now: (plural: boolean) => string;
  readonly past: (plural: boolean) => string;
  readonly notPast: (plural: boolean) => string;
}

export interface Clause {
  readonly subject: Noun;
  readonly verb: Forms;
  readonly rest?: string;
  /** The subject says "no": the verb must not say it again. */
  readonly none?: boolean;
}

/** "quests", "quested". */
export function active(base: string, past: string): Forms {
  return {
    base,
    now: (plural) => (plural ? base : third(base)),
    past: () => past,
    notPast: () => `didn’t ${base}`,
  };
}

/** "is banished", "was banished". */
export function passive(participle: string): Forms {
  return {
    base: `be ${participle}`,
    now: (plural) => `${plural ? "are" : "is"} ${participle}`,
    past: (plural) => `${plural ? "were" : "was"} ${participle}`,
    notPast: (plural) => `${plural ? "weren’t" : "wasn’t"} ${participle}`,
  };
}

/** "challenges and is banished": two verbs of one subject. */
export function together(first: Forms, second: Forms): Forms {
  return {
    base: `${first.base} and ${second.base}`,
    now: (plural) => `${first.now(plural)} and ${second.now(plural)}`,
    past: (plural) => `${first.past(plural)} and ${second.past(plural)}`,
    notPast: (plural) => `${first.notPast(plural)} and ${second.notPast(plural)}`,
  };
}

export function present({ subject, verb, rest }: Clause): string {
  return join(subject.subject, verb.now(subject.plural), rest);
}

export function conditional({ subject, verb, rest }: Clause): string {
  return join(subject.subject, "would", verb.base, rest);
}

export function past({ subject, verb, rest, none }: Clause, not: boolean): string {
  const tense = not && !none ? verb.notPast : verb.past;
  return join(subject.subject, tense(subject.plural), rest, "this turn");
}

export function join(...words: readonly (string | false | undefined)[]): string {
  return words.filter(Boolean).join(" ");
}
