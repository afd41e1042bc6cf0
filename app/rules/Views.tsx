import { type Lang, languages } from "../../content/types";
import { href } from "../href";
import { labelsIn } from "../labels/index";
import styles from "./Views.module.css";

const names: Record<Lang, string> = { en: "English", fr: "Français" };

interface Props {
  lang: Lang;
  section: string;
  current: Lang | "both";
}

/** The languages a section can be read in; the place in it is kept. */
export function Views({ lang, section, current }: Props) {
  const { views } = labelsIn(lang);
  return (
    <nav className={styles.views} aria-label={views.label}>
      {languages.map((each) => (
        <a
          key={each}
          className={styles.view}
          href={href.section(each, section)}
          lang={each}
          hrefLang={each}
          aria-current={each === current ? "page" : undefined}
          data-keeps-place=""
        >
          {names[each]}
        </a>
      ))}
      <a
        className={styles.view}
        href={href.both(lang, section)}
        aria-current={current === "both" ? "page" : undefined}
        data-keeps-place=""
      >
        {views.both}
      </a>
    </nav>
  );
}
