import type { Lang } from "../../content/types";
import { boardLabelsIn } from "../labels/board";
import { placeHash } from "./address";
import styles from "./Lines.module.css";
import type { OfferedLine } from "./line";

/** The example and its variants, each a link to its start. */
export function Lines({
  lines,
  current,
  ask,
  lang,
}: {
  lines: readonly OfferedLine[];
  current: string | null;
  /** They ask first, as the current one does. */
  ask: boolean;
  lang: Lang;
}) {
  const labels = boardLabelsIn(lang).case;
  if (lines.length < 2) return null;
  return (
    <nav className={styles.lines} aria-label={labels.variants}>
      <ul>
        {lines.map(({ id, title }) => (
          <li key={id ?? ""}>
            <a
              className={styles.line}
              href={placeHash(id, 0, ask) || "#step=0"}
              aria-current={id === current ? "true" : undefined}
            >
              {id === null ? labels.main : title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
