import { Tab } from "../ui/Tab";
import styles from "./Neighbours.module.css";

/** What comes before or after in the order of the numbers. */
export interface Neighbour {
  id: string;
  name: string;
  href: string;
  label: string;
}

export function Neighbours({ previous, next }: { previous: Neighbour | null; next: Neighbour | null }) {
  const label = [previous?.label, next?.label].filter(Boolean).join(", ");
  return (
    <nav className={styles.neighbours} aria-label={label}>
      {previous ? <Way to={previous} rel="prev" /> : <span />}
      {next && <Way to={next} rel="next" />}
    </nav>
  );
}

function Way({ to: { id, name, href, label }, rel }: { to: Neighbour; rel: "prev" | "next" }) {
  return (
    <a className={styles.neighbour} href={href} rel={rel}>
      <span className={styles.label}>{label}</span>
      <span className={styles.name}>
        <Tab id={id} /> {name}
      </span>
    </a>
  );
}
