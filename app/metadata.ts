import type { Metadata } from "next";
import { type Lang, languages } from "../content/types";
import { href } from "./href";

interface Described {
  lang: Lang;
  title: string;
  description: string;
  /** The page in each language. */
  address: (lang: Lang) => string;
  /** The page that says the same, where this one is but another view of it. */
  canonical?: string;
  /** The name of its preview; see app/preview. */
  preview: string;
  type?: "article" | "website";
}

const locales: Record<Lang, string> = { en: "en_GB", fr: "fr_FR" };

/** What a search engine, a chat and a browser's tab are told of a page. */
export function describe(page: Described): Metadata {
  const { lang, title, description, address, canonical, preview, type = "article" } = page;
  return {
    title,
    description: inOneLine(description),
    alternates: {
      canonical: canonical ?? address(lang),
      languages: canonical ? undefined : { ...inEach(address), "x-default": address("en") },
    },
    openGraph: {
      type,
      siteName: "Rulebench",
      title,
      description: inOneLine(description),
      url: canonical ?? address(lang),
      locale: locales[lang],
      alternateLocale: languages.filter((other) => other !== lang).map((other) => locales[other]),
      images: [{ url: href.preview(lang, preview), width: 1200, height: 630, alt: title }],
    },
    twitter: { card: "summary_large_image" },
  };
}

function inEach(address: (lang: Lang) => string): Record<Lang, string> {
  return Object.fromEntries(languages.map((lang) => [lang, address(lang)])) as Record<Lang, string>;
}

const longest = 200;

/** Symbols by their letter, cut at a word: previews show plain text. */
function inOneLine(text: string): string {
  const plain = text.replace(/\{([SWLEI])\}/g, "$1").replace(/\s+/g, " ");
  if (plain.length <= longest) return plain;
  return `${plain.slice(0, plain.lastIndexOf(" ", longest))}…`;
}
