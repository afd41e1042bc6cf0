import type { Lang } from "../../content/types";
import { labelsIn } from "../labels/index";
import styles from "./Glyph.module.css";

/** The symbols of the game, in shapes of our own. */
export type GlyphName = "strength" | "willpower" | "lore" | "exert" | "ink";

/** The letters the rules' source writes them with: `{S}` … */
export const glyphLetters: Record<string, GlyphName> = {
  S: "strength",
  W: "willpower",
  L: "lore",
  E: "exert",
  I: "ink",
};

const shapes: Record<GlyphName, string> = {
  // a sword
  strength:
    "M22 2v4.6L11.9 16.7 7.3 12.1 17.4 2zM3.6 12.6l2.1-2.1 7.8 7.8-2.1 2.1zM6 15.7l2.3 2.3-4 4L2 19.7z",
  // a rook
  willpower: "M5 3h3.4v2.6h2V3h3.2v2.6h2V3H19v7l-2.2 1.8v4.6L19.5 19v2.5h-15V19l2.7-2.6v-4.6L5 10z",
  // an open book
  lore: "M2 4.5c3.4-.9 6.6-.5 9 1.3v14.4c-2.4-1.8-5.6-2.2-9-1.3zM22 4.5c-3.4-.9-6.6-.5-9 1.3v14.4c2.4-1.8 5.6-2.2 9-1.3z",
  // a card laid on its side by a quarter turn
  exert:
    "M1.5 13h21v9.5h-21zM4 10.5C4 5 7.8 1.5 12.5 1.5c4.3 0 7.1 2.5 7.9 5h2.1l-3.7 4.5-3.8-4.5h2.2c-.7-1.3-2.3-2.2-4.7-2.2-3.2 0-5.4 2.2-5.7 6.2z",
  // a drop
  ink: "M12 1.5c3.6 4.6 7 8.6 7 12.9a7 7 0 0 1-14 0c0-4.3 3.4-8.3 7-12.9z",
};

export function Glyph({ name, lang }: { name: GlyphName; lang: Lang }) {
  const label = labelsIn(lang).symbols[name];
  return (
    <svg className={styles.glyph} viewBox="0 0 24 24" role="img" aria-label={label}>
      <title>{label}</title>
      <path d={shapes[name]} fill="currentColor" fillRule="evenodd" />
    </svg>
  );
}
