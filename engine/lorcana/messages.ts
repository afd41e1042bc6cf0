import type { Message } from "../kernel/game.ts";
import { type Catalog, type Lang, type Namer, type Text, word } from "../kernel/wording.ts";
import { abilityAt } from "./abilities.ts";
import { cardDef } from "./cards/index.ts";
import { hasName } from "./filter.ts";
import { keywordRules } from "./keywords.ts";
import type { AbilityRef, State } from "./types.ts";
import { catalog } from "./wordings.ts";

export type MessageKey = Extract<keyof typeof catalog, string>;

/** A card, a player or an ability in an argument is worded by its name. */
export function say(key: MessageKey, args: Message["with"] = {}): Message {
  return { say: key, with: args };
}

export function worded(state: State, message: Message, lang: Lang): string {
  return word(catalog as Catalog, namer(state), message, lang);
}

/** A step's sentence, from its first letter to its full stop. */
export function narrate(step: { state: State; message: Message }, lang: Lang): string {
  const text = worded(step.state, step.message, lang);
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

function namer(state: State): Namer {
  return (arg, lang) => {
    if ("card" in arg) return cardName(state, arg.card as number, lang);
    if ("player" in arg) return state.players[arg.player as number]?.name ?? "?";
    if ("ability" in arg) return abilityName(arg.ability as AbilityRef)[lang];
    if ("text" in arg) return (arg.text as Text)[lang];
    throw new Error(`nothing names ${JSON.stringify(arg)}`);
  };
}

/** A card's name, with its version only where another card on the table shares the name. */
export function cardName(state: State, id: number, lang: Lang): string {
  const def = cardDef(state.cards[id]?.def ?? "");
  const ambiguous = state.cards.some(
    (card) => card.def !== def.id && hasName(cardDef(card.def), def.name.en),
  );
  return ambiguous ? fullName(def.id, lang) : def.name[lang];
}

export function fullName(defId: string, lang: Lang): string {
  const { name, version } = cardDef(defId);
  return version ? `${name[lang]} – ${version[lang]}` : name[lang];
}

export function abilityName(ref: AbilityRef): Text {
  const printed = cardDef(ref.def).abilities[ref.at];
  if (printed?.kind === "keyword") return keywordRules[printed.keyword].name;
  const ability = abilityAt(ref);
  return ("name" in ability && ability.name) || cardDef(ref.def).name;
}

/** An ability's English name as it stands in answers and links. */
export function abilitySlug(ref: AbilityRef): string {
  return abilityName(ref)
    .en.toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
