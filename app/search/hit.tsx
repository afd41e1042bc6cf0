import type { Hit } from "../../content/search";
import type { Lang } from "../../content/types";
import { href } from "../href";
import { labelsIn } from "../labels/index";
import { Tab } from "../ui/Tab";
import styles from "./SearchBox.module.css";

export function hitHref(lang: Lang, { slug, rule, section }: Hit): string {
  return slug ? href.term(lang, slug) : href.rule(lang, section, rule);
}

export function hitKey({ kind, slug, rule }: Hit): string {
  return `${kind} ${slug ?? rule}`;
}

/** What a result shows: its number or kind, its title, the words around the find. */
export function HitText({ lang, hit }: { lang: Lang; hit: Hit }) {
  const { kinds } = labelsIn(lang);
  return (
    <>
      {hit.kind === "term" ? <span className={styles.kind}>{kinds.term}</span> : <Tab id={hit.rule} />}
      <span className={styles.title}>{hit.title}</span>
      <span className={styles.excerpt}>{hit.excerpt}</span>
    </>
  );
}
