import type { Lang } from "../../content/types";
import { href } from "../href";
import { labelsIn } from "../labels/index";
import { SearchButton } from "../search/SearchButton";
import { ThemeSwitch } from "../theme/ThemeSwitch";
import { Brand } from "./Brand";
import styles from "./Header.module.css";
import { LanguageSwitch } from "./LanguageSwitch";
import { NavLink } from "./NavLink";

/** `search={false}` where the page itself holds the search box. */
export function Header({ lang, search = true }: { lang: Lang; search?: boolean }) {
  const { nav, skip } = labelsIn(lang);
  return (
    <>
      <a className="skip" href="#content">
        {skip}
      </a>
      <header data-site className={search ? styles.header : `${styles.header} ${styles.bare}`}>
        <div className={styles.brand}>
          <Brand lang={lang} />
        </div>
        <nav className={styles.nav} aria-label={nav.label}>
          <NavLink href={href.contents(lang)}>{nav.rules}</NavLink>
          <NavLink href={href.glossary(lang)}>{nav.glossary}</NavLink>
          <NavLink href={href.scenarios(lang)}>{nav.cases}</NavLink>
        </nav>
        {search && (
          <div className={styles.search}>
            <SearchButton lang={lang} />
          </div>
        )}
        <div className={styles.switches}>
          <LanguageSwitch lang={lang} />
          <ThemeSwitch lang={lang} />
        </div>
      </header>
    </>
  );
}
