import { expect, test } from "vitest";
import type { Hit } from "../../content/search";
import { type Board, withBoards } from "./boards";

const empty = { section: "", sectionTitle: "", title: "", text: "", more: "", names: "", context: "" };

function board(slug: string, rule: string): Board {
  return { ...empty, kind: "scenario", rule, slug, cited: 0, variant: false };
}

function hit(kind: Hit["kind"], rule: string, slug?: string): Hit {
  return { ...empty, kind, rule, slug, excerpt: "", marks: [], score: 1 };
}

const boards = [board("mine", "6.5.7.3"), board("check", "1.8.3"), board("again", "6.5.7.3")];

function slugs(hits: Hit[]): (string | undefined)[] {
  return hits.filter(({ kind }) => kind === "scenario").map(({ slug }) => slug);
}

test("the boards of the first rule follow the results", () => {
  expect(slugs(withBoards([hit("rule", "6.5.7.3"), hit("rule", "1.8.3")], boards, 2))).toEqual([
    "mine",
    "again",
  ]);
});

test("no board comes twice, and no more than asked for", () => {
  const hits = [hit("rule", "6.5.7.3"), hit("scenario", "6.5.7.3", "mine")];
  expect(slugs(withBoards(hits, boards, 2))).toEqual(["mine", "again"]);
  expect(slugs(withBoards(hits, boards, 1))).toEqual(["mine"]);
});

test("a rule that no board plays brings none", () => {
  expect(slugs(withBoards([hit("rule", "2.1")], boards, 2))).toEqual([]);
});
