import type { Metadata } from "next";
import { bookIn, glossaryText } from "../../../book";
import { href } from "../../../href";
import { labelsIn } from "../../../labels/index";
import { langOf } from "../../../language";
import { describe } from "../../../metadata";
import { Reading } from "../../../reading/Reading";
import { componentsFor } from "../../../rules/components";
import { sourceOf } from "../../../rules/Edition";
import styles from "../../../rules/Glossary.module.css";
import { Letters } from "../../../rules/Letters";
import { RunningHead } from "../../../rules/RunningHead";
import { Kept } from "../../../ui/Kept";
import { Page } from "../../../ui/Page";

interface Props {
  params: Promise<{ lang: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const lang = await langOf(params);
  const { title, description } = labelsIn(lang).glossary;
  return describe({ lang, title, description, address: href.glossary, preview: "glossary" });
}

export default async function Glossary({ params }: Props) {
  const lang = await langOf(params);
  const { glossary, nav } = labelsIn(lang);
  const book = bookIn(lang);
  const Text = await glossaryText(lang);
  return (
    <Page lang={lang}>
      <Reading lang={lang} source={sourceOf(book.edition, lang)} />
      <Kept page={href.glossary(lang)}>
        <RunningHead lang={lang} edition={book.edition}>
          {nav.glossary}
        </RunningHead>
        <div className={styles.glossary}>
          <h1 className={styles.title}>{glossary.title}</h1>
          <p className={styles.intro}>{glossary.intro}</p>
          <Letters terms={book.terms} label={glossary.letters} />
          <Text components={componentsFor(lang, book)} />
        </div>
      </Kept>
    </Page>
  );
}
