import { typeset } from "../../content/remark-typography.mjs";
import type { Hit } from "../../content/search";
import type { Lang } from "../../content/types";
import { scriptLabelsIn } from "../labels/script";
import { Icon } from "../ui/Icon";
import { Tab } from "../ui/Tab";
import type { Item } from "./items";
import { Marked } from "./Marked";
import styles from "./Results.module.css";

export function ItemText({ lang, item }: { lang: Lang; item: Item }) {
  if (item.kind === "hit") return <HitText lang={lang} hit={item.hit} />;
  return (
    <>
      <span className={styles.kind}>
        <Icon name="clock" />
      </span>
      <span>{item.query}</span>
    </>
  );
}

/** What a result shows: its number or kind, its title and section, the sentence with the words asked for. */
export function HitText({ lang, hit }: { lang: Lang; hit: Hit }) {
  const { kinds } = scriptLabelsIn(lang);
  return (
    <>
      {hit.kind === "rule" ? <Tab id={hit.rule} /> : <span className={styles.kind}>{kinds[hit.kind]}</span>}
      <span className={styles.title}>
        {typeset(hit.title, lang)} <Where hit={hit} lang={lang} />
      </span>
      {hit.excerpt !== hit.title && (
        <span className={styles.excerpt}>
          {/* Every sign is replaced by a single one, so the marks still fit. */}
          <Marked text={typeset(hit.excerpt, lang)} marks={hit.marks} lang={lang} />
        </span>
      )}
    </>
  );
}

/** The section of a rule whose title does not already say it; the rule of a scenario. */
function Where({ hit: { kind, rule, section, sectionTitle, title }, lang }: { hit: Hit; lang: Lang }) {
  if (kind === "scenario") return <span className={styles.where}>{rule}</span>;
  if (kind === "term" || rule === section || sectionTitle === title) return null;
  return (
    <span className={styles.where}>
      {section} {typeset(sectionTitle, lang)}
    </span>
  );
}
