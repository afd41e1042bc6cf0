import type { Lang } from "../../content/types";
import { href } from "../href";
import { labelsIn } from "../labels/index";
import styles from "./Rule.module.css";

const atOnce = 6;

export function CitedBy({ rules, lang }: { rules: { id: string; section: string }[]; lang: Lang }) {
  const label = labelsIn(lang).rules.citedBy;
  const list = (
    <ul className={styles.cited}>
      {rules.map(({ id, section }) => (
        <li key={id}>
          <a href={href.rule(lang, section, id)}>{id}</a>
        </li>
      ))}
    </ul>
  );
  if (rules.length <= atOnce) {
    return (
      <div>
        <span className={styles.marginLabel}>{label}</span> {list}
      </div>
    );
  }
  return (
    <details>
      <summary className={styles.marginLabel}>
        {label} {labelsIn(lang).rules.count(rules.length)}
      </summary>
      {list}
    </details>
  );
}
