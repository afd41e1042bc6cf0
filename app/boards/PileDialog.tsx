import type { Lang } from "../../content/types";
import { type CardId, cardName, type PlayerId, type State } from "../../engine/lorcana/index";
import { boardLabelsIn } from "../labels/board";
import { Dialog } from "./Dialog";
import styles from "./PileDialog.module.css";

/** A discard pile, its top card first; each card opens. */
export function PileDialog({
  state,
  player,
  lang,
  onCard,
  onClose,
}: {
  state: State;
  player: PlayerId;
  lang: Lang;
  onCard(id: CardId): void;
  onClose(): void;
}) {
  const { table } = boardLabelsIn(lang);
  const seat = state.players[player];
  const title = table.pile(table.counters.discard, seat?.name ?? "");
  return (
    <Dialog title={title} lang={lang} onClose={onClose}>
      <h2 className={styles.title}>{title}</h2>
      {seat && seat.discard.length > 0 ? (
        <ol className={styles.list}>
          {seat.discard.map((id) => (
            <li key={id}>
              <button type="button" className={styles.card} onClick={() => onCard(id)}>
                {cardName(state, id, lang)}
              </button>
            </li>
          ))}
        </ol>
      ) : (
        <p>{table.emptyPile}</p>
      )}
    </Dialog>
  );
}
