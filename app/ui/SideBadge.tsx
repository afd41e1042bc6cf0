import type { Lang } from "../../content/types";
import { labelsIn } from "../labels/index";
import styles from "./SideBadge.module.css";

export type Side = "first" | "second";

interface Props {
  side: Side;
  lang: Lang;
  /** A player's own name, else "First player" … */
  name?: string;
  /** This player decides now. */
  deciding?: boolean;
}

/** A player: a round badge for the first, a diamond for the second; ringed in the accent when they decide. */
export function SideBadge({ side, lang, name, deciding = false }: Props) {
  return (
    <span className={`side-${side} ${styles.badge}`} data-deciding={deciding || undefined}>
      <svg className={styles.shape} viewBox="0 0 16 16" aria-hidden="true">
        {side === "first" ? <circle cx="8" cy="8" r="6.5" /> : <path d="M8 .5 15.5 8 8 15.5.5 8z" />}
      </svg>
      {name ?? labelsIn(lang).sides[side]}
    </span>
  );
}
