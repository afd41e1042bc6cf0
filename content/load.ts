import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readVocabulary } from "./mdx/vocabulary.mjs";
import { type Page, parsePage } from "./parse.ts";
import { compareNumbers } from "./rule-number.ts";
import { type Change, type Lang, languages, type Section, type Term } from "./types.ts";

/** Everything that reads content runs from the project's root, in the terminal and under the bundler alike. */
function contentFolder(root: string): string {
  const folder = join(root, "content");
  if (!existsSync(folder))
    throw new Error(`There is no content folder in ${root}: run from the project's root.`);
  return folder;
}

/** The games there is content for: the folders that have a folder a language. */
export function games(root = process.cwd()): string[] {
  const folder = contentFolder(root);
  return readdirSync(folder, { withFileTypes: true })
    .filter(
      (entry) => entry.isDirectory() && languages.some((lang) => existsSync(join(folder, entry.name, lang))),
    )
    .map((entry) => entry.name)
    .sort();
}

/** The sections of a game's rules, in the order of their numbers. */
export function loadSections(game: string, lang: Lang, root = process.cwd()): Section[] {
  return loadPages(game, lang, root)
    .filter((page) => /^\d/.test(page.name))
    .map((page) => page.section);
}

export function loadGlossary(game: string, lang: Lang, root = process.cwd()): Term[] {
  return loadPages(game, lang, root).flatMap((page) => page.terms);
}

/** What the newest edition changed, in the order of its summary. */
export function loadChanges(game: string, lang: Lang, root = process.cwd()): Change[] {
  return loadPages(game, lang, root).flatMap((page) => page.changes);
}

/** Every page of a game in one language, mistakes and all. */
export function loadPages(game: string, lang: Lang, root = process.cwd()): Page[] {
  const folder = join(contentFolder(root), game, lang);
  if (!existsSync(folder))
    throw new Error(`There is no content for "${game}" in "${lang}": ${folder} is missing.`);
  const before = read.get(folder);
  // While an author edits, every look must see the files as they are.
  if (before && process.env.NODE_ENV !== "development") return before;
  const vocabulary = readVocabulary(folder, lang);
  const pages = readdirSync(folder)
    .filter((name) => name.endsWith(".mdx"))
    .map((name) => join(folder, name))
    .map((path) => parsePage({ root, path, lang, text: readFileSync(path, "utf8"), vocabulary }))
    .sort((a, b) => compareNumbers(a.section.id, b.section.id));
  read.set(folder, pages);
  return pages;
}

/** By folder: parsing a book takes a second, and a build asks for it a thousand times. */
const read = new Map<string, Page[]>();
