import styles from "./SideBadge.module.css";

const shapes = {
  first: "M8 1.5a6.5 6.5 0 1 1 0 13a6.5 6.5 0 1 1 0-13z",
  second: "M8 .5 15.5 8 8 15.5.5 8z",
  third: "M8 1.5 15.5 14.5H.5z",
  fourth: "M2 2h12v12H2z",
};

export type Side = keyof typeof shapes;

interface Props {
  side: Side;
  /** The player's name. */
  name: string | undefined;
  /** This player decides now. */
  deciding?: boolean;
}

/** A player: round, a diamond, a triangle or a square, by their seat; in the accent when they decide. */
export function SideBadge({ side, name, deciding = false }: Props) {
  return (
    <span className={`side-${side} ${styles.badge}`} data-deciding={deciding || undefined}>
      <svg className={styles.shape} viewBox="0 0 16 16" aria-hidden="true">
        <path d={shapes[side]} />
      </svg>
      {name}
    </span>
  );
}
