import { otherNumbers } from "../../content/editions";
import type { Lang, Rule } from "../../content/types";
import type { Book } from "../book";
import { href } from "../href";
import { referenceLabelsIn } from "../labels/reference";
import styles from "./EditionDifferences.module.css";
import { RuleNumbers } from "./RuleNumbers";

/** Every rule that the other edition counts or words differently. */
export function EditionDifferences({ lang, book }: { lang: Lang; book: Book }) {
  const labels = referenceLabelsIn(lang).editions;
  const rules = book.sections.flatMap((section) => section.rules);
  const renumbered = rules.flatMap((rule) =>
    otherNumbers("lorcana", rule.id).map((other) => ({ rule, ...other })),
  );
  return (
    <section className={styles.differences} aria-labelledby="editions">
      <h2 id="editions" className={styles.title}>
        {labels.title}
      </h2>
      <p className={styles.intro}>{labels.intro}</p>
      <h3 className={styles.heading}>{labels.numbers}</h3>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{labels.ours}</th>
            <th scope="col">{labels.theirs}</th>
          </tr>
        </thead>
        <tbody>
          {renumbered.map(({ rule, number }) => (
            <tr key={rule.id}>
              <td>
                <a href={href.rule(lang, rule.section, rule.id)} data-peek="">
                  {rule.id}
                </a>
              </td>
              <td>{number ?? labels.none}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h3 className={styles.heading}>{labels.wording}</h3>
      <RuleNumbers
        rules={rules.filter(isWordedOtherwise).map(({ id }) => id)}
        label={labels.wording}
        lang={lang}
        book={book}
      />
    </section>
  );
}

function isWordedOtherwise({ notes }: Rule): boolean {
  return notes.some(({ kind }) => kind === "edition");
}
