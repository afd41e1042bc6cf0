import type { ReactNode } from "react";
import type { Lang } from "../../content/types";
import { href } from "../href";
import { labelsIn } from "../labels/index";
import type { ShownIn } from "../scenarios";
import { Tab } from "../ui/Tab";
import { CitedBy } from "./CitedBy";
import styles from "./Rule.module.css";

interface Props {
  id: string;
  /** 1 for 6.5.7, 2 for 6.5.7.1. */
  depth: string;
  lang: Lang;
  citedBy: { id: string; section: string }[];
  scenarios: ShownIn[];
  children: ReactNode;
}

/** One rule: its number as a margin tab, its text, and in the margin what cites it and plays it. */
export function Rule({ id, depth, lang, citedBy, scenarios, children }: Props) {
  const labels = labelsIn(lang).rules;
  return (
    <article id={id} data-rule data-depth={depth} className={styles.rule} aria-label={labels.permalink(id)}>
      <div className={styles.number}>
        <Tab id={id} href={`#${id}`} label={labels.permalink(id)} />
      </div>
      <button
        type="button"
        className={styles.copy}
        data-copy={id}
        aria-label={labels.copy(id)}
        title={labels.copy(id)}
      >
        <LinkIcon />
      </button>
      <div className={styles.text}>{children}</div>
      <div className={styles.margin}>
        {citedBy.length > 0 && <CitedBy rules={citedBy} lang={lang} />}
        {scenarios.length > 0 && (
          <div>
            <span className={styles.marginLabel}>{labels.cases}</span>
            <ul className={styles.cases}>
              {scenarios.map((scenario) => (
                <li key={scenario.id}>
                  <a href={href.scenario(lang, scenario.id)}>{scenario.title[lang]}</a>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </article>
  );
}

function LinkIcon() {
  return (
    <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
      <path
        d="M10 14a4 4 0 0 0 5.7 0l4-4A4 4 0 0 0 14 4.3l-1.5 1.5M14 10a4 4 0 0 0-5.7 0l-4 4A4 4 0 0 0 10 19.7l1.5-1.5"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </svg>
  );
}
