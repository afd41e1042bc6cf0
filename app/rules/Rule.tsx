import type { ReactNode } from "react";
import type { Lang, Rule as RuleData } from "../../content/types";
import { href } from "../href";
import { labelsIn } from "../labels/index";
import type { ShownIn } from "../scenarios";
import { Icon } from "../ui/Icon";
import { Tab } from "../ui/Tab";
import { CitedBy } from "./CitedBy";
import { PlayedIn } from "./PlayedIn";
import styles from "./Rule.module.css";

interface Props {
  rule: RuleData | undefined;
  /** 0 for the section's own text, 1 for 6.5.7, 2 for 6.5.7.1. */
  depth: string;
  lang: Lang;
  citedBy: RuleData[];
  scenarios: ShownIn[];
  /** What editions did to it, for the margin. */
  marks?: ReactNode;
  children: ReactNode;
}

/** One rule: its number as a margin tab, its text, and in the margin what cites it and plays it. */
export function Rule({ rule, depth, lang, citedBy, scenarios, marks, children }: Props) {
  if (!rule) return null;
  const { id } = rule;
  const labels = labelsIn(lang).rules;
  return (
    <article id={id} data-place="" data-depth={depth} className={styles.rule}>
      <div className={styles.number}>
        <Tab id={id} href={`#${id}`} />
      </div>
      <div className={styles.tools}>
        <button type="button" className={styles.tool} data-do="link" aria-label={labels.copy(id)}>
          <Icon name="link" />
        </button>
        <a className={styles.tool} href={href.rulePage(lang, id)} data-do="more" aria-label={labels.more(id)}>
          <Icon name="more" />
        </a>
      </div>
      <div className={styles.text} data-text="">
        {children}
      </div>
      <div className={styles.margin}>
        {citedBy.length > 0 && <CitedBy rules={citedBy} lang={lang} />}
        {scenarios.length > 0 && <PlayedIn scenarios={scenarios} lang={lang} />}
        {marks}
      </div>
    </article>
  );
}
