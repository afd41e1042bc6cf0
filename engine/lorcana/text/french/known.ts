import type { CardType, Slot } from "../../language.ts";
import { type Role, roleOf } from "../event-cards.ts";
import type { Kind, Referent } from "../kinds.ts";
import { isThis, referent, type Said } from "../said.ts";
import { agree, agreed, isFeminine, kindWord, type Noun, pronoun, the, this_ } from "./words.ts";

export function thisCard(said: Said, type?: CardType): Noun {
  if (said.known) return pronoun(said.self);
  const kind = type ?? said.self.kind;
  const gender = { many: false, feminine: isFeminine(kind) };
  return { words: this_(kindWord(kind), gender), ...gender };
}

/** A card spoken of before. */
export function known(slot: Slot, said: Said): Noun {
  if (isThis(slot, said)) return thisCard(said);
  const found = referent(slot, said);
  if (slot === "seen" && said.seen) return seenCards(said);
  if (said.last === slot) return pronoun(found);
  const gender = { many: found.many, feminine: isFeminine(found.kind) };
  return { words: definite(slot, found, said), ...gender };
}

function seenCards(said: Said): Noun {
  const { amount = 1, left = amount } = said.seen ?? {};
  if (left === amount) return pronoun({ kind: "card", many: amount !== 1, owner: "its" });
  const many = left !== 1;
  return { words: many ? "les autres cartes" : "l’autre carte", many, feminine: true };
}

function definite(slot: Slot, { kind, many }: Referent, said: Said): string {
  const gender = { many, feminine: isFeminine(kind) };
  const word = kindWord(kind, many);
  switch (slot) {
    case "it":
    case "other":
      return byRole(roleOf(slot, said), kind, said);
    case "chosen":
    case "second": {
      const twice = said.bound.get(slot === "chosen" ? "second" : "chosen")?.kind === kind;
      const which =
        slot === "second"
          ? agree("second", gender)
          : agreed(gender, "premier", "première", "premiers", "premières");
      return `${the(twice ? `${which} ${word}` : word, gender)} ${agree("choisi", gender)}`;
    }
    case "seen":
    case "found":
      return this_(word, gender);
    case "gone":
      return `${the(word, gender)} ${agree("défaussé", gender)}`;
  }
}

function byRole(role: Role, kind: Kind, said: Said): string {
  const gender = { many: false, feminine: isFeminine(kind) };
  const card = (after: string) => `${the(kindWord(kind), gender)} ${after}`;
  switch (role) {
    case "questing":
      return card(`${agree("envoyé", gender)} à l’aventure`);
    case "challenging":
      return card("qui défie");
    case "challenger":
      return card("qui l’a défié");
    case "challenged":
      return card(agree("défié", gender));
    case "facing":
      return `l’autre ${kindWord(kind)} du défi`;
    case "banished":
      return card(agree("banni", gender));
    case "banishing":
      return card("qui l’a banni");
    case "moved":
      return card(agree("déplacé", gender));
    case "damaged":
      return card("ayant subi des dommages");
    case "singing":
      return card("qui chante");
    case "readied":
      return card(agree("redressé", gender));
    case "exerted":
      return card(agree("épuisé", gender));
    case "chosen":
      return card(agree("choisi", gender));
    case "that":
      return this_(kindWord(kind), gender) + (kind === said.self.kind ? "-là" : "");
  }
}
