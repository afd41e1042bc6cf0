import type { Metadata } from "next";
import { OpenedBoard } from "../../../boards/OpenedBoard";
import { Spoken } from "../../../boards/Spoken";
import { href } from "../../../href";
import { boardLabelsIn } from "../../../labels/boards";
import { langOf } from "../../../language";
import { describe } from "../../../metadata";
import { cases, ruleOf } from "../../../scenarios";
import { Page } from "../../../ui/Page";
import styles from "./board.module.css";

interface Props {
  params: Promise<{ lang: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const lang = await langOf(params);
  const { title, description } = boardLabelsIn(lang).opened;
  return describe({
    lang,
    title: `${title} · Rulebench`,
    description,
    address: href.board,
    preview: "cases",
  });
}

export default async function OpenBoard({ params }: Props) {
  const lang = await langOf(params);
  const { opened } = boardLabelsIn(lang);
  return (
    <Page lang={lang}>
      <div className={styles.page}>
        <h1 className={styles.title}>{opened.title}</h1>
        <noscript>
          <p>{opened.noScript}</p>
        </noscript>
        <Spoken lang={lang}>
          <OpenedBoard
            lang={lang}
            cases={cases.map((each) => ({
              id: each.id,
              rule: each.example ?? ruleOf(each),
              title: each.title[lang],
            }))}
          />
        </Spoken>
      </div>
    </Page>
  );
}
