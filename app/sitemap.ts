import type { MetadataRoute } from "next";
import { type Lang, languages } from "../content/types";
import { bookIn } from "./book";
import { href } from "./href";
import { cases } from "./scenarios";
import { absolute } from "./site";

export const dynamic = "force-static";

/** Every page that says something of its own, in each language. */
export default function sitemap(): MetadataRoute.Sitemap {
  const rules = bookIn("en").sections.flatMap((section) => section.rules);
  const pages: ((lang: Lang) => string)[] = [
    href.home,
    href.contents,
    href.glossary,
    href.changes,
    href.programs,
    href.scenarios,
    href.about,
    ...rules.map(
      ({ id }) =>
        (lang: Lang) =>
          href.rulePage(lang, id),
    ),
    ...cases.map(
      ({ id }) =>
        (lang: Lang) =>
          href.scenario(lang, id),
    ),
  ];
  return pages.flatMap((address) => {
    const alternates = Object.fromEntries(languages.map((lang) => [lang, absolute(address(lang))]));
    return languages.map((lang) => ({ url: absolute(address(lang)), alternates: { languages: alternates } }));
  });
}
