import type { Ability, Duration, Quality } from "../../language.ts";
import { capital, symbols, toYou } from "../grammar.ts";
import type { Referent } from "../kinds.ts";
import { type Banned, type Group, grouped, isCounted, type Lone, lateCount } from "../qualities.ts";
import { begin, type Said } from "../said.ts";
import { forEach, statOf } from "./amounts.ts";
import { some } from "./nouns.ts";
import { agree, counted, list, type Noun, nbsp, signed, à } from "./words.ts";

/** What the qualities are given to, and for how long. */
export interface Given {
  readonly card: Referent;
  readonly noun: Noun;
  readonly until?: Duration;
}

/** "gagne +1 {S} et Hors d’atteinte pour le reste de ce tour", to follow a subject. */
export function predicate(qualities: readonly Quality[], given: Given, said: Said): string {
  const groups = grouped(qualities);
  const verbs: { verb: string; things: string[] }[] = [];
  for (const [verb, thing] of groups.flatMap((group) => parts(group, given, groups, said))) {
    const last = verbs.at(-1);
    if (last && thing && last.verb === verb) last.things.push(thing);
    else verbs.push({ verb, things: thing ? [thing] : [] });
  }
  const words = verbs.map(({ verb, things }) => (things.length ? `${verb} ${list(things, "and")}` : verb));
  const double = words.some((one) => one.includes(" et "));
  return (double ? words.join(", et ") : list(words, "and")) + lasting(groups, given) + tail(groups, said);
}

/** "+2 {S} et Charge", to follow "donner". */
export function gift(
  qualities: readonly Quality[],
  given: Given,
  said: Said,
): { words: string; tail: string } {
  const groups = grouped(qualities);
  const things = groups.flatMap((group) => parts(group, given, groups, said)).map(([, thing]) => thing ?? "");
  return { words: list(things, "and"), tail: lasting(groups, given) + tail(groups, said) };
}

/** Each verb with what it takes; the same verb is said once. */
function parts(
  group: Group,
  given: Given,
  groups: readonly Group[],
  said: Said,
): readonly (readonly [verb: string, thing?: string])[] {
  const { noun } = given;
  const verb = (one: string, many: string) => (noun.many ? many : one);
  switch (group.verb) {
    case "gets":
      return group.all.map((one) => [
        isLoss(one) ? verb("subit", "subissent") : verb("gagne", "gagnent"),
        bonus(one, groups, said),
      ]);
    case "gains":
      return group.all.map((one) => [verb("gagne", "gagnent"), gained(one, given.card, said)]);
    case "safe": {
      const during = given.until === "this challenge" ? " lors de ce défi" : " lors des défis";
      return [[`ne ${verb("subit", "subissent")} aucun dommage${group.inChallenges ? during : ""}`]];
    }
    case "cant":
      return [
        [`ne ${verb("peut", "peuvent")} pas ${group.all.map((one) => ban(one, given, said)).join(" ni ")}`],
      ];
    case "lone":
      return [[lone(group.quality, verb, noun)]];
  }
}

function lone(quality: Lone, verb: (one: string, many: string) => string, noun: Noun): string {
  if ("can" in quality) return `${verb("peut", "peuvent")} défier des personnages redressés`;
  if ("singsAs" in quality) {
    const counts = `${verb("est", "sont")} ${agree("considéré", noun)}`;
    return `${counts} comme ayant un coût de ${signed(quality.singsAs)} pour chanter des chansons`;
  }
  if ("keeps" in quality) {
    const value = `${verb("sa", "leur")} ${symbols[quality.keeps]}`;
    return `ne ${verb("peut", "peuvent")} pas voir ${value} réduite en dessous de sa valeur imprimée`;
  }
  if ("must" in quality) {
    const must = `${verb("doit", "doivent")}, si possible, être ${agree("choisi", noun)}`;
    return `${must} par les adversaires pour leurs actions et leurs capacités`;
  }
  const { enters } = quality;
  const how = enters === "exerted" ? agree("épuisé", noun) : `avec ${counted(enters.damage, "dommage")}`;
  return `${verb("entre", "entrent")} en jeu ${how}`;
}

function isLoss({ amount }: Extract<Quality, { gets: unknown }>): boolean {
  return (typeof amount === "number" ? amount : isCounted(amount) ? (amount.times ?? 1) : 1) < 0;
}

function bonus(quality: Extract<Quality, { gets: unknown }>, groups: readonly Group[], said: Said): string {
  const { amount } = quality;
  const stat = symbols[quality.gets];
  if (typeof amount === "number") return `${signed(amount)} ${stat}`;
  if ("that" in amount) return `un bonus de ${stat} égal à ce nombre`;
  if ("stat" in amount) return `un bonus de ${stat} égal ${à(statOf(amount, toYou, said))}`;
  const each = amount === lateCount(groups) ? "" : ` ${forEach(amount, toYou, said)}`;
  return `${signed(amount.times ?? 1)} ${stat}${each}`;
}

function tail(groups: readonly Group[], said: Said): string {
  const amount = lateCount(groups);
  return amount ? ` ${forEach(amount, toYou, said)}` : "";
}

/** A keyword by its name, any other ability in its own words. */
export function gained(ability: Ability, card: Referent, said: Said, until?: "once"): string {
  const words = said.inner(ability, begin(card.kind, said.inner), until);
  return ability.kind === "keyword" ? words : `«${nbsp}${capital(words)}${nbsp}»`;
}

function ban({ cant, by }: Banned, { card, noun, until }: Given, said: Said): string {
  switch (cant) {
    case "quest":
      return `être ${agree("envoyé", noun)} à l’aventure`;
    case "challenge":
      return "défier";
    case "be challenged":
      return `être ${agree("défié", noun)}${by ? ` par ${some(by, said).words}` : ""}`;
    case "ready":
      return `être ${agree("redressé", noun)}`;
    case "ready at start of turn": {
      const when = until === "at the start of their next turn" ? "" : ` au début de ${their(card)} tour`;
      return `être ${agree("redressé", noun)}${when}`;
    }
    case "sing":
      return `être ${agree("épuisé", noun)} pour chanter des chansons`;
  }
}

function lasting(groups: readonly Group[], { card, until }: Given): string {
  if (!until || (until === "this challenge" && groups.every(({ verb }) => verb === "safe"))) return "";
  return ` ${span(until, card)}`;
}

export function span(until: Duration, card: Referent): string {
  switch (until) {
    case "this turn":
      return "pour le reste de ce tour";
    case "until the start of your next turn":
      return "jusqu’au début de votre prochain tour";
    case "during their next turn":
      return `durant ${their(card)} prochain tour`;
    case "at the start of their next turn":
      return `au début de ${their(card)} prochain tour`;
    case "this challenge":
      return "durant ce défi";
  }
}

function their({ many }: Referent): string {
  return many ? "leur" : "son";
}
