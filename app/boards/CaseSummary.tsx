import { typeset } from "../../content/remark-typography.mjs";
import type { Lang } from "../../content/types";
import type { Scenario } from "../../scenarios/format";
import { keywordsOf, levelOf } from "../facets";
import { href } from "../href";
import { casesLabelsIn } from "../labels/cases";
import { cardsIn, stepsOf } from "../scenarios";
import styles from "./CaseSummary.module.css";
import { Level } from "./Level";

/** A case in the list of cases: what it plays, and with what. Its attributes are what the list is filtered by. */
export function CaseSummary({ scenario, lang }: { scenario: Scenario; lang: Lang }) {
  const labels = casesLabelsIn(lang);
  const { id, title, example, rules, setup, variants = [] } = scenario;
  const level = levelOf(scenario);
  const facts = [
    example ? labels.example(example) : labels.ours,
    labels.steps(stepsOf(scenario)),
    ...(variants.length > 0 ? [labels.variants(variants.length)] : []),
  ];
  return (
    <li
      className={styles.case}
      data-case={example ? "example" : "ours"}
      data-rules={rules.join(" ")}
      data-keywords={keywordsOf(scenario).join(" ")}
      data-level={level}
    >
      <h3 className={styles.title}>
        <a href={href.scenario(lang, id)}>{typeset(title[lang], lang)}</a>
      </h3>
      <p className={styles.facts}>
        <Level of={level} lang={lang} /> {facts.join(" · ")}
      </p>
      <p className={styles.cards} data-cards>
        {cardsIn(setup, lang).join(" · ")}
      </p>
    </li>
  );
}
