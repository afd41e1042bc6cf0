import type { Message } from "../../../engine/kernel/game";
import type { CardId, EndRule, PlayerId, Zone } from "../../../engine/lorcana/index";

/** What is asked, from what teaches most to what teaches least. */
export type Kind =
  /** Several replacement effects: who chooses among them? */
  | "replace who"
  /** Which of them applies now? */
  | "replace which"
  /** A single one applies: what does the event become? */
  | "replace becomes"
  /** Who resolves from the bag? */
  | "bag who"
  /** What does this pass of the check find? */
  | "check"
  /** Which of these is not legal? */
  | "refused"
  /** Who makes this decision? */
  | "who"
  /** Is the ability's condition met as it resolves? */
  | "condition"
  /** Where does a card in play go? */
  | "zone"
  | "damage"
  | "cost"
  | "lore";

/** Something to be worded: in a question, or as one of its options. */
export type Said =
  | { readonly player: PlayerId }
  /** None of them: nothing. */
  | { readonly cards: readonly CardId[] }
  | { readonly message: Message }
  /** Things that happen together, as the engine words them. */
  | { readonly event: readonly Message[] }
  | { readonly number: number }
  | { readonly zone: Zone }
  /** What a check finds of a player. */
  | { readonly ends: EndRule; readonly player: PlayerId }
  | { readonly word: "any" | "unchanged" | "yes" | "no" };

export interface Option {
  readonly id: string;
  readonly said: Said;
}

/** Asked before its step is shown. */
export interface Question {
  readonly kind: Kind;
  readonly step: number;
  readonly about: Said | null;
  readonly options: readonly Option[];
  /** The option that is right. */
  readonly answer: string;
  /** The rule that makes it right. */
  readonly rule: string;
}
