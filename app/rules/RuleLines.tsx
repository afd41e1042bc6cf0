import { typeset } from "../../content/remark-typography.mjs";
import type { Lang, Rule } from "../../content/types";
import { Symbols } from "../boards/Symbols";
import { href } from "../href";
import { Tab } from "../ui/Tab";
import { isHeaded } from "./family";
import styles from "./RuleLines.module.css";

interface Props {
  lang: Lang;
  title: string;
  sectionTitle: string;
  rules: Rule[];
  /** Context rather than content. */
  quiet?: boolean;
}

/** Rules in their full wording, each with the way to its own page. */
export function RuleLines({ lang, title, sectionTitle, rules, quiet = false }: Props) {
  if (rules.length === 0) return null;
  return (
    <section className={quiet ? `${styles.lines} ${styles.quiet}` : styles.lines}>
      <h2 className={styles.title}>{title}</h2>
      <ol className={styles.list}>
        {rules.map((rule) => (
          <li key={rule.id} className={styles.line}>
            <Tab id={rule.id} href={href.rulePage(lang, rule.id)} />
            <p className={styles.text}>
              {isHeaded(rule, sectionTitle) && <b>{typeset(rule.title, lang)}. </b>}
              <Symbols text={typeset(rule.text, lang)} lang={lang} />
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
