import { typeset } from "../../content/remark-typography.mjs";
import type { Section } from "../../content/types";
import { nameOf } from "./family";
import styles from "./SectionRules.module.css";

/** The rules of a section at its first level; the script of the page marks the one the reader is at. */
export function SectionRules({ section }: { section: Section }) {
  const rules = section.rules.filter(({ id }) => id.split(".").length === 3);
  return (
    <ol className={styles.rules} data-toc="">
      {rules.map((rule) => (
        <li key={rule.id}>
          <a className={styles.rule} href={`#${rule.id}`}>
            <span className={styles.number}>{rule.id}</span>{" "}
            <span data-name="">{typeset(nameOf(rule, section.title), section.lang)}</span>
          </a>
        </li>
      ))}
    </ol>
  );
}
