import type { ScenarioText } from "../content/search.ts";
import type { Lang } from "../content/types.ts";
import { fullName, type Setup } from "../engine/lorcana/index.ts";
import { scenarios } from "../scenarios/index.ts";

/** The scenarios of a game as the search finds them. */
export function playedIn(game: string): ScenarioText[] {
  return scenarios
    .filter((each) => each.game === game)
    .map(({ id, title, story, setup }) => ({
      id,
      rule: /^[\d.]+/.exec(id)?.[0] ?? id,
      title,
      story,
      cards: { en: cardsOn(setup, "en"), fr: cardsOn(setup, "fr") },
    }));
}

function cardsOn({ players }: Setup, lang: Lang): string[] {
  const laid = players.flatMap(({ play = [], hand = [], discard = [] }) => [...play, ...hand, ...discard]);
  return [...new Set(laid.map((entry) => fullName(typeof entry === "string" ? entry : entry.card, lang)))];
}
