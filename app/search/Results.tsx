import type { Lang } from "../../content/types";
import { labelsIn } from "../labels/index";
import { HitText, hitHref, hitKey } from "./hit";
import styles from "./SearchBox.module.css";
import type { Found } from "./useSearch";

interface Props {
  id: string;
  lang: Lang;
  found: Found;
  query: string;
  active: number;
  open: boolean;
  onChosen: () => void;
}

export function Results({ id, lang, found, query, active, open, onChosen }: Props) {
  const { search } = labelsIn(lang);
  const hits = found.state === "found" ? found.hits : [];
  return (
    <div className={styles.popup} hidden={!open}>
      <div id={`${id}-list`} className={styles.list} role="listbox" aria-label={search.label}>
        {hits.map((hit, n) => (
          <a
            key={hitKey(hit)}
            id={`${id}-${n}`}
            role="option"
            aria-selected={n === active}
            tabIndex={-1}
            className={styles.hit}
            href={hitHref(lang, hit)}
            onClick={onChosen}
            ref={n === active ? scrollToIt : undefined}
          >
            <HitText lang={lang} hit={hit} />
          </a>
        ))}
      </div>
      <p role="status" className={hits.length ? "visually-hidden" : styles.message}>
        {open ? message() : ""}
      </p>
    </div>
  );

  function message(): string {
    if (found.state === "loading") return search.loading;
    if (found.state === "failed") return search.failed;
    return hits.length ? search.count(hits.length) : search.none(query);
  }
}

function scrollToIt(option: HTMLElement | null) {
  option?.scrollIntoView({ block: "nearest" });
}
