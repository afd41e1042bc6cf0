import type { Lang, Rule } from "../../content/types";
import { href } from "../href";
import { labelsIn } from "../labels/index";
import { Folded } from "./Folded";
import styles from "./Rule.module.css";

const atOnce = 6;

export function CitedBy({ rules, lang }: { rules: Rule[]; lang: Lang }) {
  const labels = labelsIn(lang).rules;
  return (
    <Folded
      label={labels.citedBy}
      summary={`${labels.citedBy} ${labels.count(rules.length)}`}
      folded={rules.length > atOnce}
    >
      <ul className={styles.cited}>
        {rules.map(({ id, section }) => (
          <li key={id}>
            <a href={href.rule(lang, section, id)} data-peek="">
              {id}
            </a>
          </li>
        ))}
      </ul>
    </Folded>
  );
}
