import type { Voice } from "../grammar.ts";
import { agreed, elided, type Noun } from "./words.ts";

interface Verb {
  readonly infinitive: string;
  readonly you: string;
  readonly third: string;
}

function regular(stem: string): Verb {
  return { infinitive: `${stem}er`, you: `${stem}ez`, third: `${stem}e` };
}

export const verbs = {
  banish: { infinitive: "bannir", you: "bannissez", third: "bannit" },
  choose: { infinitive: "choisir", you: "choisissez", third: "choisit" },
  deal: regular("inflig"),
  discard: regular("défauss"),
  draw: regular("pioch"),
  exert: regular("épuis"),
  gain: regular("gagn"),
  give: regular("donn"),
  look: regular("regard"),
  lose: { infinitive: "perdre", you: "perdez", third: "perd" },
  move: regular("déplac"),
  name: regular("nomm"),
  pay: { infinitive: "payer", you: "payez", third: "paie" },
  play: regular("jou"),
  put: regular("plac"),
  ready: regular("redress"),
  remove: regular("retir"),
  return: { infinitive: "renvoyer", you: "renvoyez", third: "renvoie" },
  reveal: { infinitive: "révéler", you: "révélez", third: "révèle" },
  search: regular("cherch"),
  shuffle: regular("mélang"),
  use: regular("utilis"),
} as const satisfies Record<string, Verb>;

export type VerbName = keyof typeof verbs;

/** "Bannissez-le", "le bannir", "il le bannit". */
export function say(voice: Voice, name: VerbName, rest = "", clitic?: string): string {
  const subject = voice.form === "pronoun" && (voice.who === "you" ? "vous" : "il");
  return [subject, form(voice, verbs[name], clitic), rest].filter(Boolean).join(" ");
}

function form({ who, form }: Voice, verb: Verb, clitic?: string): string {
  switch (form) {
    case "gapped":
      return "";
    case "imperative":
      return clitic ? `${verb.you}-${clitic}` : verb.you;
    case "infinitive":
      return before(clitic, verb.infinitive);
    case "third":
      return before(clitic, verb.third);
    case "pronoun":
    case "bare":
      return before(clitic, who === "you" ? verb.you : verb.third);
  }
}

function before(clitic: string | undefined, verb: string): string {
  if (!clitic) return verb;
  return clitic === "le" || clitic === "la" ? elided(clitic, verb) : `${clitic} ${verb}`;
}

export function direct(noun: Noun): string {
  return agreed(noun, "le", "la", "les");
}

export function indirect(noun: Noun): string {
  return noun.many ? "leur" : "lui";
}
