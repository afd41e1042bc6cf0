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
      if (location === undefined || this.cards[location]?.owner !== this.cards[card]?.owner)
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
