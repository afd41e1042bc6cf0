import type { Metadata } from "next";
import { bookIn, changesText } from "../../../book";
import { href } from "../../../href";
import { labelsIn } from "../../../labels/index";
import { referenceLabelsIn } from "../../../labels/reference";
import { langOf } from "../../../language";
import { describe } from "../../../metadata";
import { Reading } from "../../../reading/Reading";
import { componentsFor } from "../../../rules/components";
import { sourceOf } from "../../../rules/Edition";
import { EditionDifferences } from "../../../rules/EditionDifferences";
import styles from "../../../rules/Glossary.module.css";
import { RunningHead } from "../../../rules/RunningHead";
import { Kept } from "../../../ui/Kept";
import { Page } from "../../../ui/Page";

interface Props {
  params: Promise<{ lang: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const lang = await langOf(params);
  const { changes } = referenceLabelsIn(lang);
  const { version } = bookIn(lang).edition;
  return describe({
    lang,
    title: `${changes.title(version)} · ${labelsIn(lang).rules.title}`,
    description: changes.description(version),
    address: href.changes,
    preview: "rules",
  });
}

export default async function Changes({ params }: Props) {
  const lang = await langOf(params);
  const { changes } = referenceLabelsIn(lang);
  const book = bookIn(lang);
  const Text = await changesText(lang);
  return (
    <Page lang={lang}>
      <Reading lang={lang} source={sourceOf(book.edition, lang)} />
      <Kept page={href.changes(lang)}>
        <RunningHead lang={lang} edition={book.edition}>
          {changes.nav}
        </RunningHead>
        <div className={styles.glossary}>
          <h1 className={styles.title}>{changes.title(book.edition.version)}</h1>
          <p className={styles.intro}>{changes.intro}</p>
          <Text components={componentsFor(lang, book)} />
          <EditionDifferences lang={lang} book={book} />
        </div>
      </Kept>
    </Page>
  );
}
