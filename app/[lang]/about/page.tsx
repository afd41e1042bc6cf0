import type { Metadata } from "next";
import { bookIn } from "../../book";
import { href } from "../../href";
import { labelsIn } from "../../labels/index";
import { referenceLabelsIn } from "../../labels/reference";
import { langOf } from "../../language";
import { describe } from "../../metadata";
import { Edition } from "../../rules/Edition";
import { Page } from "../../ui/Page";
import styles from "../prose.module.css";

interface Props {
  params: Promise<{ lang: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const lang = await langOf(params);
  const { title, description } = labelsIn(lang).about;
  return describe({ lang, title, description, address: href.about, preview: "home" });
}

export default async function About({ params }: Props) {
  const lang = await langOf(params);
  const { about } = labelsIn(lang);
  const { programs } = referenceLabelsIn(lang);
  const { edition, behind } = bookIn(lang);
  return (
    <Page lang={lang}>
      <div className={styles.prose}>
        <h1>{about.title}</h1>
        <Part title={about.notice} text={about.noticeText} />
        <Part title={about.what} text={about.whatText} />
        <Part title={about.words} text={about.wordsText} />
        <p className={styles.aside}>
          <Edition edition={edition} behind={behind} lang={lang} />
        </p>
        <Part title={about.official} text={[about.officialText]} />
        <ul>
          <li>
            {about.officialLorcana}:{" "}
            <a href="https://www.disneylorcana.com" rel="noreferrer">
              disneylorcana.com
            </a>
          </li>
        </ul>
        <h2>{programs.title}</h2>
        <p>
          {programs.intro[0]} <a href={href.programs(lang)}>{programs.nav}</a>
        </p>
        <Part title={about.privacy} text={[about.privacyText]} />
      </div>
    </Page>
  );
}

function Part({ title, text }: { title: string; text: string[] }) {
  return (
    <>
      <h2>{title}</h2>
      {text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </>
  );
}
