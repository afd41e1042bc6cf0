import { sectionOf } from "../../content/rule-number";
import type { Lang } from "../../content/types";
import type { Pass } from "../../engine/lorcana/index";
import { href } from "../href";
import { boardLabelsIn } from "../labels/board";
import styles from "./Conditions.module.css";
import { Rule } from "./Rule";

interface Props {
  pass: Pass;
  /** The pass the board is at: its conditions stand there in words. */
  current: boolean;
  lang: Lang;
}

/** What a pass looked at, and whether it was so: a mark a condition, each leading to its rule. */
export function Conditions({ pass: { looked, found }, current, lang }: Props) {
  const { check: labels, colon } = boardLabelsIn(lang);
  return (
    <ul className={current ? styles.list : styles.marks} aria-label={labels.looked}>
      {looked.map((rule) => {
        const isMet = found.some((finding) => finding.rule === rule);
        const name = labels.conditions[rule];
        const answer = isMet ? labels.met : labels.unmet;
        const mark = (
          <span className={styles.mark} aria-hidden="true">
            {isMet ? "✓" : "–"}
          </span>
        );
        return (
          <li key={rule} className={styles.condition} data-condition={rule} data-met={isMet || undefined}>
            {current ? (
              <>
                {mark}
                <Rule id={rule} lang={lang} />
                <p>
                  {name}
                  <b className="visually-hidden">{`${colon}${answer}`}</b>
                </p>
              </>
            ) : (
              <a
                href={href.rule(lang, sectionOf(rule), rule)}
                aria-label={`${rule}, ${name}${colon}${answer}`}
                title={`${rule} · ${name}${colon}${answer}`}
              >
                {mark}
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}
