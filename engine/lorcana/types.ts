import type { Atom, Effect, Filter, Slot, Stat } from "./language.ts";

export type PlayerId = number;
export type CardId = number;
export type Zone = "deck" | "hand" | "play" | "inkwell" | "discard";

/** 7.1.6: a card that changes zones is a new object; whoever follows "that card" follows one life of it. */
export interface Ref {
  readonly card: CardId;
  readonly life: number;
}

export interface Card {
  readonly def: string;
  /** A short name, unique on the table, for answers and links. */
  readonly tag: string;
  readonly owner: PlayerId;
  readonly zone: Zone;
  readonly life: number;
  readonly exerted: boolean;
  readonly damage: number;
  readonly drying: boolean;
  /** The location it is at. */
  readonly at: CardId | null;
  /** The card it is under, in a stack. */
  readonly under: CardId | null;
  /** 6.7.7: its values when it last left play. */
  readonly last: Readonly<Record<Stat, number>> | null;
}

export type Zones = Readonly<Record<Zone, readonly CardId[]>>;

/** Each zone's first card is its top card. */
export interface Player extends Zones {
  readonly name: string;
  readonly lore: number;
  /** Has lost, and left the game. */
  readonly out: boolean;
}

/** An ability as it stands on a card: the card's definition and the place among its abilities. */
export interface AbilityRef {
  readonly def: string;
  readonly at: number;
}

export interface Bound {
  readonly it?: Ref;
  readonly chosen?: Ref | "none";
  readonly amount?: number;
}

/** 7.7: a triggered ability waiting to resolve. */
export interface Bagged {
  readonly id: number;
  readonly player: PlayerId;
  readonly source: Ref;
  readonly ability: AbilityRef;
  readonly bound: Bound;
}

/** 6.6: a change of a characteristic that lasts. */
export interface Modifier {
  readonly on: Ref;
  readonly stat: Stat;
  readonly amount: number;
  readonly until: "end of turn";
  readonly source: AbilityRef;
}

/** 1.8: what one pass of a game state check found. */
export interface Pass {
  readonly found: readonly Finding[];
}
export type Finding =
  | { readonly rule: "1.8.1.1" | "1.8.1.2" | "1.8.1.3"; readonly player: PlayerId }
  | { readonly rule: "1.8.1.4"; readonly card: CardId };

export interface Challenge {
  readonly challenger: Ref;
  readonly challenged: Ref;
}

export type Phase = "start" | "main" | "end";

export interface Turn {
  readonly number: number;
  readonly active: PlayerId;
  readonly phase: Phase;
  /** What has happened this turn, for abilities that look back. */
  readonly history: readonly GameEvent[];
}

export interface Result {
  readonly winners: readonly PlayerId[];
  readonly rule: string;
}

export interface State {
  readonly players: readonly Player[];
  readonly cards: readonly Card[];
  readonly turn: Turn;
  readonly modifiers: readonly Modifier[];
  readonly bag: readonly Bagged[];
  /** Who resolves from the bag now, while it is being emptied, and how many they have picked in a row. */
  readonly bagHolder: { readonly player: PlayerId; readonly picked: number } | null;
  /** The passes of the check under way, or of the last one. */
  readonly check: readonly Pass[];
  readonly challenge: Challenge | null;
  /** Who damaged what since the last check (1.8.1.4). */
  readonly harm: readonly { readonly card: CardId; readonly by: Ref }[];
  readonly result: Result | null;
  /** The number the next thing that needs one gets. */
  readonly next: number;
  readonly agenda: readonly Task[];
}

/** What happens, or would. Several that happen together are one batch. */
export type GameEvent = (
  | { readonly event: "exert" | "ready" | "quest" | "ink"; readonly card: CardId }
  | {
      readonly event: "deal" | "put";
      readonly card: CardId;
      readonly amount: number;
      readonly from: Ref | null;
    }
  | { readonly event: "lore"; readonly player: PlayerId; readonly amount: number }
  | { readonly event: "draw"; readonly player: PlayerId }
  | { readonly event: "banish"; readonly card: CardId; readonly by: Ref | null }
  | { readonly event: "move"; readonly card: CardId; readonly to: CardId }
  | { readonly event: "play"; readonly card: CardId; readonly exerted: boolean; readonly onto: CardId | null }
  | { readonly event: "challenge"; readonly card: CardId; readonly target: CardId }
  | { readonly event: "modify"; readonly card: CardId; readonly stat: Stat; readonly amount: number }
) & {
  /** The rule that makes it happen, where it is not the one of its kind. */
  readonly rule?: string;
  /** The ability it comes from. */
  readonly source?: AbilityRef;
};

