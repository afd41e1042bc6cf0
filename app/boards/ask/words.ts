import type { Lang } from "../../../content/types";
import { listed } from "../../../engine/kernel/wording";
import { cardName, type State, worded } from "../../../engine/lorcana/index";
import { askLabelsIn } from "../../labels/ask";
import { wordEvent } from "../replacing";
import type { Question, Said } from "./question";

export function wordQuestion({ kind, about }: Question, state: State, lang: Lang): string {
  return askLabelsIn(lang).questions[kind](about ? wordSaid(about, state, lang) : "");
}

/** The words of one of its options. */
export function wordOption({ options }: Question, id: string, state: State, lang: Lang): string {
  const option = options.find((each) => each.id === id);
  return option ? wordSaid(option.said, state, lang) : "";
}

export function wordSaid(said: Said, state: State, lang: Lang): string {
  const labels = askLabelsIn(lang);
  const nameOf = (player: number) => state.players[player]?.name ?? "";
  if ("ends" in said) return labels.ends[said.ends](nameOf(said.player));
  if ("player" in said) return nameOf(said.player);
  if ("message" in said) return worded(state, said.message, lang);
  if ("event" in said) return wordEvent(state, said.event, lang);
  if ("number" in said) return String(said.number);
  if ("zone" in said) return labels.zones[said.zone];
  if ("word" in said) return labels.words[said.word];
  if (said.cards.length === 0) return labels.nothing;
  const names = said.cards.map((card) => cardName(state, card, lang));
  return listed(names, lang);
}
