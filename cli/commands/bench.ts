import { searchIndex } from "../../content/reference.ts";
import { questions } from "../../content/search/questions.ts";
import { createSearch } from "../../content/search.ts";
import { languages } from "../../content/types.ts";
import { decide, decision } from "../../engine/kernel/advance.ts";
import { lorcana, type Setup, startState } from "../../engine/lorcana/index.ts";
import { scenarios } from "../../scenarios/index.ts";
import { exploreLine } from "../../scenarios/run.ts";
import { type Answer, answer } from "../answer.ts";
import { type Request, take } from "../request.ts";

/** How long each figure is measured. */
const duration = 400;

/** Eight characters a side, with ordinary abilities. */
const board: Setup = {
  game: "lorcana",
  players: [
    {
      ink: 10,
      hand: [{ card: "sleepy-sluggish-knight", as: "sleepy" }],
      play: [
        { card: "seven-dwarfs-mine-secure-fortress", as: "mine" },
        { card: "anna-magical-mission", as: "anna" },
        { card: "elsa-trusted-sister", as: "elsa" },
        { card: "jafar-striking-illusionist", as: "jafar", exerted: true },
        { card: "beast-relentless", as: "beast" },
        { card: "lumiere-hotheaded-candelabra", as: "lumiere" },
        { card: "flounder-voice-of-reason", as: "flounder" },
        { card: "elsa-trusted-sister", as: "elsa-2" },
        { card: "flounder-voice-of-reason", as: "flounder-2" },
      ],
    },
    {
      play: [
        { card: "pride-lands-pride-rock", as: "rock" },
        { card: "beast-selfless-protector", as: "protector", exerted: true },
        { card: "practice-nervous-lookout", as: "lookout", exerted: true },
        { card: "lumiere-hotheaded-candelabra", as: "candle", exerted: true },
        { card: "anna-magical-mission", as: "sister", exerted: true },
        { card: "elsa-trusted-sister", as: "queen" },
        { card: "jafar-striking-illusionist", as: "vizier" },
        { card: "beast-relentless", as: "relentless" },
        { card: "flounder-voice-of-reason", as: "fish", at: "rock" },
      ],
    },
  ],
};

export function bench({ words }: Request): Answer {
  take(words);
  const start = startState(board);
  const doing = (...ids: string[]) => perSecond(() => decide(lorcana, start, ids));
  const figures = {
    quests: doing("quest:elsa"),
    challenges: doing("challenge:lumiere:candle"),
    plays: doing("play:sleepy"),
    legal: perSecond(() => decision(lorcana, start)),
    explore: explored(),
    search: searched(),
  };
  const { search, ...rates } = figures;
  return answer(
    figures,
    [
      ...Object.entries(rates).map(([what, rate]) => `${what.padEnd(10)} ${rate} a second`),
      `search     ${search.p50} ms (half), ${search.p95} ms (95 of 100)`,
    ].join("\n"),
  );
}

function perSecond(work: () => unknown): number {
  const warm = performance.now() + duration / 4;
  while (performance.now() < warm) work();
  const begun = performance.now();
  let count = 0;
  while (performance.now() - begun < duration) for (let n = 0; n < 20; n++, count++) work();
  return Math.round((count * 1000) / (performance.now() - begun));
}

function explored(): number {
  const begun = performance.now();
  let positions = 0;
  while (performance.now() - begun < duration)
    for (const scenario of scenarios) positions += exploreLine(scenario).positions;
  return Math.round((positions * 1000) / (performance.now() - begun));
}

function searched(): { p50: number; p95: number } {
  const times = languages.flatMap((lang) => {
    const find = createSearch(searchIndex("lorcana", lang));
    const asked = questions.filter(([of]) => of === lang).map(([, query]) => query);
    for (const query of asked) find(query);
    return asked.map((query) => {
      const begun = performance.now();
      find(query);
      return performance.now() - begun;
    });
  });
  times.sort((a, b) => a - b);
  const at = (share: number) => Math.round((times[Math.floor(times.length * share)] ?? 0) * 100) / 100;
  return { p50: at(0.5), p95: at(0.95) };
}
