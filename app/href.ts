import type { Lang } from "../content/types";

/** The folder the site is served from; empty at the root of a host. */
export const base = process.env.NEXT_PUBLIC_BASE_PATH ?? "";

/**
 * Every address of the site. Links are plain anchors, not client-side navigation: the browser then scrolls to the
 * rule, sets `:target`, and the page works without script.
 */
export const href = {
  home: (lang: Lang) => `${base}/${lang}/`,
  about: (lang: Lang) => `${base}/${lang}/about/`,
  contents: (lang: Lang) => `${base}/${lang}/lorcana/rules/`,
  section: (lang: Lang, section: string) => `${base}/${lang}/lorcana/rules/${section}/`,
  rule: (lang: Lang, section: string, rule: string) =>
    rule === section ? href.section(lang, section) : `${href.section(lang, section)}#${rule}`,
  /** A rule on a page of its own: what a link from elsewhere should name, for its preview. */
  rulePage: (lang: Lang, rule: string) => `${base}/${lang}/lorcana/rules/${rule}/`,
  both: (lang: Lang, section: string) => `${href.section(lang, section)}both/`,
  glossary: (lang: Lang) => `${base}/${lang}/lorcana/glossary/`,
  term: (lang: Lang, slug: string) => `${href.glossary(lang)}#${slug}`,
  changes: (lang: Lang) => `${base}/${lang}/lorcana/changes/`,
  change: (lang: Lang, slug: string) => `${href.changes(lang)}#${slug}`,
  scenarios: (lang: Lang) => `${base}/${lang}/lorcana/scenarios/`,
  scenario: (lang: Lang, id: string) => `${base}/${lang}/lorcana/scenarios/${id}/`,
  board: (lang: Lang) => `${base}/${lang}/lorcana/board/`,
  preview: (lang: Lang, name: string) => `${base}/preview/${lang}/${name}.png`,
  programs: (lang: Lang) => `${base}/${lang}/api/`,
  /** A file for programs, such as `rules.json` or `rules/6.5.7.json`. */
  file: (lang: Lang, name: string) => `${base}/api/lorcana/${lang}/${name}`,
  schema: (name: string) => `${base}/api/schema/${name}.json`,
  ruleTexts: (lang: Lang) => `${base}/api/lorcana/${lang}/rules.json`,
  searchIndex: (lang: Lang) => `${base}/data/lorcana/${lang}/search.json`,
};

/** The same page in the other language. */
export function inLanguage(path: string, lang: Lang): string {
  const rest = path.startsWith(base) ? path.slice(base.length) : path;
  return base + rest.replace(/^\/(en|fr)(?=\/|$)/, `/${lang}`);
}
