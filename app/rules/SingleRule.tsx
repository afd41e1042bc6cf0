import type { ReactElement, ReactNode } from "react";
import type { Lang, Rule } from "../../content/types";
import { bookIn, sectionText } from "../book";
import { labelsIn } from "../labels/index";
import { otherLang } from "../language";
import { textComponents } from "./components";
import { Marks } from "./Marks";
import { piecesOf } from "./pieces";
import { RuleTools } from "./RuleTools";
import styles from "./SingleRule.module.css";

/** The text of one rule, with its examples and notes. `anchors`: see textComponents. */
export async function textOf(rule: Rule, lang: Lang, anchors: boolean): Promise<ReactElement | undefined> {
  const Text = await sectionText(lang, rule.section);
  return piecesOf(Text, textComponents(lang, bookIn(lang), anchors)).get(rule.id);
}

interface Props {
  lang: Lang;
  rule: Rule;
  children: ReactNode;
}

export function SingleRule({ lang, rule, children }: Props) {
  return (
    <article id={rule.id} data-place="" className={styles.rule}>
      <div className={styles.text} data-text="">
        {children}
      </div>
      <div className={styles.marks}>
        <Marks id={rule.id} lang={lang} book={bookIn(lang)} />
      </div>
      <RuleTools lang={lang} />
    </article>
  );
}

/** The same rule in the language the page is not in. `lang`: the page's. */
export function Translation({ lang, children }: { lang: Lang; children: ReactNode }) {
  return (
    <section className={styles.translation} aria-labelledby="translation">
      <h2 id="translation" className={styles.heading}>
        {labelsIn(lang).views.inOther}
      </h2>
      <div className={styles.text} lang={otherLang(lang)}>
        {children}
      </div>
    </section>
  );
}
