import type {
  Ability,
  Atom,
  Chosen,
  Condition,
  Cost,
  Effect,
  Grant,
  Place,
  Quality,
  Slot,
  Stat,
  Triggered,
} from "./language.ts";

export type PlayerId = number;
export type CardId = number;
/** `removed`: out of the game with its player (9.2.3). */
export type Zone = "deck" | "hand" | "play" | "inkwell" | "discard" | "removed";

/** 7.1.6: a card that changes zones is a new object; whoever follows "that card" follows one life of it. */
export interface Ref {
  readonly card: CardId;
  readonly life: number;
  /** It left play by the very thing the ability speaks of: what it has become since is meant as well. */
  readonly left?: true;
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
  /** 5.1.1.10: only under another card does it matter; decks and inkwells are facedown anyway. */
  readonly facedown: boolean;
  /** The location it is at. */
  readonly at: CardId | null;
  /** 5.1.1.5: the card it is under, in a stack. */
  readonly under: CardId | null;
  /** 5.1.1.6: the cards under it, the nearest first. */
  readonly stack: readonly CardId[];
  /** Put on another character as it was played (8.10). */
  readonly shifted: boolean;
  /** 6.7.7: what it was when it last left play. */
  readonly last: LastKnown | null;
}

export type LastKnown = Readonly<Record<Stat, number>> & {
  /** Which of its lives that was. */
  readonly life: number;
  readonly damage: number;
  readonly shifted: boolean;
};

export type Zones = Readonly<Record<Zone, readonly CardId[]>>;

/** Each zone's first card is its top card. `play` lists the top cards of stacks only. */
export interface Player extends Zones {
  readonly name: string;
  /** Players of the same team are teammates (1.3.6). */
  readonly team: number | null;
  readonly lore: number;
  /** Has lost, and left the game. */
  readonly out: boolean;
}

/** An ability as it stands on a card: the card's definition and the place among its abilities. */
export interface AbilityRef {
  readonly def: string;
  readonly at: number;
  /** Given by that ability rather than printed: what was given. */
  readonly gained?: Ability;
}

/** What an effect has bound so far. */
export interface Bound {
  readonly cards?: { readonly [slot in Slot]?: readonly Ref[] };
  readonly amount?: number;
  /** 5.2.6: the English name that was named. */
  readonly name?: string;
  /** How many of "up to" so many, card by card. */
  readonly numbers?: readonly number[];
}

/** Where an ability stands: whose it is, on which card, and what has been bound. */
export interface Origin {
  readonly player: PlayerId;
  readonly source: Ref;
  readonly ability: AbilityRef;
  readonly bound: Bound;
}

/** 7.7: a triggered ability waiting to resolve. */
export interface Bagged extends Origin {
  readonly id: number;
}

/** When a lasting effect ends. */
export type Until =
  /** 3.4.1.2: with the turn of that number. */
  | { readonly ends: "turn"; readonly turn: number }
  /** 3.2.1.3: at the start of that player's next turn. */
  | { readonly ends: "start"; readonly player: PlayerId; readonly after: number }
  /** Applies only during that player's next turn, and ends with it. */
  | { readonly ends: "next turn"; readonly player: PlayerId; readonly after: number }
  | { readonly ends: "challenge" }
  /** 6.2.7.2: once it has happened. */
  | { readonly ends: "once" };

/** 6.4.2: what a resolved effect left behind for a time. */
export interface Lasting extends Origin {
  readonly id: number;
  readonly until: Until;
  /** 6.4.2.2: given to these cards alone. */
  readonly on?: readonly Ref[];
  readonly has?: readonly Quality[];
  /** 6.4.2.1 */
  readonly grants?: readonly Grant[];
  /** 6.2.7 */
  readonly trigger?: Triggered;
  /** Used up by its first use. */
  readonly next?: true;
}

/** 1.8: what one pass of a game state check looked at, and what it found. */
export interface Pass {
  readonly looked: readonly Finding["rule"][];
  readonly found: readonly Finding[];
}
export type Finding =
  | { readonly rule: EndRule; readonly player: PlayerId }
  | { readonly rule: "1.8.1.4"; readonly card: CardId };
export type EndRule = "1.8.1.1" | "1.8.1.2" | "1.8.1.3" | "10.2.4" | "10.2.5";

export interface Challenge {
  readonly challenger: Ref;
  readonly challenged: Ref;
}

export type Phase = "setup" | "start" | "main" | "end";

