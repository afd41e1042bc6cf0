import type { Lang } from "../../content/types";
import {
  type CardId,
  cardDef,
  cardName,
  isInPlay,
  type PlayerId,
  type State,
} from "../../engine/lorcana/index";
import { boardLabelsIn } from "../labels/board";
import { BoardCard } from "./BoardCard";
import type { Marks } from "./marks";
import styles from "./PlayZone.module.css";

interface Props {
  state: State;
  before: State;
  player: PlayerId;
  marks: Marks;
  lang: Lang;
  onOpen(id: CardId): void;
}

/** What a player has in play: loose cards, then each location with who is there. */
export function PlayZone({ state, before, player, marks, lang, onOpen }: Props) {
  const labels = boardLabelsIn(lang).table;
  const shown = shownIn(before, state, player);
  const locations = shown.filter((id) => isLocation(state, id));
  const isThere = (id: CardId, place: CardId) => state.cards[id]?.at === place;
  const loose = shown.filter(
    (id) => !isLocation(state, id) && !locations.some((place) => isThere(id, place)),
  );
  const card = (id: CardId) => {
    const leaving = !isInPlay(state, id);
    return (
      <li key={id}>
        <BoardCard
          state={leaving ? before : state}
          id={id}
          lang={lang}
          marks={marks.cards.get(id) ?? []}
          leaving={leaving}
          onOpen={onOpen}
        />
      </li>
    );
  };
  if (shown.length === 0) return <p className={styles.nothing}>{labels.nothing}</p>;
  return (
    <div className={styles.zone}>
      {loose.length > 0 && <ul className={styles.cards}>{loose.map(card)}</ul>}
      {locations.map((place) => (
        <ul key={place} className={styles.place} aria-label={labels.there(cardName(state, place, lang))}>
          {[place, ...shown.filter((id) => isThere(id, place))].map(card)}
        </ul>
      ))}
    </div>
  );
}

/** In play now, or until this very step; nobody changes places. */
function shownIn(before: State, after: State, player: PlayerId): CardId[] {
  const [was, is] = [before, after].map((state) =>
    (state.players[player]?.play ?? []).filter((id) => isInPlay(state, id)),
  );
  return [...new Set([...(was ?? []), ...(is ?? [])])].filter(
    (id) => isInPlay(after, id) || after.cards[id]?.under === null,
  );
}

function isLocation({ cards }: State, id: CardId): boolean {
  return cardDef(cards[id]?.def ?? "").type === "location";
}
