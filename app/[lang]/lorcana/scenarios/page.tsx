import type { Metadata } from "next";
import { CaseFilter } from "../../../boards/CaseFilter";
import { CaseSummary } from "../../../boards/CaseSummary";
import { CasesDone } from "../../../boards/CasesDone";
import { bookIn } from "../../../book";
import { keywords } from "../../../facets";
import { href } from "../../../href";
import { casesLabelsIn } from "../../../labels/cases";
import { langOf } from "../../../language";
import { describe } from "../../../metadata";
import { casesBySection } from "../../../scenarios";
import { Kept } from "../../../ui/Kept";
import { Page } from "../../../ui/Page";
import styles from "./cases.module.css";

interface Props {
  params: Promise<{ lang: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const lang = await langOf(params);
  const { title, description } = casesLabelsIn(lang);
  return describe({ lang, title, description, address: href.scenarios, preview: "cases" });
}

export default async function Cases({ params }: Props) {
  const lang = await langOf(params);
  const labels = casesLabelsIn(lang);
  const { sections } = bookIn(lang);
  const titleOf = (section: string) => sections.find(({ id }) => id === section)?.title ?? "";
  return (
    <Page lang={lang}>
      <div className={styles.cases}>
        <h1 className={styles.title}>{labels.title}</h1>
        <p className={styles.intro}>{labels.intro}</p>
        <CaseFilter
          lang={lang}
          keywords={keywords.map(({ id, section }) => ({ id, name: titleOf(section) }))}
        />
        <CasesDone lang={lang} />
        <Kept page={href.scenarios(lang)}>
          {casesBySection().map(([section, cases]) => (
            <section
              key={section}
              className={styles.section}
              aria-labelledby={`section-${section}`}
              data-cases
            >
              <h2 id={`section-${section}`} className={styles.heading}>
                <span className={styles.number}>{section}</span> {titleOf(section)}
              </h2>
              <ul className={styles.list}>
                {cases.map((each) => (
                  <CaseSummary key={each.id} scenario={each} lang={lang} />
                ))}
              </ul>
            </section>
          ))}
        </Kept>
        <p className={styles.link}>
          {labels.haveLink} <a href={href.board(lang)}>{labels.openLink}</a>
        </p>
      </div>
    </Page>
  );
}
