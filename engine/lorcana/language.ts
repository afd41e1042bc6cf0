/**
 * The effect language: what a card can say, as data. The engine runs it and `text.ts` words it in both languages, so
 * what is read is what is played. A form is added here when a card needs it, never for one card alone.
 */
import type { Text } from "../kernel/wording.ts";

export type Ink = "amber" | "amethyst" | "emerald" | "ruby" | "sapphire" | "steel";
export type CardType = "character" | "item" | "location";
export type Stat = "strength" | "willpower" | "lore";
export type Classification =
  | "Ally"
  | "Dreamborn"
  | "Floodborn"
  | "Hero"
  | "King"
  | "Knight"
  | "Prince"
  | "Queen"
  | "Seven Dwarfs"
  | "Sorcerer"
  | "Storyborn"
  | "Villain";

export interface CardDef {
  readonly id: string;
  readonly name: Text;
  readonly version?: Text;
  readonly type: CardType;
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
}

export type Ability = Keyword | Triggered | Static | Replacement;

/** Section 8. */
export type Keyword =
  | { readonly kind: "keyword"; readonly keyword: "bodyguard" | "evasive" | "support" }
  | { readonly kind: "keyword"; readonly keyword: "shift"; readonly cost: number };

export type KeywordName = Keyword["keyword"];

/** 6.2: [when], if [if], [effects]. */
export interface Triggered {
  readonly kind: "triggered";
  readonly name?: Text;
  readonly during?: "your turn";
  readonly while?: Condition;
  /** "The first time …": no earlier event of this turn fits. */
  readonly first?: true;
  readonly when: Pattern;
  readonly if?: Condition;
  readonly effects: readonly Effect[];
}

/** 6.4: applies for as long as its card is in play, or while its condition holds. */
export interface Static {
  readonly kind: "static";
  readonly name?: Text;
  readonly if?: Condition;
  readonly grants: Grant;
}

/** 6.5: if [would] were to happen, [instead] happens. */
export interface Replacement {
  readonly kind: "replacement";
  readonly name?: Text;
  readonly would: Pattern;
  readonly instead: Atom;
}

export type Grant =
  | { readonly gets: Stat; readonly amount: number; readonly who: Filter }
  | { readonly payLess: number; readonly toPlay: Filter };

/** Which events an ability waits for. */
export type Pattern =
  | { readonly event: "quests"; readonly who: Filter }
  | { readonly event: "moves"; readonly who: Filter; readonly to: "here" }
  | { readonly event: "draws"; readonly player: "you" }
  | { readonly event: "takes damage"; readonly who: Filter }
  | { readonly event: "is dealt damage"; readonly who: Filter };

/** Which cards are meant, seen from the card that says it. All that is stated must hold. */
export interface Filter {
  readonly this?: true;
  readonly type?: CardType;
  readonly whose?: "yours" | "opposing";
  readonly other?: true;
  readonly named?: Text;
  /** At least one of these. */
  readonly classification?: readonly Classification[];
  readonly at?: "here";
}

/** A card an effect touches: this one, one already spoken of, or one chosen as the effect resolves. */
export type Target = "this" | { readonly the: Slot } | { readonly chosen: Filter; readonly slot: Slot };

/** What an ability has bound: `it` is the card of the event it waited for, `chosen` the card chosen. */
export type Slot = "it" | "chosen";

export type Amount = number | { readonly that: "amount" } | { readonly stat: Stat; readonly of: "this" };

export type Condition =
  | { readonly have: Filter }
  | { readonly the: Slot; readonly is: Filter }
  | { readonly state: "exerted"; readonly of: "this" };

/** 6.1.4: the player may leave the effects of a "may" undone; those of an "if" happen when its condition holds. */
export type Effect =
  | Atom
  | { readonly do: "may"; readonly effects: readonly Effect[] }
  | { readonly do: "if"; readonly if: Condition; readonly effects: readonly Effect[] };

export type Atom = (
  | { readonly do: "deal"; readonly amount: Amount; readonly to: Target }
  | { readonly do: "put"; readonly amount: Amount; readonly to: Target }
  | { readonly do: "ready"; readonly to: Target }
  | {
      readonly do: "gets";
      readonly stat: Stat;
      readonly amount: Amount;
      readonly to: Target;
      readonly for: "this turn";
    }
  | { readonly do: "draw"; readonly amount: Amount }
  | { readonly do: "gain lore"; readonly amount: Amount }
) & {
  /** 6.5.6: what this effect becomes when a condition holds. */
  readonly instead?: { readonly if: Condition; readonly effect: Atom };
};
