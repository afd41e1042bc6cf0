import { typeset } from "../../content/remark-typography.mjs";
import { sectionOf } from "../../content/rule-number";
import type { Lang } from "../../content/types";
import type { Scenario } from "../../scenarios/format";
import { href } from "../href";
import { boardLabelsIn } from "../labels/board";
import { cardsIn, stepsOf } from "../scenarios";
import styles from "./CaseSummary.module.css";

/** A case in the list of cases: what it plays, and with what. */
export function CaseSummary({ scenario, lang }: { scenario: Scenario; lang: Lang }) {
  const labels = boardLabelsIn(lang).cases;
  const { id, title, story, example, rules, setup, variants = [] } = scenario;
  return (
    <li className={styles.case} data-case={id}>
      <h3 className={styles.title}>
        <a href={href.scenario(lang, id)}>{typeset(title[lang], lang)}</a>
      </h3>
      <p className={styles.facts}>
        {example ? labels.example(example) : labels.ours} · {labels.steps(stepsOf(scenario))}
        {variants.length > 0 && ` · ${labels.variants(variants.length)}`}
      </p>
      <p className={styles.story}>{typeset(story[lang], lang)}</p>
      <dl className={styles.lists}>
        <dt>{labels.rules}</dt>
        <dd className="figures">
          <ul>
            {rules.map((rule) => (
              <li key={rule}>
                <a href={href.rule(lang, sectionOf(rule), rule)}>{rule}</a>
              </li>
            ))}
          </ul>
        </dd>
        <dt>{labels.cards}</dt>
        <dd>
          <ul>
            {cardsIn(setup, lang).map((card) => (
              <li key={card}>{card}</li>
            ))}
          </ul>
        </dd>
      </dl>
    </li>
  );
}
