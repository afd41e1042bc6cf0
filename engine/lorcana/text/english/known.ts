import type { CardType, Slot } from "../../language.ts";
import { type Role, roleOf } from "../event-cards.ts";
import type { Referent } from "../kinds.ts";
import { isThis, referent, type Said } from "../said.ts";
import { type Noun, phrase, pronoun } from "./words.ts";

export function thisCard(said: Said, type?: CardType): Noun {
  return said.known ? pronoun(said.self) : phrase(`this ${type ?? said.self.kind}`);
}

/** A card spoken of before. */
export function known(slot: Slot, said: Said): Noun {
  if (isThis(slot, said)) return thisCard(said);
  const found = referent(slot, said);
  if (slot === "seen" && said.seen) return seenCards(said);
  if (said.last === slot) return pronoun(found);
  return phrase(definite(slot, found, said), found.many);
}

function seenCards(said: Said): Noun {
  const { amount = 1, left = amount } = said.seen ?? {};
  if (left !== amount) return left === 1 ? phrase("the other") : phrase("the rest", true);
  return pronoun({ kind: "card", many: amount !== 1, owner: "its" });
}

function definite(slot: Slot, { kind, many }: Referent, said: Said): string {
  const word = many ? `${kind}s` : kind;
  switch (slot) {
    case "it":
    case "other":
      return roles[roleOf(slot, said)](word);
    case "chosen":
      return said.bound.get("second")?.kind === kind ? `the first chosen ${word}` : `the chosen ${word}`;
    case "second":
      return said.bound.get("chosen")?.kind === kind ? `the second chosen ${word}` : `the chosen ${word}`;
    case "seen":
    case "found":
      return `${many ? "those" : "that"} ${word}`;
    case "gone":
      return `the discarded ${word}`;
  }
}

const roles: Readonly<Record<Role, (kind: string) => string>> = {
  questing: (kind) => `the questing ${kind}`,
  challenging: (kind) => `the challenging ${kind}`,
  challenger: (kind) => `the challenging ${kind}`,
  challenged: (kind) => `the challenged ${kind}`,
  facing: (kind) => `the other ${kind} in the challenge`,
  banished: (kind) => `the banished ${kind}`,
  banishing: (kind) => `the ${kind} that banished it`,
  moved: (kind) => `the moved ${kind}`,
  damaged: (kind) => `the damaged ${kind}`,
  singing: (kind) => `the singing ${kind}`,
  readied: (kind) => `the readied ${kind}`,
  exerted: (kind) => `the exerted ${kind}`,
  chosen: (kind) => `the chosen ${kind}`,
  that: (kind) => `that ${kind}`,
};
