import type { ReactNode } from "react";
import styles from "./Rule.module.css";

interface Props {
  label: string;
  /** What it says instead where the list is folded: how many there are. */
  summary: string;
  folded: boolean;
  children: ReactNode;
}

/** A list beside a rule; a long one opens when asked. */
export function Folded({ label, summary, folded, children }: Props) {
  if (folded) {
    return (
      <details>
        <summary className={styles.marginLabel}>{summary}</summary>
        {children}
      </details>
    );
  }
  return (
    <div>
      <span className={styles.marginLabel}>{label}</span> {children}
    </div>
  );
}
