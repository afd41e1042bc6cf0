import { searchIndex } from "../../content/reference.ts";
import { questions } from "../../content/search/questions.ts";
import { createSearch } from "../../content/search.ts";
import { languages } from "../../content/types.ts";
import { decide, decision } from "../../engine/kernel/advance.ts";
import { lorcana, type Setup, startState } from "../../engine/lorcana/index.ts";
import { scenarios } from "../../scenarios/index.ts";
import { exploreLine } from "../../scenarios/run.ts";
import { type Answer, answer } from "../answer.ts";
import { playedIn } from "../played.ts";
import { type Request, take } from "../request.ts";

/** How long each figure is measured, and as long before it the work is done unmeasured. */
const duration = 800;

/** Eight characters a side, with ordinary abilities: keywords, static abilities, triggers. */
function side(of: string, exerted: boolean) {
  return [
    "practice-falconer",
    "practice-gatekeeper",
    "practice-tightrope-walker",
    "grumpy-bad-tempered",
    "happy-good-natured",
    "practice-tinsmith",
    "mulan-imperial-soldier",
    "hades-king-of-olympus",
  ].map((card) => ({
    card,
    as: `${of}-${card.split("-", 2).at(card.startsWith("practice-") ? 1 : 0)}`,
    exerted,
  }));
}

const board: Setup = {
  game: "lorcana",
  players: [
    {
      ink: 10,
      hand: [{ card: "stitch-carefree-surfer", as: "stitch" }, "smash", "good-job", "practice-poet"],
      play: side("my", false),
    },
    { hand: ["smash"], play: side("their", true) },
  ],
};

export function bench({ words }: Request): Answer {
  take(words);
  const start = startState(board);
  const doing = (...ids: string[]) => perSecond(() => decide(lorcana, start, ids));
  const figures = {
    quests: doing("quest:my-mulan"),
    challenges: doing("challenge:my-mulan:their-gatekeeper"),
    plays: doing("play:stitch"),
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
  const warm = performance.now() + duration;
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
    const find = createSearch(searchIndex("lorcana", lang, playedIn("lorcana")));
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
