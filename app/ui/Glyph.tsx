import type { Lang } from "../../content/types";
import { scriptLabelsIn } from "../labels/script";
import styles from "./Glyph.module.css";
import type { GlyphName } from "./shapes";
import { glyphId } from "./spriteIds";

export type { GlyphName } from "./shapes";

/** The letters the rules' source writes them with: `{S}` … */
export const glyphLetters: Record<string, GlyphName> = {
  S: "strength",
  W: "willpower",
  L: "lore",
  E: "exert",
  I: "ink",
};

export function Glyph({ name, lang }: { name: GlyphName; lang: Lang }) {
  return (
    <svg className={styles.glyph} role="img">
      <title>{scriptLabelsIn(lang).symbols[name]}</title>
      <use href={`#${glyphId(name)}`} />
    </svg>
  );
}
