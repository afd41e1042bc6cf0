/**
 * The effect language: what a card can say, as data. The engine runs it and `text/` words it in both languages, so
 * what is read is what is played. A form is added here when a card needs it, never for one card alone.
 */
import type { Text } from "../kernel/wording.ts";
import type { Classification } from "./classifications.ts";

export type { Classification };
export type Ink = "amber" | "amethyst" | "emerald" | "ruby" | "sapphire" | "steel";
export type CardType = "character" | "action" | "item" | "location";
export type Stat = "strength" | "willpower" | "lore";

export interface CardDef {
  readonly id: string;
  readonly name: Text;
  readonly version?: Text;
  readonly type: CardType;
  /** 5.4.4.1 */
  readonly song?: true;
  readonly inks: readonly Ink[];
  readonly cost: number;
  readonly inkable: boolean;
  readonly classifications: readonly Classification[];
  readonly strength?: number;
  readonly willpower?: number;
  readonly lore?: number;
  readonly moveCost?: number;
  readonly abilities: readonly Ability[];
  /** Not a real card: made for an example that names none. */
  readonly practice?: true;
  /** 10.2.2: not a standard card; it lies in an inkwell and stays there. */
  readonly marketing?: true;
}

export type Ability = Keyword | Triggered | Activated | Static | Replacement | ActionText;

/** Section 8. */
export type Keyword = { readonly kind: "keyword" } & (
  | { readonly keyword: PlainKeyword }
  | { readonly keyword: "challenger" | "resist"; readonly amount: number }
  | { readonly keyword: "boost" | "singer" | "sing together"; readonly cost: number }
  /** `onto`: the classification of [Classification] Shift, or "any" for Universal Shift; else the same name. */
  | {
      readonly keyword: "shift";
      readonly cost: number | readonly Cost[];
      readonly onto?: Classification | "any";
    }
);

export type PlainKeyword =
  | "alert"
  | "bodyguard"
  | "evasive"
  | "reckless"
  | "rush"
  | "support"
  | "vanish"
  | "ward";

export type KeywordName = Keyword["keyword"];

/** 6.2: during [during], while [while], [when], if [if], [effects]. */
export interface Triggered {
  readonly kind: "triggered";
  readonly name?: Text;
  readonly during?: Period;
  readonly while?: Condition;
  /** "The first time …" or "the second time …" in a turn. */
  readonly nth?: 1 | 2;
  /** 6.1.13.2: once per turn. */
  readonly once?: true;
  /** 6.2.6: several are written "[A] and [B]", and each is enough. */
  readonly when: Pattern | readonly Pattern[];
  readonly if?: Condition;
  readonly effects: readonly Effect[];
  /** 6.1.12: functions while its card is in the discard, not in play. */
  readonly from?: "discard";
}

/** 6.3: [costs] — [effects]. */
export interface Activated {
  readonly kind: "activated";
  readonly name?: Text;
  readonly while?: Condition;
  readonly once?: true;
  readonly costs: readonly Cost[];
  readonly effects: readonly Effect[];
}

export type Cost =
  | { readonly pay: number }
  | { readonly exert: "this" | Filter }
  | { readonly banish: "this" | Filter }
  | { readonly discard: number; readonly what?: Filter };

/** 6.4: applies for as long as its card is in play and its condition holds. */
export interface Static {
  readonly kind: "static";
  readonly name?: Text;
  readonly during?: Period;
  /** The same to the engine; which word ties the condition to the effect is the card's (6.4.4). */
  readonly while?: Condition;
  readonly if?: Condition;
  readonly unless?: Condition;
  readonly grants: readonly Grant[];
  /** 6.1.12: applies to its own card as it is played, from wherever that is; not in play. */
  readonly outside?: true;
}

/** 6.5: if [would] were to happen, [instead] happens. */
export interface Replacement {
  readonly kind: "replacement";
  readonly name?: Text;
  readonly would: Pattern;
  readonly instead: Atom | "nothing";
}

/** 5.4.3: an action has effects rather than abilities. */
export interface ActionText {
  readonly kind: "action";
  readonly effects: readonly Effect[];
}

