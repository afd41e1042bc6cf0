"use client";

import { useEffect, useState } from "react";
import type { Hit } from "../../content/search";
import { labelsIn } from "../labels/index";
import { HitText } from "../search/ItemText";
import { hitHref, hitKey } from "../search/items";
import { loadSearch } from "../search/load";
import searchStyles from "../search/Results.module.css";
import type { Missing } from "./address";
import styles from "./NotFound.module.css";

/** The nearest pages we have; an exact rule number that only stood in the wrong place leads on at once. */
export function Suggestions({ missing }: { missing: Missing }) {
  const { lang, what, name } = missing;
  const [hits, setHits] = useState<Hit[]>([]);

  useEffect(() => {
    loadSearch(lang).then(
      ({ search }) => {
        const found = search(what === "page" ? words(name) : name, 5);
        const exact = what === "rule" && found.find((hit) => hit.kind === "rule" && hit.rule === name);
        if (exact) location.replace(hitHref(lang, exact));
        else setHits(found);
      },
      () => {}, // without the index there is nothing to suggest
    );
  }, [lang, what, name]);

  if (hits.length === 0) return null;
  return (
    <section className={styles.nearest} aria-labelledby="nearest">
      <h2 id="nearest">{labelsIn(lang).notFound.nearest}</h2>
      <ul>
        {hits.map((hit) => (
          <li key={hitKey(hit)}>
            <a className={searchStyles.hit} href={hitHref(lang, hit)}>
              <HitText lang={lang} hit={hit} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What a reader may have been after, from an address: its last part, as words. */
function words(path: string): string {
  const last = path.split("/").filter(Boolean).at(-1) ?? "";
  return last.replace(/[-_+]|%20/g, " ").replace(/\.html?$/, "");
}
