import type { Hit } from "../../content/search";
import type { Lang } from "../../content/types";
import { href } from "../href";

/** A line under the search field: something to open, or something searched for before. */
export type Item = { kind: "hit"; hit: Hit } | { kind: "recent"; query: string };

/** Where a line leads; none: it is searched for again. */
export function itemHref(lang: Lang, item: Item): string | undefined {
  return item.kind === "hit" ? hitHref(lang, item.hit) : undefined;
}

export function itemKey(item: Item): string {
  return item.kind === "hit" ? hitKey(item.hit) : `recent ${item.query}`;
}

export function hitHref(lang: Lang, { kind, slug = "", rule, section }: Hit): string {
  if (kind === "term") return href.term(lang, slug);
  return kind === "scenario" ? href.scenario(lang, slug) : href.rule(lang, section, rule);
}

export function hitKey({ kind, slug, rule }: Hit): string {
  return `${kind} ${slug ?? rule}`;
}
