import styles from "./Tab.module.css";

/** A rule's number, set like the margin tab of a law book. `now`: the rule the reader is at. */
export function Tab({
  id,
  href,
  now = false,
  label,
}: {
  id: string;
  href?: string;
  now?: boolean;
  label?: string;
}) {
  const className = now ? `${styles.tab} ${styles.now}` : styles.tab;
  if (!href) return <span className={className}>{id}</span>;
  return (
    <a className={className} href={href} aria-label={label}>
      {id}
    </a>
  );
}
