import type { Message } from "../kernel/game.ts";
import { type Catalog, type Lang, type Namer, type Text, word } from "../kernel/wording.ts";
import { writtenAt } from "./abilities.ts";
import { cardDef } from "./cards/index.ts";
import { hasName } from "./filter.ts";
import { keywordRules } from "./keywords.ts";
import type { CardDef, Cost, Effect } from "./language.ts";
import { costText, effectsText } from "./text/index.ts";
import type { AbilityRef, State } from "./types.ts";
import { catalog } from "./wordings/index.ts";

export type MessageKey = Extract<keyof typeof catalog, string>;

/** A card, a player or an ability in an argument is worded by its name. */
export function say(key: MessageKey, args: Message["with"] = {}): Message {
  return { say: key, with: args };
}

export function worded(state: State, message: Message, lang: Lang): string {
  const text = word(catalog as Catalog, namer(state), message, lang);
  // An action and its effect have one name: it is said once.
  return text.replace(/(\S.*?) \(\1\)/g, "$1");
}

/** A step's sentence, from its first letter to its full stop. */
export function narrate(step: { state: State; message: Message }, lang: Lang): string {
  const text = worded(step.state, step.message, lang);
  const sentence = text.charAt(0).toUpperCase() + text.slice(1);
  // A name that ends with a mark needs no full stop after it.
  return /[.!?]$/.test(sentence) ? sentence.replace(/([!?])\.$/, "$1") : `${sentence}.`;
}

function namer(state: State): Namer {
  return (arg, lang) => {
    if ("card" in arg) return cardName(state, arg.card as number, lang);
    if ("player" in arg) return state.players[arg.player as number]?.name ?? "?";
    if ("ability" in arg) return abilityName(arg.ability as AbilityRef)[lang];
    if ("cost" in arg) return spoken(costText(arg.cost as Cost, lang), lang);
    if ("effects" in arg) return spoken(effectsText(arg.effects as readonly Effect[], lang), lang);
    if ("text" in arg) return (arg.text as Text)[lang];
    throw new Error(`nothing names ${JSON.stringify(arg)}`);
  };
}

/** A sentence is read aloud and copied: it has words where a card has symbols. */
function spoken(text: string, lang: Lang): string {
  return text.replace(/\{([ESWLI])\}/g, (_, letter: string) => symbols[letter]?.[lang] ?? letter);
}

const symbols: Readonly<Record<string, Text>> = {
  E: { en: "exert", fr: "épuiser" },
  I: { en: "ink", fr: "encre" },
  S: { en: "Strength", fr: "Force" },
  W: { en: "Willpower", fr: "Volonté" },
  L: { en: "Lore value", fr: "valeur de Lore" },
};

/** A card's name, with its version only where another card on the table shares the name. */
export function cardName(state: State, id: number, lang: Lang): string {
  const def = cardDef(state.cards[id]?.def ?? "");
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
  return abilityName(ref)
    .en.toLowerCase()
    .replace(/[’']/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
