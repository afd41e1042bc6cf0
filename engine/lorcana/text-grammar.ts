import type { Atom, CardType, Classification, Condition, Grant, Pattern, Stat } from "./language.ts";

/** How a language says each form of the effect language. */
export interface Grammar {
  readonly duringYourTurn: string;
  readonly youMay: string;
  when(pattern: Pattern, first: boolean): string;
  would(pattern: Pattern): string;
  while(condition: Condition): string;
  if(condition: Condition, when?: Pattern): string;
  /** `may`: after "you may", where French wants the infinitive. */
  atom(atom: Atom, may: boolean): string;
  instead(atom: Atom): string;
  gets(grant: Extract<Grant, { gets: Stat }>): string;
  payLess(grant: Extract<Grant, { payLess: number }>): string;
  classification(one: Classification): string;
  type(one: CardType): string;
}

export const symbols: Readonly<Record<Stat, string>> = { strength: "{S}", willpower: "{W}", lore: "{L}" };