export interface Turn {
  readonly number: number;
  readonly active: PlayerId;
  /** 9.3: everybody taking this turn; the active player alone but for simultaneous turns. */
  readonly taking: readonly PlayerId[];
  readonly phase: Phase;
  /** What has happened this turn, for abilities that look back. */
  readonly history: readonly GameEvent[];
  /** 6.1.13.2: "once" abilities that have fully resolved this turn, by `onceKey`. */
  readonly resolved: readonly string[];
}

export interface Result {
  readonly winners: readonly PlayerId[];
  readonly rule: string;
}

export interface Rules {
  /** 10.2 */
  readonly packRush: boolean;
  /** 9.3 */
  readonly simultaneous: boolean;
}

export interface State {
  readonly rules: Rules;
  readonly players: readonly Player[];
  readonly cards: readonly Card[];
  readonly turn: Turn;
  readonly lasting: readonly Lasting[];
  readonly bag: readonly Bagged[];
  /** Who resolves from the bag now, while it is being emptied, and how many they have picked in a row. */
  readonly bagHolder: {
    readonly player: PlayerId;
    readonly picked: number;
    /** What is in the bag from this number on was added since the last pick (7.7.5). */
    readonly newest?: number;
  } | null;
  /** 6.7.8.1: effects of actions played while something else resolves; they go before the bag. */
  readonly waiting: readonly Frame[];
  /** The passes of the check under way, or of the last one. */
  readonly check: readonly Pass[];
  readonly challenge: Challenge | null;
  /** Who damaged what since the last check (1.8.1.4). */
  readonly harm: readonly { readonly card: CardId; readonly by: Ref }[];
  readonly result: Result | null;
  /** The number the next thing that needs one gets. */
  readonly next: number;
  readonly seed: number;
  readonly agenda: readonly Task[];
}

/** Why a card moves: a cause its wording and its triggers can tell. */
export type GameEvent = (
  | { readonly event: "exert" | "ready" | "ink"; readonly card: CardId }
  | { readonly event: "quest"; readonly card: CardId; readonly amount: number }
  | {
      readonly event: "deal" | "put";
      readonly card: CardId;
      readonly amount: number;
      readonly from: Ref | null;
    }
  | { readonly event: "remove"; readonly card: CardId; readonly amount: number }
  | { readonly event: "lore"; readonly player: PlayerId; readonly amount: number }
  | { readonly event: "draw"; readonly player: PlayerId }
  | { readonly event: "discard"; readonly card: CardId }
  | {
      readonly event: "banish";
      readonly card: CardId;
      readonly by: Ref | null;
      /** 1.8.1.4: because of the damage on it. */
      readonly damaged?: true;
      /** Its part in the challenge under way. */
      readonly as?: "challenging" | "challenged";
      readonly other?: CardId;
    }
  | {
      readonly event: "place";
      readonly card: CardId;
      readonly where: Place;
      readonly fromPlay?: boolean;
      /** 5.1.1.7: it was under a card that leaves play, and goes where that one goes. */
      readonly follows?: true;
    }
  | { readonly event: "under"; readonly card: CardId; readonly player: PlayerId }
  | { readonly event: "move"; readonly card: CardId; readonly to: CardId }
  | {
      readonly event: "play";
      readonly card: CardId;
      readonly exerted: boolean;
      readonly damage: number;
      readonly onto: CardId | null;
    }
  | { readonly event: "sing"; readonly card: CardId; readonly song: CardId }
  | { readonly event: "challenge"; readonly card: CardId; readonly target: CardId }
  | {
      readonly event: "chosen";
      readonly card: CardId;
      readonly by: PlayerId;
      readonly for: "an action" | "support" | "an ability";
    }
  | {
      readonly event: "lasting";
      readonly lasting: Omit<Lasting, "id">;
    }
  | { readonly event: "turn starts" | "turn ends" | "challenge ends"; readonly player: PlayerId }
) & {
  /** The rule that makes it happen, where it is not the one of its kind. */
  readonly rule?: string;
  /** Other rules it follows at the same time. */
  readonly also?: readonly string[];
  /** The ability it comes from. */
  readonly source?: AbilityRef;
  /** 6.5.4: a replacement effect made it what it is. */
  readonly modified?: true;
};

