import { type Lang, languages } from "../content/types";

export function isLang(value: string | undefined): value is Lang {
  return languages.some((lang) => lang === value);
}

export function otherLang(lang: Lang): Lang {
  return lang === "en" ? "fr" : "en";
}

/** What `generateStaticParams` of every `[lang]` route returns. */
export const langParams = languages.map((lang) => ({ lang }));

/** The language of a `[lang]` route; only the languages above are ever built. */
export async function langOf(params: Promise<{ lang: string }>): Promise<Lang> {
  const { lang } = await params;
  if (!isLang(lang)) throw new Error(`no such language: ${lang}`);
  return lang;
}
