import { Fragment } from "react";
import type { Lang } from "../../content/types";
import { Glyph, glyphLetters } from "../ui/Glyph";

/** A text with its symbols, `{S}` …, as glyphs. */
export function Symbols({ text, lang }: { text: string; lang: Lang }) {
  return text.split(/\{([SWLEI])\}/).map((part, at) => {
    const name = at % 2 === 1 ? glyphLetters[part] : undefined;
    // biome-ignore lint/suspicious/noArrayIndexKey: a text's parts never change places
    return <Fragment key={at}>{name ? <Glyph name={name} lang={lang} /> : part}</Fragment>;
  });
}