export type Period = "your turn" | "opponents' turns";

/** What a static ability gives: to cards, or to players. */
export type Grant =
  | { readonly who: Filter; readonly has: readonly Quality[] }
  /** 1.5.4; with `next`, only for the next such card (4.3.6). */
  | { readonly payLess: Amount; readonly toPlay: Filter; readonly next?: true }
  /** With `at: "here"`, to move them to the location that says it. */
  | { readonly payLess: Amount; readonly toMove: Filter }
  /** 4.7.3.2: such a character may be moved for free; with `at: "here"`, to the location that says it. */
  | { readonly mayMoveFree: Filter }
  /** 1.5.5.3: such a card may be played for free. */
  | { readonly mayPlayFree: Filter }
  /** 4.2.3.1 */
  | { readonly additionalInk: number }
  | { readonly cantPlay: Filter; readonly players: Whose }
  /** 6.4.5 */
  | { readonly skip: "draw step" };

/** What a card can be given, for a time or for as long as something holds. */
export type Quality =
  | { readonly gets: Stat; readonly amount: Amount }
  | { readonly gains: Exclude<Ability, ActionText> }
  /** `by`: can't be challenged by such characters. */
  | { readonly cant: Ban; readonly by?: Filter }
  /** 4.6.4.2 lifted. */
  | { readonly can: "challenge ready characters" }
  /** 8.11.3 */
  | { readonly singsAs: number }
  /** 6.6.4: can't be reduced below its printed value. */
  | { readonly keeps: Stat }
  /** 6.7.3: opponents must choose this card if able. */
  | { readonly must: "be chosen" }
  /** 6.7.9 */
  | { readonly enters: "exerted" | { readonly damage: number } };

export type Ban = "quest" | "challenge" | "be challenged" | "ready" | "ready at start of turn" | "sing";

/** Whose: seen from the player whose ability it is. */
export type Whose = "you" | "opponents" | "players";

/** Which events an ability waits for. */
export type Pattern =
  | { readonly event: "is played"; readonly who: Filter }
  | { readonly event: "quests"; readonly who: Filter }
  | { readonly event: "challenges"; readonly who: Filter; readonly whom?: Filter }
  | { readonly event: "is challenged"; readonly who: Filter; readonly by?: Filter }
  /** `as`: "is challenged and banished", "challenges and is banished". */
  | {
      readonly event: "is banished";
      readonly who: Filter;
      readonly in?: "a challenge";
      readonly as?: "challenged" | "challenging";
    }
  | { readonly event: "banishes"; readonly who: Filter; readonly whom: Filter; readonly in?: "a challenge" }
  | { readonly event: "leaves play"; readonly who: Filter }
  | { readonly event: "is returned to hand"; readonly who: Filter }
  | { readonly event: "moves"; readonly who: Filter; readonly to?: "here" }
  | { readonly event: "draws"; readonly players: Whose }
  /** Once for all the cards discarded together. */
  | { readonly event: "discards"; readonly players: Whose }
  | { readonly event: "takes damage"; readonly who: Filter }
  | { readonly event: "is dealt damage"; readonly who: Filter; readonly in?: "a challenge" }
  | { readonly event: "sings"; readonly who: Filter }
  | { readonly event: "is put into an inkwell"; readonly players: Whose }
  | { readonly event: "is put into a discard"; readonly who: Filter }
  | { readonly event: "is readied"; readonly who: Filter }
  | { readonly event: "is exerted"; readonly who: Filter }
  | {
      readonly event: "is chosen";
      readonly who: Filter;
      readonly by?: Whose;
      readonly for?: "an action" | "support";
    }
  | { readonly event: "gains lore" | "loses lore"; readonly players: Whose }
  | { readonly event: "turn starts" | "turn ends"; readonly players: Whose }
  /** 4.6.7: "after the challenge" that such a player began. */
  | { readonly event: "challenge ends"; readonly players: Whose };

