import type { Term } from "../../content/types";
import styles from "./Glossary.module.css";

/** A link to the first term of each letter. */
export function Letters({ terms, label }: { terms: Term[]; label: string }) {
  const first = new Map<string, string>();
  for (const { term, slug } of terms) {
    const letter = initial(term);
    if (!first.has(letter)) first.set(letter, slug);
  }
  return (
    <nav aria-label={label}>
      <ul className={styles.letters}>
        {[...first].map(([letter, slug]) => (
          <li key={letter}>
            <a href={`#${slug}`}>{letter}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** É is listed under E. */
function initial(term: string): string {
  return term.normalize("NFD").charAt(0).toUpperCase();
}
