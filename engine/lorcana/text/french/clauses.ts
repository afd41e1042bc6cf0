import { elided } from "./words.ts";

/** A verb in the forms an event needs, for "il" and for "vous". */
export interface Forms {
  readonly now: Persons;
  readonly infinitive: string;
  readonly past: Persons;
  readonly notPast: Persons;
  /** After "aucun", which needs no "pas". */
  readonly nonePast: Persons;
}

interface Persons {
  readonly it: string;
  readonly you: string;
}

export interface Clause {
  readonly subject: string;
  readonly person: keyof Persons;
  readonly verb: Forms;
  readonly rest?: string;
  /** "Aucun" stands in it: the verb must not say "pas" again. */
  readonly none?: boolean;
}

/** "bannit", "bannissez", "a banni". */
export function active(infinitive: string, it: string, you: string, participle: string): Forms {
  return {
    now: { it, you },
    infinitive,
    past: { it: `a ${participle}`, you: `avez ${participle}` },
    notPast: { it: `n’a pas ${participle}`, you: `n’avez pas ${participle}` },
    nonePast: { it: `n’a ${participle}`, you: `n’avez ${participle}` },
  };
}

/** "est banni", "a été banni". */
export function passive(participle: string): Forms {
  return {
    now: { it: `est ${participle}`, you: `êtes ${participle}` },
    infinitive: `être ${participle}`,
    past: { it: `a été ${participle}`, you: `avez été ${participle}` },
    notPast: { it: `n’a pas été ${participle}`, you: `n’avez pas été ${participle}` },
    nonePast: { it: `n’a été ${participle}`, you: `n’avez été ${participle}` },
  };
}

export const isDealt: Forms = {
  now: { it: "se voit infliger", you: "vous voyez infliger" },
  infinitive: "se voir infliger",
  past: { it: "s’est vu infliger", you: "vous êtes vu infliger" },
  notPast: { it: "ne s’est pas vu infliger", you: "ne vous êtes pas vu infliger" },
  nonePast: { it: "ne s’est vu infliger", you: "ne vous êtes vu infliger" },
};

/** "défie et est banni": two verbs of one subject. */
export function together(first: Forms, second: Forms): Forms {
  const both = (of: (verb: Forms) => Persons): Persons => ({
    it: `${of(first).it} et ${of(second).it}`,
    you: `${of(first).you} et ${of(second).you}`,
  });
  return {
    now: both((verb) => verb.now),
    infinitive: `${first.infinitive} et ${second.infinitive}`,
    past: both((verb) => verb.past),
    notPast: both((verb) => verb.notPast),
    nonePast: both((verb) => verb.nonePast),
  };
}

export function present({ subject, person, verb, rest }: Clause): string {
  return join(subject, verb.now[person], rest);
}

/** "ce personnage devait être banni", or "devrait" where it is still to come. */
export function conditional({ subject, person, verb, rest }: Clause, next: boolean): string {
  const must = person === "you" ? (next ? "devriez" : "deviez") : next ? "devrait" : "devait";
  return join(subject, must, verb.infinitive, rest);
}

export function past({ subject, person, verb, rest, none }: Clause, not: boolean): string {
  const tense = !not ? verb.past : none ? verb.nonePast : verb.notPast;
  return join(subject, tense[person], not && rest ? denied(rest) : rest, "ce tour-ci");
}

/** "n’a pas chanté de chanson": what is denied is not there to be one or some. */
function denied(rest: string): string {
  return /^(une?|des) /.test(rest) ? elided("de", rest.replace(/^\S+ /, "")) : rest;
}

export function join(...words: readonly (string | false | undefined)[]): string {
  return words.filter(Boolean).join(" ");
}

/** "lorsqu’un", "chaque fois que vous". */
export function lead(conjunction: string, clause: string): string {
  const start = conjunction.slice(0, -3);
  return `${start}${elided("que", clause)}`;
}
