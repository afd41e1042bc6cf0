import type { ReactNode } from "react";
import type { Lang } from "../../content/types";
import { href } from "../href";
import { labelsIn } from "../labels/index";
import type { ShownIn } from "../scenarios";
import styles from "./asides.module.css";

interface ExampleProps {
  /** None where the page tells the example a second time. */
  anchor?: string;
  label: string;
  lang: Lang;
  /** The board that plays it, where there is one. */
  board: ShownIn | undefined;
  children: ReactNode;
}

export function Example({ anchor, label, lang, board, children }: ExampleProps) {
  return (
    <div id={anchor} className={styles.example}>
      <p className={styles.label}>{label}</p>
      {children}
      {board && (
        <p className={styles.play} data-screen="">
          <a href={href.scenario(lang, board.id)}>{labelsIn(lang).rules.playExample}</a>
        </p>
      )}
    </div>
  );
}

export function Note({ kind, label, children }: { kind: string; label: string; children: ReactNode }) {
  return (
    <div className={styles.note} data-kind={kind}>
      <p className={styles.label}>{label}</p>
      {children}
    </div>
  );
}
