import type { AtomOf, Chosen, Place, Target } from "../../language.ts";
import { chained, type Voice } from "../grammar.ts";
import type { Referent } from "../kinds.ts";
import { referentOf, type Said } from "../said.ts";
import { act } from "./acts.ts";
import { wordTarget } from "./targets.ts";
import { pronoun, say, whose } from "./words.ts";

export function returned({ to }: AtomOf<"return">, voice: Voice, said: Said): string {
  const hand = ownersOf(referentOf(to, said, voice), "hand");
  const how = { verb: "return", target: to, way: "card", direct: true } as const;
  return act(how, voice, said, (card) => `${card.object} to ${hand}`);
}

export function place({ to, where }: AtomOf<"place">, voice: Voice, said: Said): string {
  const card = referentOf(to, said, voice);
  const there = placeOf(where, card);
  if (isSearch(to)) return search(to, voice, said, "put", `${pronoun(card).object} ${there}`);
  const how = { verb: where === "deck" ? "shuffle" : "put", target: to, way: "card", direct: true } as const;
  return act(how, voice, said, (words) => `${words.object} ${there}`);
}

export function show({ to }: AtomOf<"show">, voice: Voice, said: Said): string {
  if (isSearch(to)) return search(to, voice, said, "reveal", pronoun(referentOf(to, said, voice)).object);
  return say(voice, "reveal", wordTarget(to, "card", voice, said).object);
}

function isSearch(to: Target): to is Chosen {
  return typeof to === "object" && "chosen" in to && to.from === "deck";
}

/** "Search your deck for a location card and put it into your hand." */
function search(to: Chosen, voice: Voice, said: Said, verb: string, rest: string): string {
  const found = wordTarget(to, "found", voice, said).object;
  return `${say(voice, "search", `${whose(voice)} deck for ${found}`)} and ${say(chained(voice), verb, rest)}`;
}

function placeOf(where: Place, card: Referent): string {
  const order = card.many ? " in any order" : "";
  if (typeof where === "object")
    return `into ${ownersOf(card, "inkwell")} facedown${where.inkwell === "exerted" ? " and exerted" : ""}`;
  switch (where) {
    case "hand":
    case "discard":
    case "deck":
      return `into ${ownersOf(card, where)}`;
    case "top of the deck":
      return `on the top of ${ownersOf(card, "deck")}${order}`;
    case "bottom of the deck":
      return `on the bottom of ${ownersOf(card, "deck")}${order}`;
  }
}

/** "your hand", "their hand", "their player’s hand", "their players’ hands". */
function ownersOf({ owner, many, kind }: Referent, pile: "hand" | "discard" | "deck" | "inkwell"): string {
  if (owner === "you") return `your ${pile}`;
  if (owner === "they") return `their ${pile}`;
  if (many) return `their players’ ${pile}s`;
  return `${kind === "character" ? "their" : "its"} player’s ${pile}`;
}
