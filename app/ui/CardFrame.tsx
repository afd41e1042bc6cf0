import type { ReactNode } from "react";
import type { Lang } from "../../content/types";
import { scriptLabelsIn } from "../labels/script";
import styles from "./CardFrame.module.css";
import { Glyph } from "./Glyph";
import type { Side } from "./SideBadge";

export type CardType = "character" | "action" | "song" | "item" | "location";

export interface CardFrameProps {
  lang: Lang;
  name: string;
  version?: string;
  cost: number;
  inkable: boolean;
  type: CardType;
  /** Classifications, where the card has any; else its type. */
  typeLine?: string;
  strength?: number;
  willpower?: number;
  lore?: number;
  moveCost?: number;
  exerted?: boolean;
  damage?: number;
  /** Rendered ability texts, one a paragraph. */
  abilities?: ReactNode[];
  /** Whose card it is: colours the edge. */
  side?: Side;
}

/** A card in our own frame. Its width follows its container; exerted, it lies on its side in the same square. */
export function CardFrame(card: CardFrameProps) {
  const { lang, name, version, type, exerted = false, damage = 0, side } = card;
  const labels = scriptLabelsIn(lang).card;
  return (
    <div className={styles.place} data-exerted={exerted || undefined}>
      <article
        className={side ? `side-${side} ${styles.card}` : styles.card}
        data-type={type}
        aria-label={version ? `${name}, ${version}` : name}
      >
        <header className={styles.head}>
          <Cost cost={card.cost} inkable={card.inkable} lang={lang} />
          <p className={styles.name}>
            {name}
            {version && <span className={styles.version}>{version}</span>}
          </p>
        </header>
        <div className={styles.text}>
          {card.abilities?.map((ability, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a card's abilities never change places
            <p key={n}>{ability}</p>
          ))}
        </div>
        <footer className={styles.foot}>
          <span className={styles.type}>{card.typeLine ?? labels.types[type]}</span>
          <Stats {...card} />
        </footer>
        {exerted && <span className="visually-hidden">{labels.exerted}</span>}
        {damage > 0 && (
          <span className={styles.damage}>
            <span aria-hidden="true">{damage}</span>
            <span className="visually-hidden">{labels.damage(damage)}</span>
          </span>
        )}
      </article>
    </div>
  );
}

/** A ring around the cost: the card can become ink. A plain square: it cannot. */
function Cost({ cost, inkable, lang }: { cost: number; inkable: boolean; lang: Lang }) {
  const labels = scriptLabelsIn(lang).card;
  return (
    <span className={styles.cost} data-inkable={inkable || undefined}>
      <span aria-hidden="true">{cost}</span>
      <span className="visually-hidden">
        {labels.cost(cost)}, {inkable ? labels.inkable : labels.notInkable}
      </span>
    </span>
  );
}

function Stats({ lang, strength, willpower, lore, moveCost }: CardFrameProps) {
  return (
    <span className={styles.stats}>
      {moveCost !== undefined && (
        <span title={scriptLabelsIn(lang).card.moveCost(moveCost)}>→{moveCost}</span>
      )}
      {strength !== undefined && (
        <span>
          {strength} <Glyph name="strength" lang={lang} />
        </span>
      )}
      {willpower !== undefined && (
        <span>
          {willpower} <Glyph name="willpower" lang={lang} />
        </span>
      )}
      {lore !== undefined && (
        <span>
          {lore} <Glyph name="lore" lang={lang} />
        </span>
      )}
    </span>
  );
}
