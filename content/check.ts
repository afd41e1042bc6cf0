import { checkDocument, type OfficialDocument } from "./check/document.ts";
import { checkEditions } from "./check/editions.ts";
import { checkLanguages } from "./check/languages.ts";
import { checkPage } from "./check/page.ts";
import { numbering } from "./editions.ts";
import { games, loadPages } from "./load.ts";
import { examples } from "./lorcana/examples.ts";
import { numbers } from "./lorcana/numbers.ts";
import type { Page } from "./parse.ts";
import { type Lang, languages, type Problem } from "./types.ts";

/** By game: what its official documents hold. */
export type OfficialDocuments = Record<string, OfficialDocument>;

const official: OfficialDocuments = { lorcana: { numbers, examples, numbering: numbering.lorcana ?? {} } };

/** Everything wrong with the content under `root`; an empty list is what a release needs. */
export function checkContent(root = process.cwd(), documents = official): Problem[] {
  return games(root).flatMap((game) => checkGame(game, root, documents[game]));
}

/** A mistake on one line, the place first, as editors and terminals can follow it. */
export function worded({ file, line, rule, message }: Problem): string {
  return [`${file}:${line}`, rule, message].filter(Boolean).join(" ");
}

function checkGame(game: string, root: string, document: OfficialDocument | undefined): Problem[] {
  const load = (lang: Lang) => loadPages(game, lang, root);
  const pages = { en: load("en"), fr: load("fr") };
  return [
    ...languages.flatMap((lang) => pages[lang].flatMap(checkPage)),
    ...languages.flatMap((lang) => (document ? checkAgainst(document, game, lang, pages[lang]) : [])),
    ...checkLanguages(pages.en, pages.fr),
  ];
}

function checkAgainst(document: OfficialDocument, game: string, lang: Lang, pages: Page[]): Problem[] {
  return [
    ...checkDocument(document, pages, `content/${game}/${lang}`),
    ...checkEditions(document.numbering[lang], pages),
  ];
}
