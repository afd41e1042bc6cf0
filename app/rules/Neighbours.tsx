import type { Lang, Section } from "../../content/types";
import type { Book } from "../book";
import { href } from "../href";
import { labelsIn } from "../labels/index";
import { Tab } from "../ui/Tab";
import styles from "./Neighbours.module.css";

export function Neighbours({ lang, book, current }: { lang: Lang; book: Book; current: string }) {
  const { rules } = labelsIn(lang);
  const at = book.sections.findIndex((section) => section.id === current);
  return (
    <nav className={styles.neighbours} aria-label={`${rules.previous}, ${rules.next}`}>
      <Neighbour lang={lang} section={book.sections[at - 1]} label={rules.previous} rel="prev" />
      <Neighbour lang={lang} section={book.sections[at + 1]} label={rules.next} rel="next" />
    </nav>
  );
}

interface NeighbourProps {
  lang: Lang;
  section: Section | undefined;
  label: string;
  rel: "prev" | "next";
}

function Neighbour({ lang, section, label, rel }: NeighbourProps) {
  if (!section) return <span />;
  return (
    <a className={styles.neighbour} href={href.section(lang, section.id)} rel={rel}>
      <span className={styles.label}>{label}</span>
      <span className={styles.name}>
        <Tab id={section.id} /> {section.title}
      </span>
    </a>
  );
}
