import type { Edition, Lang } from "../../content/types";
import { EditionShort } from "./Edition";
import styles from "./RunningHead.module.css";

interface Props {
  lang: Lang;
  edition: Edition;
  children: React.ReactNode;
}

/** Stays under the header while the page scrolls: where the reader is, and by which edition. */
export function RunningHead({ lang, edition, children }: Props) {
  return (
    <div data-running-head className={styles.head}>
      <p className={styles.place}>{children}</p>
      <p className={styles.edition}>
        <EditionShort edition={edition} lang={lang} />
      </p>
    </div>
  );
}
