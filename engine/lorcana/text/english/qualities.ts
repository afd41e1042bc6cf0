import type { Ability, Duration, Quality } from "../../language.ts";
import { capital, symbols, toYou } from "../grammar.ts";
import type { Referent } from "../kinds.ts";
import { type Banned, type Group, grouped, isCounted, type Lone, lateCount } from "../qualities.ts";
import { begin, type Said } from "../said.ts";
import { forEach, statOf } from "./amounts.ts";
import { every } from "./nouns.ts";
import { list, signed, third } from "./words.ts";

/** What the qualities are given to, and for how long. */
export interface Given {
  readonly card: Referent;
  /** What the verb agrees with. */
  readonly plural: boolean;
  readonly until?: Duration;
}

/** "gets +1 {S} and gains Ward this turn", to follow a subject. */
export function predicate(qualities: readonly Quality[], given: Given, said: Said): string {
  const groups = grouped(qualities);
  const verbs = groups.map((group) => verbOf(group, given, groups, said));
  return list(verbs, "and") + lasting(groups, given) + tail(groups, said);
}

/** "+2 {S} and Rush this turn", to follow "give chosen character". */
export function gift(qualities: readonly Quality[], given: Given, said: Said): string {
  const groups = grouped(qualities);
  const things = groups.flatMap((group) => {
    if (group.verb === "gets") return group.all.map((one) => bonus(one, groups, said));
    return group.verb === "gains" ? group.all.map((one) => gained(one, given.card, said)) : [];
  });
  return list(things, "and") + lasting(groups, given) + tail(groups, said);
}

function verbOf(group: Group, given: Given, groups: readonly Group[], said: Said): string {
  const verb = (word: string) => (given.plural ? word : third(word));
  switch (group.verb) {
    case "gets":
      return `${verb("get")} ${list(
        group.all.map((one) => bonus(one, groups, said)),
        "and",
      )}`;
    case "gains":
      return `${verb("gain")} ${list(
        group.all.map((one) => gained(one, given.card, said)),
        "and",
      )}`;
    case "safe": {
      const from = given.until === "this challenge" ? " from the challenge" : " from challenges";
      return `${verb("take")} no damage${group.inChallenges ? from : ""}`;
    }
    case "cant":
      return `can’t ${list(
        group.all.map((one) => ban(one, given, said)),
        "or",
      )}`;
    case "lone":
      return lone(group.quality, verb, given);
  }
}

function lone(quality: Lone, verb: (word: string) => string, { card }: Given): string {
  if ("can" in quality) return `can ${quality.can}`;
  if ("singsAs" in quality) return `${verb("count")} as having ${signed(quality.singsAs)} cost to sing songs`;
  if ("keeps" in quality)
    return `can’t have ${their(card)} ${symbols[quality.keeps]} reduced below its printed value`;
  if ("must" in quality) return `must ${quality.must} by opponents for actions and abilities if able`;
  const { enters } = quality;
  return `${verb("enter")} play ${enters === "exerted" ? enters : `with ${enters.damage} damage`}`;
}

function bonus(quality: Extract<Quality, { gets: unknown }>, groups: readonly Group[], said: Said): string {
  const { amount } = quality;
  const stat = symbols[quality.gets];
  if (typeof amount === "number") return `${signed(amount)} ${stat}`;
  if ("that" in amount) return `+${stat} equal to that number`;
  if ("stat" in amount) return `+${stat} equal to ${statOf(amount, toYou, said)}`;
  const each = amount === lateCount(groups) ? "" : ` ${forEach(amount, toYou, said)}`;
  return `${signed(amount.times ?? 1)} ${stat}${each}`;
}

function tail(groups: readonly Group[], said: Said): string {
  const amount = lateCount(groups);
  return amount && isCounted(amount) ? ` ${forEach(amount, toYou, said)}` : "";
}

/** A keyword by its name, any other ability in its own words. */
export function gained(ability: Ability, card: Referent, said: Said, until?: "once"): string {
  const words = said.inner(ability, begin(card.kind, said.inner), until);
  return ability.kind === "keyword" ? words : `“${capital(words)}”`;
}

function ban({ cant, by }: Banned, { card, until }: Given, said: Said): string {
  switch (cant) {
    case "quest":
    case "challenge":
    case "ready":
      return cant;
    case "be challenged":
      return by ? `${cant} by ${every(by, said).object}` : cant;
    case "ready at start of turn":
      if (until === "at the start of their next turn") return "ready";
      return `ready at the start of ${their(card)} turn`;
    case "sing":
      return "{E} to sing songs";
  }
}

function lasting(groups: readonly Group[], { card, until }: Given): string {
  if (!until) return "";
  if (until === "this challenge" && groups.every((group) => group.verb === "safe")) return "";
  if (until === "this turn" && groups.some(({ verb }) => verb === "cant"))
    return " for the rest of this turn";
  return ` ${span(until, card)}`;
}

export function span(until: Duration, card: Referent): string {
  switch (until) {
    case "this turn":
    case "until the start of your next turn":
      return until;
    case "during their next turn":
      return `during ${their(card)} next turn`;
    case "at the start of their next turn":
      return `at the start of ${their(card)} next turn`;
    case "this challenge":
      return "during this challenge";
  }
}

function their({ kind, many }: Referent): "their" | "its" {
  return many || kind === "character" ? "their" : "its";
}
