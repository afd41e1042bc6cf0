import type { Lang } from "../../content/types";
import { href } from "../href";
import { scriptLabelsIn } from "../labels/script";
import { glyphId } from "../ui/spriteIds";

/** A rule as it is handed on to others. */
export interface Cited {
  id: string;
  /** The rule's own page: that is what a chat shows a preview of. */
  link: string;
  citation: string;
}

/** `source`: the document we restate, its version and its date. */
export function citedRule(rule: Element, lang: Lang, source: string): Cited {
  const link = new URL(href.rulePage(lang, rule.id), location.origin).href;
  const text = wordingOf(rule);
  return { id: rule.id, link, citation: scriptLabelsIn(lang).reading.citation(rule.id, source, text, link) };
}

/** Our wording alone, without examples and notes; symbols as they are typed, `{S}`. */
function wordingOf(rule: Element): string {
  const paragraphs = rule.querySelector("[data-text]")?.querySelectorAll(":scope > p") ?? [];
  return [...paragraphs]
    .map((each) =>
      textOf(each)
        .replace(/[ \n]+/g, " ")
        .trim(),
    )
    .join(" ");
}

function textOf(paragraph: Element): string {
  const copy = paragraph.cloneNode(true) as Element;
  for (const glyph of copy.querySelectorAll("svg")) {
    const name =
      glyph
        .querySelector("use")
        ?.getAttribute("href")
        ?.replace(`#${glyphId("")}`, "") ?? "";
    glyph.replaceWith(`{${name.charAt(0).toUpperCase()}}`);
  }
  return copy.textContent ?? "";
}

export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false; // the browser forbids it here
  }
}

export function share({ id, link, citation }: Cited): void {
  // The reader may close the sheet without sharing: nothing to say then.
  navigator.share({ title: id, text: citation.slice(0, -link.length).trim(), url: link }).catch(() => {});
}
