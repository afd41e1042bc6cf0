import type { Metadata } from "next";
import { bookIn } from "../book";
import { gamesIn } from "../games";
import { href } from "../href";
import { labelsIn } from "../labels/index";
import { langOf } from "../language";
import { SearchBox } from "../search/SearchBox";
import { Page } from "../ui/Page";
import { Tab } from "../ui/Tab";
import styles from "./home.module.css";

interface Props {
  params: Promise<{ lang: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { home } = labelsIn(await langOf(params));
  return { title: home.title, description: home.description };
}

export default async function Home({ params }: Props) {
  const lang = await langOf(params);
  const { home, search, nav, rules } = labelsIn(lang);
  const book = bookIn(lang);
  return (
    <Page lang={lang} search={false}>
      <div className={styles.hero}>
        <h1 className={styles.lead}>{home.lead}</h1>
        <p className={styles.sub}>{home.sub}</p>
        <div className={styles.search}>
          <SearchBox lang={lang} focused />
        </div>
        <p className={styles.hint}>{search.hint}</p>
        <noscript>
          <p>{search.noScript}</p>
        </noscript>
      </div>

      <section className={styles.block} aria-labelledby="chapters">
        <h2 id="chapters" className={styles.heading}>
          {home.sections}
        </h2>
        <ol className={styles.chapters}>
          {book.chapters.map((chapter) => (
            <li key={chapter.id}>
              <a className={styles.chapter} href={`${href.contents(lang)}#${chapter.id}`}>
                <Tab id={chapter.id} />
                <span className={styles.name}>{chapter.title}</span>
                <span className={styles.count}>
                  {rules.count(chapter.sections.flatMap((section) => section.rules).length)}
                </span>
              </a>
            </li>
          ))}
        </ol>
        <p className={styles.more}>
          <a href={href.contents(lang)}>{home.allSections}</a>
        </p>
      </section>

      <div className={styles.doors}>
        <Door title={home.cases} text={home.casesText} to={href.scenarios(lang)} action={home.openCases} />
        <Door title={home.table} text={home.tableText} to={href.table(lang)} action={home.openTable} />
        <Door
          title={nav.glossary}
          text={home.glossaryText}
          to={href.glossary(lang)}
          action={home.openGlossary}
        />
      </div>

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
    </Page>
  );
}

function Door({ title, text, to, action }: { title: string; text: string; to: string; action: string }) {
  return (
    <section className={styles.door}>
      <h2 className={styles.doorTitle}>{title}</h2>
      <p>{text}</p>
      <a href={to}>{action}</a>
    </section>
  );
}