/** 6.5: an event on its way, with the replacement effects it has met. Several that happen together are one batch. */
export interface Proposal {
  readonly batch: readonly GameEvent[];
  /** Replacement effects already applied, by `Replacing.key`: none gets a second chance (6.5.5, 6.5.8). */
  readonly applied: readonly string[];
  /** The resolving ability and its own "instead" (6.5.6). */
  readonly self: { readonly frame: Frame; readonly effect: Atom } | null;
  /** Whose effect it is; nobody's where a rule of the game makes it happen. */
  readonly player?: PlayerId;
}

/** An effect on the way: one of the language, or one the engine put between. */
export type Todo =
  | Effect
  /** 6.1.5.1: only if what came before was done in full. */
  | { readonly do: "then"; readonly effects: readonly Effect[]; readonly before: boolean }
  /** 6.7.6: the part of one player, of several or alone, and who acts afterwards. */
  | {
      readonly do: "as";
      readonly player: PlayerId;
      readonly effects: readonly Effect[];
      readonly several: boolean;
      /** What was bound before anybody did their part: none knows what another chose. */
      readonly bound: Bound;
    }
  | { readonly do: "back to"; readonly player: PlayerId }
  /** 6.2.4: what the ability's own "if" guards. */
  | { readonly do: "secondary"; readonly if: Condition; readonly effects: readonly Effect[] }
  /** 6.1.13.2: a "once" ability that has had its turn. */
  | { readonly do: "spent" };

/** An ability or an action that is resolving: the place in it and what it has bound. */
export interface Frame extends Origin {
  /** Who acts and chooses now; another than `player` only in what each player does (6.7.6). */
  readonly actor: PlayerId;
  readonly todo: readonly Todo[];
  /** Something since the last "[A] to" could not be done. */
  readonly undone: boolean;
  /** 6.1.1: some effect did not happen, so the ability is not fully resolved. */
  readonly partial: boolean;
  /** Some of its effects are behind it. */
  readonly begun?: true;
  /** 1.8.5 has been told. */
  readonly unchecked?: true;
}

/** How a card is being played: 4.3.2.2. */
export type How =
  | { readonly way: "ink" }
  | { readonly way: "free"; readonly by: AbilityRef | null }
  | { readonly way: "shift"; readonly onto: CardId }
  | { readonly way: "sing"; readonly singers: readonly CardId[] }
  | { readonly way: "sing together" };

export interface Playing {
  readonly card: CardId;
  readonly player: PlayerId;
  readonly how: How;
  /** 6.7.8: while an action or ability resolves. */
  readonly during: boolean;
  /** An effect has it enter exerted. */
  readonly exerted: boolean;
}

