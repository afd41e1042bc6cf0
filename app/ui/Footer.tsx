import type { Lang } from "../../content/types";
import { href } from "../href";
import { labelsIn } from "../labels/index";
import styles from "./Footer.module.css";

export function Footer({ lang }: { lang: Lang }) {
  const { footer, nav } = labelsIn(lang);
  return (
    <footer data-site className={styles.footer}>
      <p>{footer.notice}</p>
      <a href={href.about(lang)}>{nav.about}</a>
    </footer>
  );
}
