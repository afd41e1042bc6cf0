import type { Lang } from "../../content/types";
import { allStats, type CardId, cardDef, fullName, isInPlay, type State } from "../../engine/lorcana/index";
import { boardLabelsIn } from "../labels/board";
import { Glyph } from "../ui/Glyph";
import styles from "./BoardCard.module.css";
import { Flags } from "./Flags";
import { spoken } from "./marks";
import { sideOf } from "./seat";

interface Props {
  state: State;
  id: CardId;
  lang: Lang;
  /** What the current step did to it. */
  marks: readonly string[];
  /** It left with the current step: its place is shown, not the card. */
  leaving: boolean;
  onOpen(id: CardId): void;
}

const stats = ["strength", "willpower", "lore"] as const;

/** A card on the table: upright when ready, on its side when exerted. Opens its full text. */
export function BoardCard({ state, id, lang, marks, leaving, onOpen }: Props) {
  const card = state.cards[id];
  if (!card) return null;
  const labels = boardLabelsIn(lang).table;
  const def = cardDef(card.def);
  const values = isInPlay(state, id) ? allStats(state, id) : null;
  const under = state.cards.filter((other) => other.under === id).length;
  const role = roleOf(state, id);
  const states = [
    card.exerted && labels.exerted,
    card.drying && labels.drying,
    card.damage > 0 && labels.damage(card.damage),
    under > 0 && labels.under(under),
    role && labels[role],
  ].filter((word) => typeof word === "string");
  return (
    <button
      type="button"
      className={`side-${sideOf(card.owner)} ${styles.card}`}
      data-card={card.tag}
      data-type={def.type}
      data-exerted={card.exerted || undefined}
      data-drying={card.drying || undefined}
      data-leaving={leaving || undefined}
      data-changed={marks.length > 0 || undefined}
      data-under={under > 0 || undefined}
      aria-label={[fullName(card.def, lang), ...states, ...marks.map((mark) => spoken(mark, lang))].join(
        ", ",
      )}
      onClick={() => onOpen(id)}
    >
      <span className={styles.name}>{def.name[lang]}</span>
      <span className={styles.states}>
        {card.drying && <span className={styles.word}>{labels.drying}</span>}
        {role && <span className={styles.word}>{labels[role]}</span>}
        {under > 0 && <span className={styles.word}>{labels.under(under)}</span>}
      </span>
      {values && (
        <span className={styles.stats}>
          {stats
            .filter((stat) => def[stat] !== undefined)
            .map((stat) => (
              <span key={stat} data-modified={values[stat] !== def[stat] || undefined}>
                {values[stat]}
                <Glyph name={stat} lang={lang} />
              </span>
            ))}
        </span>
      )}
      {card.damage > 0 && <span className={styles.damage}>{card.damage}</span>}
      <Flags words={marks} lang={lang} />
    </button>
  );
}

function roleOf({ challenge }: State, id: CardId): "challenger" | "challenged" | null {
  if (challenge?.challenger.card === id) return "challenger";
  return challenge?.challenged.card === id ? "challenged" : null;
}
