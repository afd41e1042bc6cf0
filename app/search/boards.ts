import type { Hit, SearchIndex } from "../../content/search";

export type Board = SearchIndex["entries"][number];

/** Who asks for a rule by its number gets the boards that play it too: at most so many among the results. */
export function withBoards(hits: Hit[], boards: Board[], most: number): Hit[] {
  const found = hits.filter(({ kind }) => kind === "scenario");
  const first = hits.find(({ kind }) => kind === "rule");
  const playing = boards
    .filter(({ rule, slug }) => rule === first?.rule && !found.some((hit) => hit.slug === slug))
    .slice(0, most - found.length)
    .map((board): Hit => ({ ...board, excerpt: "", marks: [], score: 0 }));
  return [...hits, ...playing];
}
