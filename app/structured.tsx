import type { Edition, Lang } from "../content/types";
import { absolute } from "./site";

/** What search engines read about a page, in the words of schema.org. */
export type Thing = { "@type": string; [property: string]: unknown };

export function StructuredData({ data }: { data: Thing }) {
  // A "<" could end the element early.
  const json = JSON.stringify({ "@context": "https://schema.org", ...data }).replaceAll("<", "\\u003c");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own data, not run
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

export function breadcrumbList(trail: { name: string; href: string }[]): Thing {
  return {
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ name, href }, at) => ({
      "@type": "ListItem",
      position: at + 1,
      name,
      item: absolute(href),
    })),
  };
}

/** A part of the rules: ours in words, the publisher's in substance. */
export function article(page: {
  lang: Lang;
  title: string;
  address: string;
  edition: Edition;
  text?: string;
}): Thing {
  const { lang, title, address, edition, text } = page;
  return {
    "@type": "TechArticle",
    headline: title,
    inLanguage: lang,
    url: absolute(address),
    ...(text && { articleBody: text }),
    isBasedOn: {
      "@type": "CreativeWork",
      name: edition.document,
      version: edition.version,
      ...(edition.date && { datePublished: edition.date }),
    },
    publisher: { "@type": "Organization", name: "Rulebench" },
  };
}

/** The site itself, with the address that searches it. */
export function website(lang: Lang, name: string, home: string): Thing {
  return {
    "@type": "WebSite",
    name,
    inLanguage: lang,
    url: absolute(home),
    potentialAction: {
      "@type": "SearchAction",
      target: `${absolute(home)}?q={words}`,
      "query-input": "required name=words",
    },
  };
}