/** 6.5: an event on its way, with the replacement effects it has met. */
export interface Proposal {
  readonly batch: readonly GameEvent[];
  /** Replacement effects already applied, by `Replacing.key`: none gets a second chance (6.5.5, 6.5.8). */
  readonly applied: readonly string[];
  /** The resolving ability and its own "instead" (6.5.6). */
  readonly self: { readonly frame: Frame; readonly effect: Atom } | null;
}

/** An ability that is resolving: the place in it and what it has bound. */
export interface Frame {
  readonly player: PlayerId;
  readonly source: Ref;
  readonly ability: AbilityRef;
  readonly bound: Bound;
  readonly todo: readonly Effect[];
}

export type Task =
  | { readonly task: "turn action" }
  | { readonly task: "quest"; readonly card: CardId }
  | { readonly task: "challenge"; readonly card: CardId; readonly target: CardId }
  | { readonly task: "challenge damage" }
  | { readonly task: "challenge over" }
  | { readonly task: "play"; readonly card: CardId; readonly onto: CardId | null }
  | { readonly task: "enter"; readonly card: CardId; readonly onto: CardId | null }
  | { readonly task: "enter exerted?"; readonly card: CardId; readonly onto: CardId | null }
  | { readonly task: "ink"; readonly card: CardId }
  | { readonly task: "move"; readonly card: CardId; readonly to: CardId }
  | { readonly task: "end turn" }
  | { readonly task: "end effects" }
  | { readonly task: "next turn" }
  | { readonly task: "ready step" }
  | { readonly task: "set step" }
  | { readonly task: "draw step" }
  | { readonly task: "main phase" }
  /** `bag`: go on to the bag when nothing is found. `ends`: the player whose turn ends with this check. */
  | { readonly task: "check"; readonly pass: number; readonly bag: boolean; readonly ends: PlayerId | null }
  | { readonly task: "bag" }
  | { readonly task: "pick" }
  | { readonly task: "end game"; readonly rule: "1.8.1.1" | "1.8.1.2" | "1.8.1.3"; readonly player: PlayerId }
  | ({ readonly task: "event" } & Proposal)
  | ({ readonly task: "replace" } & Proposal)
  | ({ readonly task: "resolve" } & Frame)
  | { readonly task: "may"; readonly frame: Frame; readonly effects: readonly Effect[] }
  | { readonly task: "choose"; readonly frame: Frame; readonly slot: Slot; readonly filter: Filter };

/** The only ways a state changes, but for the agenda. */
export type Change =
  | { readonly change: "exerted"; readonly card: CardId; readonly exerted: boolean }
  | { readonly change: "damage"; readonly card: CardId; readonly amount: number }
  | { readonly change: "lore"; readonly player: PlayerId; readonly amount: number }
  | {
      readonly change: "zone";
      readonly card: CardId;
      readonly to: Zone;
      readonly exerted?: boolean;
      readonly onto?: CardId | null;
      readonly last?: Card["last"];
    }
  | { readonly change: "location"; readonly card: CardId; readonly at: CardId | null }
  | { readonly change: "dry"; readonly card: CardId }
  | { readonly change: "modifier"; readonly modifier: Modifier }
  | { readonly change: "modifiers end" }
  | { readonly change: "bagged"; readonly entry: Bagged }
  | { readonly change: "picked"; readonly id: number }
  | { readonly change: "bag holder"; readonly player: PlayerId | null }
  | { readonly change: "pass"; readonly pass: Pass; readonly first: boolean }
  | { readonly change: "challenge"; readonly challenge: Challenge | null }
  | { readonly change: "harm"; readonly card: CardId; readonly by: Ref }
  | { readonly change: "harm forgotten" }
  | { readonly change: "phase"; readonly phase: Phase }
  | { readonly change: "turn"; readonly active: PlayerId }
  | { readonly change: "happened"; readonly event: GameEvent }
  | { readonly change: "out"; readonly player: PlayerId }
  | { readonly change: "result"; readonly result: Result };
