import type { Lang, Rule } from "../../content/types";
import { labelsIn } from "../labels/index";
import { differenceAt, wordingOf } from "./difference";
import styles from "./EditionMark.module.css";

/** Marks a rule that the editions do not give alike; a note under the rule says in what. */
export function EditionMark({ rule, lang }: { rule: Rule; lang: Lang }) {
  const difference = differenceAt(rule);
  if (!difference) return null;
  return <p className={styles.mark}>{wordingOf(difference, labelsIn(lang))}</p>;
}
