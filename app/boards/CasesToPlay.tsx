import type { Lang } from "../../content/types";
import { href } from "../href";
import { Tab } from "../ui/Tab";
import styles from "./CasesToPlay.module.css";

/** A case as far as a link to it needs to know it. */
export interface CaseName {
  readonly id: string;
  readonly rule: string;
  readonly title: string;
}

export function CasesToPlay({ cases, lang }: { cases: readonly CaseName[]; lang: Lang }) {
  return (
    <ul className={styles.cases}>
      {cases.map(({ id, rule, title }) => (
        <li key={id}>
          <a className={styles.case} href={href.scenario(lang, id)}>
            <Tab id={rule} /> <span>{title}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
