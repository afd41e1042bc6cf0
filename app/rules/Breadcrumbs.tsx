import type { Lang } from "../../content/types";
import { labelsIn } from "../labels/index";
import { breadcrumbList, StructuredData } from "../structured";
import styles from "./Breadcrumbs.module.css";

/** A page above this one. */
export interface Crumb {
  name: string;
  href: string;
}

/** The way from the contents down to this page, for readers and for search engines. */
export function Breadcrumbs({ lang, trail, here }: { lang: Lang; trail: Crumb[]; here: Crumb }) {
  return (
    <nav aria-label={labelsIn(lang).rules.trail}>
      <ol className={styles.trail}>
        {trail.map(({ name, href }) => (
          <li key={href}>
            <a href={href}>{name}</a>
          </li>
        ))}
      </ol>
      <StructuredData data={breadcrumbList([...trail, here])} />
    </nav>
  );
}
