import type { Message } from "../kernel/game.ts";
import { type Catalog, elide, type Lang, type Namer, type Text, word } from "../kernel/wording.ts";
import { writtenAt } from "./abilities.ts";
import { cardDef } from "./cards/index.ts";
import { hasName } from "./filter.ts";
import { keywordRules } from "./keywords.ts";
import type { CardDef, CardType, Cost, Duration, Effect, Grant } from "./language.ts";
import { capital } from "./text/grammar.ts";
import { type Given, toldCost, toldEffects, toldGift, toldGrants } from "./text/index.ts";
import type { AbilityRef, State } from "./types.ts";
import { catalog } from "./wordings/index.ts";

export type MessageKey = Extract<keyof typeof catalog, string>;

/** A card, a player or an ability in an argument is worded by its name. */
export function say(key: MessageKey, args: Message["with"] = {}): Message {
  return { say: key, with: args };
}

export function worded(state: State, message: Message, lang: Lang): string {
  const text = word(catalog as Catalog, namer(state, cardsIn(message)), filled(state, message), lang);
  // A name or a quotation that ends with a mark needs no full stop after it.
  return text.replace(/([!?]|\.\.\.)\.$/, "$1");
}

/** A step's sentence, from its first letter to its full stop. */
export function narrate(step: { state: State; message: Message }, lang: Lang): string {
  const text = worded(step.state, step.message, lang);
  const sentence = capital(text);
  return /[.!?](”|\s»)?$/.test(sentence) ? sentence : `${sentence}.`;
}

/** `named`: the cards of the sentence. */
function namer(state: State, named: readonly number[]): Namer {
  return (arg, lang) => {
    if ("what" in arg) return abilityOf(state, arg as What, named, lang);
    if ("card" in arg) return nameAmong(state, arg.card as number, named, lang);
    if ("player" in arg) return state.players[arg.player as number]?.name ?? "?";
    if ("ability" in arg) return abilityName(arg.ability as AbilityRef)[lang];
    if ("cost" in arg) return toldCost(arg.cost as Cost, lang, typeIn(arg));
    if ("effects" in arg) return toldEffects(arg.effects as readonly Effect[], lang, typeIn(arg));
    if ("gift" in arg) return toldGift(arg.gift as Given, lang);
    if ("grants" in arg) {
      const { grants, until } = arg as { grants: readonly Grant[]; until?: Duration };
      return capital(toldGrants(grants, until, lang));
    }
    if ("text" in arg) return (arg.text as Text)[lang];
    throw new Error(`nothing names ${JSON.stringify(arg)}`);
  };
}

/** An ability and the card that has it. */
interface What {
  readonly what: AbilityRef;
  readonly card: number;
}

/** What its arguments say together: `what`, where an ability and its card are told, and on which type a text stands. */
function filled(state: State, message: Message): Message {
  const { ability, card } = message.with as { ability?: { ability: AbilityRef }; card?: { card: number } };
  const on = card ? defAt(state, card.card).type : ability && cardDef(ability.ability.def).type;
  const fill = (arg: unknown): unknown => {
    if (Array.isArray(arg)) return counted(arg).map(fill);
    if (typeof arg !== "object" || arg === null) return arg;
    if ("say" in arg) return filled(state, arg as Message);
    return "cost" in arg || "effects" in arg ? { ...arg, on } : arg;
  };
  const args = Object.fromEntries(Object.entries(message.with).map(([key, arg]) => [key, fill(arg)]));
  const what = ability && card && { what: { what: ability.ability, card: card.card } };
  return { ...message, with: { ...args, ...what } };
}

function typeIn(arg: object): CardType | undefined {
  return (arg as { on?: CardType }).on;
}

