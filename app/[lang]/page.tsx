import type { Metadata } from "next";
import { typeset } from "../../content/remark-typography.mjs";
import { CasesToPlay } from "../boards/CasesToPlay";
import { bookIn } from "../book";
import { gamesIn } from "../games";
import { href } from "../href";
import { labelsIn } from "../labels/index";
import { langOf } from "../language";
import { describe } from "../metadata";
import { EditionShort } from "../rules/Edition";
import { casesToStart, ruleOf } from "../scenarios";
import { HomeSearch } from "../search/HomeSearch";
import { StructuredData, website } from "../structured";
import { Page } from "../ui/Page";
import { Chapters } from "./Chapters";
import styles from "./home.module.css";

interface Props {
  params: Promise<{ lang: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const lang = await langOf(params);
  const { title, description } = labelsIn(lang).home;
  return describe({ lang, title, description, address: href.home, preview: "home", type: "website" });
}

export default async function Home({ params }: Props) {
  const lang = await langOf(params);
  const { home, name, nav } = labelsIn(lang);
  const book = bookIn(lang);
  return (
    <Page lang={lang} search={false}>
      <div className={styles.hero}>
        <h1 className={styles.lead}>{home.lead}</h1>
        <div className={styles.search}>
          <HomeSearch lang={lang} />
        </div>
        <noscript>
          <p className={styles.hint}>{home.noScript}</p>
        </noscript>
        <p className={styles.hint}>{home.hint}</p>
      </div>

      <section className={styles.block} aria-labelledby="chapters">
        <h2 id="chapters" className={styles.heading}>
          {home.sections}
          <span className={styles.edition}>
            <EditionShort edition={book.edition} lang={lang} />
          </span>
        </h2>
        <Chapters lang={lang} chapters={book.chapters} />
        <p className={styles.more}>
          <a href={href.contents(lang)}>{home.allSections}</a>
          <a href={href.glossary(lang)}>{nav.glossary}</a>
        </p>
      </section>

      <section className={styles.block} aria-labelledby="cases">
        <h2 id="cases" className={styles.heading}>
          {home.cases}
        </h2>
        <p className={styles.text}>{home.casesText}</p>
        <CasesToPlay
          lang={lang}
          cases={casesToStart().map((each) => ({
            id: each.id,
            rule: each.example ?? ruleOf(each),
            title: typeset(each.title[lang], lang),
          }))}
        />
        <p className={styles.more}>
          <a href={href.scenarios(lang)}>{home.openCases}</a>
        </p>
      </section>

      <section className={styles.block} aria-labelledby="games">
        <h2 id="games" className={styles.heading}>
          {home.games}
        </h2>
        <ul className={styles.games}>
          {gamesIn(lang).map((game) => (
            <li key={game.id} className={styles.game} data-live={game.href ? true : undefined}>
              <h3 className={styles.gameName}>
                {game.href ? <a href={game.href}>{game.name}</a> : game.name}
              </h3>
              <p className={styles.status}>{game.href ? home.live : home.coming}</p>
              <p className={styles.gameText}>{game.text}</p>
            </li>
          ))}
        </ul>
        <p className={styles.hint}>{home.offline}</p>
      </section>
      <StructuredData data={website(lang, name, href.home(lang))} />
    </Page>
  );
}