export type Task =
  | { readonly task: "turn action" }
  | { readonly task: "quest"; readonly card: CardId }
  | { readonly task: "gain from quest"; readonly card: CardId }
  | { readonly task: "challenge"; readonly card: CardId; readonly target: CardId }
  | { readonly task: "challenge damage" }
  | { readonly task: "challenge over" }
  | { readonly task: "pass turn" }
  | ({ readonly task: "play" } & Playing)
  | ({ readonly task: "singers" } & Playing)
  | ({ readonly task: "enter" } & Playing)
  | ({ readonly task: "enter exerted?" } & Playing)
  /** 5.4.1.2: an action in play generates its effect. */
  | {
      readonly task: "act";
      readonly card: CardId;
      readonly player: PlayerId;
      readonly during: boolean;
    }
  /** 4.3.3.2, 6.7.1.2: an action that has resolved leaves play. */
  | { readonly task: "put away"; readonly card: Ref }
  | { readonly task: "use"; readonly card: CardId; readonly ability: AbilityRef; readonly free: boolean }
  /** 4.4.4 */
  | { readonly task: "activate"; readonly origin: Origin }
  /** What else must be paid. */
  | {
      readonly task: "pay";
      readonly origin: Origin;
      readonly costs: readonly Cost[];
      readonly rule: string;
    }
  | {
      readonly task: "pay with";
      readonly origin: Origin;
      readonly cost: Cost;
      readonly rest: readonly Cost[];
      readonly rule: string;
    }
  | { readonly task: "ink"; readonly card: CardId }
  | { readonly task: "move"; readonly card: CardId; readonly to: CardId }
  | { readonly task: "draw hands" }
  | { readonly task: "alter"; readonly player: PlayerId }
  | { readonly task: "altered"; readonly altered: readonly PlayerId[] }
  | { readonly task: "first turn" }
  | { readonly task: "end turn" }
  | { readonly task: "end effects" }
  | { readonly task: "next turn" }
  | { readonly task: "ready step" }
  | { readonly task: "set step" }
  | { readonly task: "draw step" }
  | { readonly task: "main phase" }
  /**
   * `bag`: go on to the bag when nothing is found. `ends`: the players whose turn ends with this check. `now`: the rule
   * that lets abilities resolve from the bag now. `after`: the rule that calls for this check.
   */
  | {
      readonly task: "check";
      readonly pass: number;
      readonly bag: boolean;
      readonly ends: readonly PlayerId[];
      readonly now?: string;
      readonly after?: string;
    }
  | { readonly task: "bag"; readonly now?: string }
  | { readonly task: "pick" }
  | { readonly task: "end game"; readonly rule: EndRule; readonly player: PlayerId }
  | ({ readonly task: "event" } & Proposal)
  | ({ readonly task: "replace" } & Proposal)
  | ({ readonly task: "resolve" } & Frame)
  | { readonly task: "may"; readonly frame: Frame; readonly effects: readonly Effect[] }
  | { readonly task: "or"; readonly frame: Frame; readonly options: readonly (readonly Effect[])[] }
  | { readonly task: "choose"; readonly frame: Frame; readonly target: Chosen }
  /** How much damage from that card: a number from 0 to `most`. */
  | { readonly task: "how many"; readonly frame: Frame; readonly card: CardId; readonly most: number }
  | { readonly task: "choose player"; readonly frame: Frame; readonly effects: readonly Effect[] }
  | { readonly task: "choose ability"; readonly frame: Frame; readonly card: CardId }
  | { readonly task: "name"; readonly frame: Frame }
  /** 7.2.3: the order in which cards are going to a deck, the first nearest its top. */
  | {
      readonly task: "order";
      readonly frame: Frame;
      readonly player: PlayerId;
      readonly cards: readonly CardId[];
      readonly where: Place;
      readonly rule: string;
    }
  | {
      readonly task: "arrange";
      readonly player: PlayerId;
      /** Whose effect it is. */
      readonly by: PlayerId;
      readonly cards: readonly CardId[];
      readonly where: Place;
      readonly rule: string;
    };

/** The only ways a state changes, but for the agenda. */
export type Change =
  | { readonly change: "exerted"; readonly cards: readonly CardId[]; readonly exerted: boolean }
  | { readonly change: "damage"; readonly card: CardId; readonly amount: number }
  | { readonly change: "lore"; readonly player: PlayerId; readonly amount: number }
  | {
      readonly change: "zone";
      readonly card: CardId;
      readonly to: Zone;
      /** At the bottom of the zone instead of on top of it; a hand, a Play zone and an inkwell have no top. */
      readonly bottom?: boolean;
      readonly exerted?: boolean;
      readonly damage?: number;
      readonly onto?: CardId | null;
      readonly last?: LastKnown;
    }
  | { readonly change: "under"; readonly card: CardId; readonly top: CardId }
  | { readonly change: "shuffled"; readonly player: PlayerId }
  | { readonly change: "order"; readonly player: PlayerId; readonly deck: readonly CardId[] }
  | { readonly change: "location"; readonly card: CardId; readonly at: CardId | null }
  | { readonly change: "dry"; readonly cards: readonly CardId[] }
  | { readonly change: "lasting"; readonly lasting: Omit<Lasting, "id"> }
  | { readonly change: "lasting over"; readonly ids: readonly number[] }
  | { readonly change: "bagged"; readonly entry: Bagged }
  | { readonly change: "picked"; readonly id: number }
  /** `sameTeam`: they go on for a teammate (9.3.2). */
  | { readonly change: "bag holder"; readonly player: PlayerId | null; readonly sameTeam?: true }
  | { readonly change: "waiting"; readonly frames: readonly Frame[] }
  | { readonly change: "resolved"; readonly key: string }
  | { readonly change: "pass"; readonly pass: Pass; readonly first: boolean }
  | { readonly change: "challenge"; readonly challenge: Challenge | null }
  | { readonly change: "harm"; readonly card: CardId; readonly by: Ref }
  | { readonly change: "harm forgotten" }
  | { readonly change: "phase"; readonly phase: Phase }
  | { readonly change: "turn"; readonly active: PlayerId; readonly taking: readonly PlayerId[] }
  | { readonly change: "happened"; readonly event: GameEvent }
  | { readonly change: "seed"; readonly seed: number }
  | { readonly change: "out"; readonly player: PlayerId }
  | { readonly change: "result"; readonly result: Result };
