import type { Lang } from "../../content/types";
import { type CardId, cardName, type PlayerId, type State } from "../../engine/lorcana/index";
import { boardLabelsIn } from "../labels/board";
import styles from "./Hand.module.css";
import type { Marks } from "./marks";

interface Props {
  state: State;
  player: PlayerId;
  marks: Marks;
  lang: Lang;
  onOpen(id: CardId): void;
}

/** A player's hand, open: a board is for judging, nothing on it is hidden. */
export function Hand({ state, player, marks, lang, onOpen }: Props) {
  const hand = state.players[player]?.hand ?? [];
  if (hand.length === 0) return null;
  const { counters } = boardLabelsIn(lang).table;
  return (
    <div className={styles.hand}>
      <p className={styles.label}>{counters.hand}</p>
      <ul className={styles.cards}>
        {hand.map((id) => {
          const words = marks.cards.get(id) ?? [];
          return (
            <li key={id}>
              <button
                type="button"
                className={styles.card}
                data-changed={words.length > 0 || undefined}
                onClick={() => onOpen(id)}
              >
                {cardName(state, id, lang)}
                {words.map((word) => (
                  <span key={word} className={styles.mark}>
                    {word}
                  </span>
                ))}
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
