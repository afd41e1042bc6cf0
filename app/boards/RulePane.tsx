import type { Lang } from "../../content/types";
import { boardLabelsIn } from "../labels/board";
import { Rule } from "./Rule";
import styles from "./RulePane.module.css";
import type { RuleTexts } from "./ruleTexts";
import { Symbols } from "./Symbols";
import { useRuleText } from "./useRuleText";

interface Props {
  id: string;
  /** Rules the step follows at the same time. */
  also: readonly string[];
  rules: RuleTexts;
  lang: Lang;
}

/** The rule that makes the current step happen. */
export function RulePane({ id, also, rules, lang }: Props) {
  const labels = boardLabelsIn(lang).rule;
  const found = useRuleText(id, rules, lang);
  return (
    <section className={styles.pane} aria-label={labels.title} data-rule-pane={id}>
      <header className={styles.head}>
        <Rule id={id} lang={lang} now />
        {found.state === "found" && <h2 className={styles.title}>{found.rule.title}</h2>}
      </header>
      {found.state === "found" ? (
        <div className={styles.text}>
          {found.rule.text.split("\n\n").map((paragraph) => (
            <p key={paragraph}>
              <Symbols text={paragraph} lang={lang} />
            </p>
          ))}
        </div>
      ) : (
        <p className={styles.none}>{found.state === "loading" ? labels.loading : labels[found.state](id)}</p>
      )}
      {also.length > 0 && (
        <p className={styles.also}>
          {labels.also}{" "}
          {also.map((each) => (
            <Rule key={each} id={each} lang={lang} />
          ))}
        </p>
      )}
    </section>
  );
}
