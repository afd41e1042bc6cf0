import type { ReactNode } from "react";
import styles from "./inline.module.css";

/** A rule named in a text. */
export function RuleLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a className={styles.ruleLink} href={to} data-peek="">
      {children}
    </a>
  );
}

/** A rule of the document that we have not written yet: named, not linked. */
export function RuleName({ children }: { children: ReactNode }) {
  return <span className={styles.ruleName}>{children}</span>;
}

/** A word the glossary defines. */
export function TermLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a className={styles.term} href={to} data-peek="">
      {children}
    </a>
  );
}
