import type { Metadata } from "next";
import { bookIn, glossaryText } from "../../../book";
import { labelsIn } from "../../../labels/index";
import { langOf } from "../../../language";
import { componentsFor } from "../../../rules/components";
import styles from "../../../rules/Glossary.module.css";
import { Letters } from "../../../rules/Letters";
import { PageScript } from "../../../rules/PageScript";
import { RunningHead } from "../../../rules/RunningHead";
import { Page } from "../../../ui/Page";

interface Props {
  params: Promise<{ lang: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { glossary } = labelsIn(await langOf(params));
  return { title: glossary.title, description: glossary.description };
}

export default async function Glossary({ params }: Props) {
  const lang = await langOf(params);
  const { glossary, nav } = labelsIn(lang);
  const book = bookIn(lang);
  const Text = await glossaryText(lang);
  return (
    <Page lang={lang}>
      <RunningHead lang={lang} edition={book.edition}>
        {nav.glossary}
      </RunningHead>
      <div className={styles.glossary}>
        <h1 className={styles.title}>{glossary.title}</h1>
        <p className={styles.intro}>{glossary.intro}</p>
        <Letters terms={book.terms} label={glossary.letters} />
        <PageScript lang={lang} />
        <Text components={componentsFor(lang, book)} />
      </div>
    </Page>
  );
}
