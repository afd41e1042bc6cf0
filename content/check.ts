import { checkDocument } from "./check/document.ts";
import { checkLanguages } from "./check/languages.ts";
import { checkPage } from "./check/page.ts";
import { games, loadPages } from "./load.ts";
import { type Lang, languages, type Problem } from "./types.ts";

/** Everything wrong with the content under `root`; an empty list is what a release needs. */
export function checkContent(root = process.cwd()): Problem[] {
  return games(root).flatMap((game) => checkGame(game, root));
}

/** A mistake on one line, the place first, as editors and terminals can follow it. */
export function worded({ file, line, rule, message }: Problem): string {
  return [`${file}:${line}`, rule, message].filter(Boolean).join(" ");
}

function checkGame(game: string, root: string): Problem[] {
  const load = (lang: Lang) => loadPages(game, lang, root);
  const pages = { en: load("en"), fr: load("fr") };
  return [
    ...languages.flatMap((lang) => pages[lang].flatMap(checkPage)),
    ...languages.flatMap((lang) => checkDocument(game, pages[lang])),
    ...checkLanguages(pages.en, pages.fr),
  ];
}
