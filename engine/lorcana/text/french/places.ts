import type { AtomOf, Chosen, Place, Target } from "../../language.ts";
import { chained, type Voice } from "../grammar.ts";
import { isAny, type Referent } from "../kinds.ts";
import { isMany, referentOf, type Said } from "../said.ts";
import { act } from "./acts.ts";
import { piles } from "./nouns.ts";
import { number, wordTarget } from "./targets.ts";
import { direct, say, type VerbName } from "./verbs.ts";
import { agree, isFeminine, pronoun, whose } from "./words.ts";

export function returned({ to }: AtomOf<"return">, voice: Voice, said: Said): string {
  const rest = `dans ${ownersOf(referentOf(to, said, voice), "hand")}`;
  return act({ verb: "return", target: to, way: "card", rest }, voice, said);
}

export function place({ to, where }: AtomOf<"place">, voice: Voice, said: Said): string {
  const there = placeOf(where, referentOf(to, said, voice), voice);
  if (isSearch(to)) return search(to, voice, said, "put", there);
  if (voice.form === "gapped") return `${rest(to, voice, said)} ${there}`;
  if (isOneOfThem(to, said)) {
    const count = isMany(to, said) ? number(to) : "une";
    wordTarget(to, "card", voice, said);
    return say(voice, "put", `${count} ${there}`, "en");
  }
  return act(
    { verb: where === "deck" ? "shuffle" : "put", target: to, way: "card", rest: there },
    voice,
    said,
  );
}

/** "placez-en une sur votre pioche et l’autre sous votre pioche" */
function rest(to: Target, voice: Voice, said: Said): string {
  const { left, amount } = said.seen ?? {};
  const words = wordTarget(to, "card", voice, said).words;
  const others = typeof to === "object" && !("chosen" in to) && left !== amount;
  return others ? (left === 1 ? "l’autre" : "les autres") : words;
}

function isOneOfThem(to: Target, said: Said): to is Chosen {
  const some = typeof to === "object" && "chosen" in to && to.from === "seen";
  return some && isAny(to.chosen) && said.seen?.amount !== 1;
}

export function show({ to }: AtomOf<"show">, voice: Voice, said: Said): string {
  if (isSearch(to)) return search(to, voice, said, "reveal");
  return act({ verb: "reveal", target: to, way: "card" }, voice, said);
}

function isSearch(to: Target): to is Chosen {
  return typeof to === "object" && "chosen" in to && to.from === "deck";
}

/** "Cherchez une carte Lieu dans votre pioche et placez-la dans votre main." */
function search(to: Chosen, voice: Voice, said: Said, verb: VerbName, there?: string): string {
  const found = pronoun(referentOf(to, said, voice));
  const words = wordTarget(to, "found", voice, said).words;
  const first = say(voice, "search", `${words} dans ${whose(voice, "pioche")}`);
  return `${first} et ${say(chained(voice), verb, there, direct(found))}`;
}

function placeOf(where: Place, card: Referent, voice: Voice): string {
  const order = card.many ? `, dans l’ordre de ${voice.who === "you" ? "votre" : "son"} choix` : "";
  if (typeof where === "object") {
    const exerted = agree("épuisé", { many: card.many, feminine: isFeminine(card.kind) });
    const facedown = `dans ${ownersOf(card, "inkwell")}, face cachée`;
    return where.inkwell === "exerted" ? `${facedown} et ${exerted}` : facedown;
  }
  switch (where) {
    case "hand":
    case "discard":
    case "deck":
      return `dans ${ownersOf(card, where)}`;
    case "top of the deck":
      return `sur ${ownersOf(card, "deck")}${order}`;
    case "bottom of the deck":
      return `sous ${ownersOf(card, "deck")}${order}`;
  }
}

/** "votre main", "sa main", "la main de son propriétaire". */
function ownersOf({ owner, many }: Referent, pile: keyof typeof piles): string {
  if (owner === "you") return `votre ${piles[pile]}`;
  if (owner === "they") return `sa ${piles[pile]}`;
  return `la ${piles[pile]} de ${many ? "leur" : "son"} propriétaire`;
}
