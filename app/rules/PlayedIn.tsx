import { typeset } from "../../content/remark-typography.mjs";
import type { Lang } from "../../content/types";
import { href } from "../href";
import { labelsIn } from "../labels/index";
import type { ShownIn } from "../scenarios";
import { Folded } from "./Folded";
import styles from "./Rule.module.css";

const atOnce = 3;

export function PlayedIn({ scenarios, lang }: { scenarios: ShownIn[]; lang: Lang }) {
  const labels = labelsIn(lang).rules;
  return (
    <div data-screen="">
      <Folded
        label={labels.cases}
        summary={labels.casesCount(scenarios.length)}
        folded={scenarios.length > atOnce}
      >
        <ul className={styles.cases}>
          {scenarios.map(({ id, title }) => (
            <li key={id}>
              <a href={href.scenario(lang, id)}>{typeset(title[lang], lang)}</a>
            </li>
          ))}
        </ul>
      </Folded>
    </div>
  );
}