/** Which cards are meant, seen from the card that says it. All that is stated must hold. */
export interface Filter {
  /** The card that says it; on a gained ability, the card that has it. */
  readonly this?: true;
  /** 6.1.6: not the card that says it. */
  readonly other?: true;
  readonly the?: Slot;
  readonly type?: CardType | readonly CardType[];
  readonly song?: boolean;
  /** `theirs`: of the player who acts now, in an effect that each player carries out. */
  readonly whose?: "yours" | "opposing" | "theirs" | "teammates'";
  readonly named?: Text;
  /** At least one of these. */
  readonly classification?: readonly Classification[];
  readonly keyword?: PlainKeyword | "shift" | "boost";
  readonly without?: PlainKeyword;
  readonly cost?: Range;
  readonly strength?: Range;
  readonly willpower?: Range;
  readonly lore?: Range;
  /** How much damage is on it. */
  readonly damage?: Range;
  readonly state?: "exerted" | "ready" | "damaged" | "undamaged";
  readonly at?: "here" | "a location";
  /** In the challenge under way. */
  readonly in?: "a challenge";
}

export interface Range {
  readonly min?: number;
  readonly max?: number;
}

/**
 * What an effect has bound. `it`: the card of the event it waited for; `other`: the second card of that event (the
 * challenged or challenging one, the location moved to, the song sung, the banisher); the rest are the cards an
 * earlier part chose, looked at or revealed.
 */
export type Slot = "it" | "other" | "chosen" | "second" | "seen" | "found" | "gone";

/** The cards an effect touches: this one, those already spoken of, all that fit, or some chosen as it resolves. */
export type Target =
  | "this"
  | { readonly the: Slot }
  | { readonly all: Filter; readonly from?: Pile }
  | Chosen
  /** Nobody chooses: chance does. */
  | { readonly random: Filter; readonly from: Pile; readonly count: number; readonly slot?: Slot };

export interface Chosen {
  readonly chosen: Filter;
  /** One unless told. */
  readonly count?: number | { readonly upTo: number } | "any";
  /** What it is called from now on; `chosen` unless told. */
  readonly slot?: Slot;
  readonly from?: Pile;
}

/** Where cards are looked for: in play unless told; `seen` is what was looked at or revealed. */
export type Pile = "play" | "hand" | "discard" | "deck" | "inkwell" | "seen";

export type Amount =
  | number
  /** The amount of the event waited for, or of the event replaced. */
  | { readonly that: "amount" }
  | { readonly stat: Stat | "cost" | "damage"; readonly of: Target }
  /** 6.1.8 "for each": `times` each of them. */
  | { readonly count: Filter; readonly from?: Exclude<Pile, "seen">; readonly times?: number }
  /** For each card bound there. */
  | { readonly cards: Slot; readonly times?: number };

export type Condition =
  /** At least one such card (or so many) in play, or in a pile. */
  | { readonly have: Filter; readonly from?: Exclude<Pile, "seen">; readonly count?: Range }
  | { readonly the: Slot; readonly is: Filter }
  | { readonly this: Filter }
  /** 6.1.12: where the card that says it lies. */
  | { readonly thisIn: "discard" }
  | { readonly lore: Range; readonly of: "you" | "an opponent" }
  /** It happened this turn. */
  | { readonly happened: Pattern }
  /** The card of the event was played with Shift. */
  | { readonly shifted: Slot }
  /** 5.2.6: it bears the name that was named. */
  | { readonly the: Slot; readonly bears: "the name" }
  | { readonly not: Condition }
  | { readonly both: readonly Condition[] };

export type Duration =
  | "this turn"
  | "until the start of your next turn"
  /** Of the player whose card it is given to. */
  | "during their next turn"
  | "at the start of their next turn"
  | "this challenge";

export type Effect = Atom | Structure;

