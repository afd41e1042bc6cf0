import { classificationName } from "../../classifications.ts";
import { keywordRules } from "../../keywords.ts";
import type { Filter, Pile, Stat } from "../../language.ts";
import { capital, symbols } from "../grammar.ts";
import { type Identity, type Kind, kindOf, type Possession, type Situation, spoken } from "../kinds.ts";
import type { Said } from "../said.ts";
import { known, thisCard } from "./known.ts";
import { a, agree, isFeminine, kindWord, list, type Noun, range } from "./words.ts";

interface Shape {
  readonly many?: boolean;
  /** Not in play: "une carte Personnage" rather than "un personnage". */
  readonly off?: boolean;
  readonly all?: boolean;
}

/** What a filter asks for, without its article and without whose it is. */
export function noun(filter: Filter, { many = false, off = false, all = false }: Shape = {}): Noun {
  const { words: head, feminine } = headOf(filter, many, off, all);
  const gender = { many, feminine };
  const words: Readonly<Record<Identity | Situation | "has" | "cost", string | false | undefined>> = {
    this: undefined,
    the: undefined,
    other: filter.other && (many ? "autres" : "autre"),
    type: head,
    classification:
      filter.classification &&
      list(
        filter.classification.map((one) => classificationName(one).fr),
        all ? "and" : "or",
      ),
    song: filter.song === false && (many ? "qui ne sont pas des chansons" : "qui n’est pas une chanson"),
    whose: filter.whose === "opposing" && !off && (many ? "adverses" : "adverse"),
    state: stateOf(filter, gender),
    named: filter.named && `${agree("nommé", gender)} ${filter.named.fr}`,
    at: filter.at && (filter.at === "here" ? "sur ce lieu" : "sur un lieu"),
    has: qualities(filter),
    cost: filter.cost && range(filter.cost) && `coûtant ${range(filter.cost)}`,
    in: filter.in && `${agree("engagé", gender)} dans un défi`,
  };
  return { words: spoken(words).join(" "), ...gender };
}

/** Damage is something a card has: "avec au moins un dommage". */
export function stateOf({ state }: Filter, gender: Pick<Noun, "many" | "feminine">): string | undefined {
  if (state === "exerted") return agree("épuisé", gender);
  return state === "ready" ? agree("redressé", gender) : undefined;
}

function headOf(
  filter: Filter,
  many: boolean,
  off: boolean,
  all: boolean,
): { words: string; feminine: boolean } {
  const kinds: readonly Kind[] =
    typeof filter.type === "object" && !filter.song ? filter.type : [kindOf(filter)];
  const word = all ? "and" : "or";
  const bare = kinds.length === 1 && kinds[0] === "card";
  if (!off || bare)
    return {
      words: list(
        kinds.map((kind) => kindWord(kind, many)),
        word,
      ),
      feminine: kinds.every(isFeminine),
    };
  const names = kinds.map((kind) => capital(kindWord(kind)));
  return { words: `${kindWord("card", many)} ${list(names, word)}`, feminine: true };
}

/** "avec au moins un dommage et une {S} de 2 ou moins et sans Insaisissable" */
function qualities(filter: Filter): string {
  const { without, cost: _, ...has } = possessions(filter);
  const withs = spoken({ damaged: filter.state === "damaged" && "au moins un dommage", ...has });
  const withouts = spoken({ undamaged: filter.state === "undamaged" && "dommage", without });
  return spoken({
    withs: withs.length > 0 && `avec ${list(withs, "and")}`,
    withouts: withouts.length > 0 && `sans ${withouts.join(" ni ")}`,
  }).join(" et ");
}

/** What it has: "une {S} de 5 ou plus". */
export function possessions(filter: Filter): Readonly<Record<Possession, string | undefined>> {
  const { keyword, without, cost, damage } = filter;
  const value = (stat: Stat) => {
    const wanted = filter[stat];
    return wanted && range(wanted) && `une ${symbols[stat]} de ${range(wanted)}`;
  };
  return {
    damage: damage && range(damage, "dommage"),
    keyword: keyword && keywordRules[keyword].name.fr,
    without: without && keywordRules[without].name.fr,
    strength: value("strength"),
    willpower: value("willpower"),
    lore: value("lore"),
    cost: cost && range(cost),
  };
}

/** "un personnage", "un autre personnage", "l’un de vos personnages", "ce personnage". */
export function one(filter: Filter, said: Said): Noun {
  if (filter.this) return thisCard(said, typeof filter.type === "string" ? filter.type : undefined);
  if (filter.the) return known(filter.the, said);
  const several = noun(filter, { many: true });
  const group = owned(filter, several.words);
  if (group) return { ...several, many: false, words: `${several.feminine ? "l’une" : "l’un"} ${group}` };
  const single = noun(filter);
  return { ...single, words: a(single.words, single.feminine) };
}

/** "aucun personnage", "aucun de vos personnages". */
export function none(filter: Filter, off = false): Noun {
  const several = noun(filter, { many: true, off });
  const group = off ? undefined : owned(filter, several.words);
  const no = several.feminine ? "aucune" : "aucun";
  return { ...several, many: false, words: `${no} ${group ?? noun(filter, { off }).words}` };
}

/** "les personnages", "vos personnages", "les personnages adverses". */
export function every(filter: Filter, said: Said): Noun {
  if (filter.this || filter.the) return one(filter, said);
  const several = noun(filter, { many: true, all: true });
  return { ...several, words: determined(filter, several.words) };
}

/** "des personnages", "d’autres personnages": any of them. */
export function some(filter: Filter, said: Said): Noun {
  if (filter.this || filter.the) return one(filter, said);
  const several = noun(filter, { many: true });
  return { ...several, words: filter.other ? `d’${several.words}` : `des ${several.words}` };
}

function determined({ whose }: Filter, words: string): string {
  if (whose === "yours") return `vos ${words}`;
  if (whose === "theirs") return `ses ${words}`;
  return whose === "teammates'" ? `les ${words} de vos coéquipiers` : `les ${words}`;
}

/** "de vos personnages": the group one of them is taken from, where it is somebody's. */
export function owned({ whose }: Filter, words: string): string | undefined {
  if (whose === "yours") return `de vos ${words}`;
  if (whose === "theirs") return `de ses ${words}`;
  return whose === "teammates'" ? `des ${words} de vos coéquipiers` : undefined;
}

export const piles: Readonly<Record<Exclude<Pile, "play" | "seen">, string>> = {
  hand: "main",
  discard: "défausse",
  deck: "pioche",
  inkwell: "réserve d’encre",
};

/** "votre défausse", "la main d’un adversaire". */
export function pileOf(pile: keyof typeof piles, { whose }: Filter, acting: "you" | "they"): string {
  const word = piles[pile];
  if (whose === "opposing") return `la ${word} d’un adversaire`;
  if (whose === "teammates'") return `la ${word} d’un coéquipier`;
  if (whose === "theirs") return `sa ${word}`;
  return `${whose === "yours" || acting === "you" ? "votre" : "sa"} ${word}`;
}
