import type { Lang } from "../../content/types";
import { scriptLabelsIn } from "../labels/script";
import { ItemText } from "./ItemText";
import { type Item, itemHref, itemKey } from "./items";
import styles from "./Results.module.css";

interface Props {
  id: string;
  lang: Lang;
  items: Item[];
  active: number;
  label: string;
  onChosen: (item: Item) => void;
}

export function Results({ id, lang, items, active, label, onChosen }: Props) {
  return (
    <div id={`${id}-list`} className={styles.list} role="listbox" aria-label={label}>
      {items.map((item, n) => (
        <Option
          key={itemKey(item)}
          id={`${id}-${n}`}
          lang={lang}
          item={item}
          active={n === active}
          onChosen={() => onChosen(item)}
        />
      ))}
    </div>
  );
}

interface OptionProps {
  id: string;
  lang: Lang;
  item: Item;
  active: boolean;
  onChosen: () => void;
}

function Option({ id, lang, item, active, onChosen }: OptionProps) {
  return (
    <a
      id={id}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      className={styles.hit}
      href={itemHref(lang, item)}
      onClick={onChosen}
      ref={active ? scrollToIt : undefined}
    >
      <ItemText lang={lang} item={item} />
    </a>
  );
}

/** What there is to say about a search besides its results. */
export function messageFor(lang: Lang, state: string, query: string, found: number): string {
  const { search } = scriptLabelsIn(lang);
  if (state === "loading") return search.loading;
  if (state === "failed") return search.failed;
  if (state === "idle") return "";
  return found ? search.count(found) : search.none(query);
}

function scrollToIt(option: HTMLElement | null) {
  option?.scrollIntoView({ block: "nearest" });
}
