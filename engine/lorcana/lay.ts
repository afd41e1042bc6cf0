import { cardDef } from "./cards/index.ts";
import type { CardType } from "./language.ts";
import type { CardSetup } from "./schema.ts";
import type { Card, CardId, PlayerId, Zone } from "./types.ts";

/** What is wrong with a position that is well formed but cannot be. */
export class SetupError extends Error {}

/** Gives every card of a position its number and its short name. */
export class Table {
  readonly cards: Card[] = [];
  private readonly places: { card: CardId; at: string }[] = [];

  constructor(private readonly blank: string) {}

  lay(entry: CardSetup, owner: PlayerId, zone: Zone): CardId {
    const id = this.put(entry, owner, zone);
    const under = entry.under ?? [];
    if (under.length > 0 && zone !== "play") throw new SetupError("cards are under another only in play");
    const stack = under.map(({ card, as, facedown }) => {
      const below = this.put({ card, as }, owner, zone);
      this.patch(below, { under: id, facedown: facedown ?? false });
      return below;
    });
    if (stack.length > 0)
      this.patch(id, { stack, shifted: stack.some((below) => !this.cards[below]?.facedown) });
    if (entry.at) this.places.push({ card: id, at: entry.at });
    refuseStates(entry, zone);
    return id;
  }

  private put(entry: CardSetup, owner: PlayerId, zone: Zone): CardId {
    const id = this.cards.length;
    if (entry.as && this.find(entry.as) !== undefined)
      throw new SetupError(`two cards are called ${entry.as}`);
    this.cards.push({
      def: entry.card,
      tag: entry.as ?? this.freeTag(entry.card),
      owner,
      zone,
      life: 1,
      exerted: entry.exerted ?? false,
      damage: entry.damage ?? 0,
      drying: entry.drying ?? false,
      facedown: false,
      at: null,
      under: null,
      stack: [],
      shifted: false,
      last: null,
    });
    return id;
  }

  private patch(id: CardId, patch: Partial<Card>): void {
    this.cards[id] = { ...(this.cards[id] as Card), ...patch };
  }

  /** Puts characters at their locations once everything is on the table. */
  settle(): void {
    for (const { card, at } of this.places) {
      const location = this.find(at);
      const there = location === undefined ? undefined : this.cards[location];
      if (
        location === undefined ||
        there?.owner !== this.cards[card]?.owner ||
        typeOf(there) !== "location" ||
        typeOf(this.cards[card]) !== "character"
      )
        throw new SetupError(`${at} is not a location of the same player`);
      this.patch(card, { at: location });
    }
  }

  private find(tag: string): CardId | undefined {
    const at = this.cards.findIndex((card) => card.tag === tag);
    return at < 0 ? undefined : at;
  }

  private freeTag(def: string): string {
    const isBlank = def === this.blank;
    const short = isBlank ? "blank" : def.slice(0, 36);
    for (let count = 1; ; count++) {
      const tag = count === 1 && !isBlank ? short : `${short}-${count}`;
      if (this.find(tag) === undefined) return tag;
    }
  }
}

function typeOf(card: Card | undefined): CardType | null {
  return card ? cardDef(card.def).type : null;
}

/** 5.1.2, 7.4.1: which states a card can have, by its type and where it lies. */
function refuseStates({ card, exerted, damage = 0, drying }: CardSetup, zone: Zone): void {
  const { type } = cardDef(card);
  if (zone !== "play") {
    if (damage > 0 || drying) throw new SetupError("only cards in play are damaged or drying");
    if (exerted && zone !== "inkwell") throw new SetupError("only cards in play and ink cards are exerted");
    return;
  }
  if (type === "action") throw new SetupError("an action stays in play only while it resolves");
  if (exerted && type === "location") throw new SetupError("a location is neither ready nor exerted");
  if (damage > 0 && type === "item") throw new SetupError("an item cannot be damaged");
}
