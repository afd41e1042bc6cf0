import type { Lang } from "../../content/types";
import { href } from "../href";
import { labelsIn } from "../labels/index";
import { referenceLabelsIn } from "../labels/reference";
import { SavedStatus } from "../offline/SavedStatus";
import styles from "./Footer.module.css";

export function Footer({ lang }: { lang: Lang }) {
  const { footer, nav } = labelsIn(lang);
  const { changes, programs } = referenceLabelsIn(lang);
  return (
    <footer data-site className={styles.footer}>
      <p>{footer.notice}</p>
      <nav aria-label={footer.label} className={styles.links}>
        <a href={href.changes(lang)}>{changes.nav}</a>
        <a href={href.programs(lang)}>{programs.nav}</a>
        <a href={href.about(lang)}>{nav.about}</a>
      </nav>
      <SavedStatus lang={lang} />
    </footer>
  );
}