/** How effects hang together. */
export type Structure =
  /** 6.1.4 */
  | { readonly do: "may"; readonly effects: readonly Effect[] }
  /** 6.2.4, 6.7.2.1 */
  | {
      readonly do: "if";
      readonly if: Condition;
      readonly effects: readonly Effect[];
      readonly otherwise?: readonly Effect[];
    }
  /** 6.1.5.1: "[first] to [effects]", or with `ifYouDo` "[first]. If you do, [effects]". */
  | {
      readonly do: "to";
      readonly first: readonly Effect[];
      readonly effects: readonly Effect[];
      readonly ifYouDo?: true;
    }
  /** 6.1.5.2: one of them; which, the player chooses. */
  | { readonly do: "or"; readonly options: readonly (readonly Effect[])[] }
  /** 6.7.6: each of these players does it, the active player first. */
  | { readonly do: "each"; readonly who: Players; readonly effects: readonly Effect[] };

export type Players =
  | "players"
  | "opponents"
  | "teammates"
  | "chosen opponent"
  /** The player whose card that is or was. */
  | { readonly playerOf: Slot }
  /** The other player of a challenge. */
  | "challenging player";

export type Atom = (
  | { readonly do: "deal"; readonly amount: Amount; readonly to: Target }
  | { readonly do: "put"; readonly amount: Amount; readonly to: Target }
  | {
      readonly do: "remove";
      readonly amount: Amount | "all";
      readonly upTo?: true;
      readonly to: Target;
    }
  | {
      readonly do: "move damage";
      readonly amount: Amount | "all";
      readonly upTo?: true;
      readonly from: Target;
      readonly to: Target;
    }
  | { readonly do: "draw"; readonly amount: Amount }
  /** 6.1.8.1: counted once. */
  | { readonly do: "draw until"; readonly amount: number }
  /** 7.3.4; "all" is the whole hand. What goes is bound as `gone`. */
  | {
      readonly do: "discard";
      readonly amount: Amount | "all";
      readonly random?: true;
      readonly what?: Filter;
    }
  | { readonly do: "gain lore" | "lose lore"; readonly amount: Amount }
  | { readonly do: "pay"; readonly amount: number }
  | { readonly do: "banish"; readonly to: Target }
  | { readonly do: "exert" | "ready"; readonly to: Target }
  /** To the hand of whoever's card it is. */
  | { readonly do: "return"; readonly to: Target }
  | { readonly do: "place"; readonly to: Target; readonly where: Place }
  /** 8.4.1: the top card of the deck, facedown, under a card. */
  | { readonly do: "boost"; readonly to: Target }
  /** 6.4.2.2: only the cards it is given to as it resolves. With `next`, used up by its first use. */
  | {
      readonly do: "give";
      readonly to: Target;
      readonly has: readonly Quality[];
      readonly for: Duration;
      readonly next?: true;
    }
  /** 6.4.2.1: whatever fits, for as long as it lasts. */
  | { readonly do: "apply"; readonly grants: readonly Grant[]; readonly for: Duration }
  /** 6.2.7.1 floating for a duration; 6.2.7.2 delayed until it happens once. */
  | { readonly do: "later"; readonly ability: Triggered; readonly for: Duration | "once" }
  /** 6.1.7; without `free` its cost is paid. */
  | {
      readonly do: "play";
      readonly to: Target;
      readonly free?: true;
      readonly exerted?: true;
    }
  /** 6.1.7.1 */
  | { readonly do: "use"; readonly abilityOf: Target }
  | { readonly do: "move"; readonly to: Target; readonly where: Target }
  /** 6.1.14: the top cards of the deck, bound as `seen`. */
  | { readonly do: "look" | "reveal"; readonly amount: number }
  /** 6.1.14.1: cards picked from those are shown to everybody. */
  | { readonly do: "show"; readonly to: Target }
  | { readonly do: "name a card" }
  | { readonly do: "shuffle" }
) & {
  /** 6.5.6: what this effect becomes when a condition holds. */
  readonly instead?: { readonly if: Condition; readonly effect: Atom };
};

export type AtomOf<Do extends Atom["do"]> = Extract<Atom, { do: Do }>;

export type Place =
  | "hand"
  | "discard"
  | "top of the deck"
  | "bottom of the deck"
  /** Shuffled into the deck. */
  | "deck"
  | { readonly inkwell: "ready" | "exerted" };