/** The same ability several times is said once. */
function counted(list: readonly unknown[]): readonly unknown[] {
  const isAbility = (one: unknown) =>
    typeof one === "object" &&
    one !== null &&
    ("ability" in one || ("say" in one && one.say === "ability-of"));
  if (!list.every(isAbility)) return list;
  const keys = list.map((one) => JSON.stringify(one));
  return list.flatMap((one, at) => {
    if (keys.indexOf(keys[at] as string) < at) return [];
    const count = keys.filter((key) => key === keys[at]).length;
    return [count > 1 ? say("times", { one, count }) : one];
  });
}

/** The cards a sentence names. */
function cardsIn(arg: unknown): number[] {
  if (typeof arg !== "object" || arg === null) return [];
  if ("card" in arg && typeof arg.card === "number") return [arg.card];
  return Object.values(arg).flatMap(cardsIn);
}

/** "Loyal (Lefou)"; what was given is named by the card it comes from. An action and its effect have one name. */
function abilityOf(state: State, { what, card }: What, named: readonly number[], lang: Lang): string {
  const name = abilityName(what)[lang];
  const holder = nameAmong(state, card, named, lang);
  if (!isGiven(state, what, card))
    return name === cardName(state, card, lang) ? holder : `${name} (${holder})`;
  const giver = defName(state, cardDef(what.def), lang);
  const on = `${lang === "fr" ? "sur" : "on"} ${holder}`;
  return `${name} (${giver === name ? on : `${giver}, ${on}`})`;
}

function isGiven(state: State, { def, gained }: AbilityRef, card: number): boolean {
  return gained !== undefined && gained.kind !== "keyword" && def !== defAt(state, card).id;
}

/** With its owner where somebody else's card of that name is in sight: in play, in a discard, or in the sentence. */
function nameAmong(state: State, id: number, named: readonly number[], lang: Lang): string {
  const card = state.cards[id];
  const hasTwin = state.cards.some(
    ({ def, owner, zone }, other) =>
      def === card?.def &&
      owner !== card.owner &&
      (zone === "play" || zone === "discard" || named.includes(other)),
  );
  const owner = state.players[card?.owner ?? -1]?.name;
  const name = cardName(state, id, lang);
  if (!hasTwin || owner === undefined) return name;
  // « Peter Pan de Mara – Héros du Pays Imaginaire »: not a hero of hers.
  return lang === "fr" ? name.replace(/(?= – |$)/, ` ${elide(owner)}`) : `${owner}’s ${name}`;
}

const facedown: Text = { en: "a facedown card", fr: "une carte face cachée" };

/**
 * A card's name, with its version only where another card on the table shares the name. 8.4.2, 7.4.2.1: nobody knows
 * what lies facedown.
 */
export function cardName(state: State, id: number, lang: Lang): string {
  if (state.cards[id]?.facedown) return facedown[lang];
  return defName(state, defAt(state, id), lang);
}

function defAt(state: State, id: number): CardDef {
  return cardDef(state.cards[id]?.def ?? "");
}

function defName(state: State, def: CardDef, lang: Lang): string {
  return isAmbiguous(state, def) ? fullName(def.id, lang) : def.name[lang];
}

function isAmbiguous(state: State, def: CardDef): boolean {
  return state.cards.some((card) => card.def !== def.id && hasName(cardDef(card.def), def.name.en));
}

export function fullName(defId: string, lang: Lang): string {
  const { name, version } = cardDef(defId);
  return version ? `${name[lang]} – ${version[lang]}` : name[lang];
}

export function abilityName(ref: AbilityRef): Text {
  const written = writtenAt(ref);
  if (written.kind === "keyword") return keywordRules[written.keyword].name;
  const named = ref.gained ? cardDef(ref.def).abilities[ref.at] : written;
  return (named && "name" in named && named.name) || cardDef(ref.def).name;
}

/** An ability's English name as it stands in answers and links. */
export function abilitySlug(ref: AbilityRef): string {
  const { en } = abilityName(ref);
  let slug = slugs.get(en);
  if (slug === undefined) {
    slug = en
      .toLowerCase()
      .replace(/[’']/g, "")
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-|-$/g, "");
    slugs.set(en, slug);
  }
  return slug;
}

const slugs = new Map<string, string>();
