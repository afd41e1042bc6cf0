import type { ReactElement } from "react";
import type { Lang, Rule } from "../../content/types";
import { bookIn, sectionText } from "../book";
import { href } from "../href";
import { labelsIn } from "../labels/index";
import { otherLang } from "../language";
import { Icon } from "../ui/Icon";
import { Tab } from "../ui/Tab";
import styles from "./BothLanguages.module.css";
import { textComponents } from "./components";
import { differenceAt } from "./difference";
import { EditionMark } from "./EditionMark";
import { piecesOf } from "./pieces";

/** The texts of a section's rules by their number, in the language of the page and in the other. */
export type Texts = Record<"own" | "other", Map<string, ReactElement>>;

export async function textsIn(lang: Lang, section: string): Promise<Texts> {
  const read = async (each: Lang) =>
    piecesOf(await sectionText(each, section), textComponents(each, bookIn(each), each === lang));
  return { own: await read(lang), other: await read(otherLang(lang)) };
}

interface Props {
  lang: Lang;
  rules: Rule[];
  texts: Texts;
}

/** A section rule by rule, the language of the page first; what the editions do not give alike is marked. */
export function BothLanguages({ lang, rules, texts }: Props) {
  const labels = labelsIn(lang).rules;
  // A section without a text of its own is but a heading.
  const written = rules.filter(({ id }) => texts.own.has(id));
  return written.map((rule) => (
    <article
      key={rule.id}
      id={rule.id}
      data-place=""
      data-differs={differenceAt(rule) ? "" : undefined}
      className={styles.row}
    >
      <div className={styles.head}>
        <Tab id={rule.id} href={`#${rule.id}`} />
        <EditionMark rule={rule} lang={lang} />
        <a
          className={styles.tool}
          href={href.rulePage(lang, rule.id)}
          data-do="more"
          aria-label={labels.more(rule.id)}
        >
          <Icon name="more" />
        </a>
      </div>
      <div className={styles.text} lang={lang} data-text="">
        {texts.own.get(rule.id)}
      </div>
      <div className={styles.text} lang={otherLang(lang)}>
        {texts.other.get(rule.id)}
      </div>
    </article>
  ));
}
