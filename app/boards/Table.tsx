import type { ReactNode } from "react";
import type { Lang } from "../../content/types";
import type { CardId, PlayerId, State } from "../../engine/lorcana/index";
import { boardLabelsIn } from "../labels/board";
import { Hand } from "./Hand";
import type { Marks } from "./marks";
import { PlayerBar } from "./PlayerBar";
import { PlayZone } from "./PlayZone";
import { sideOf } from "./seat";
import styles from "./Table.module.css";

interface Props {
  state: State;
  /** The position before the current step. */
  before: State;
  marks: Marks;
  lang: Lang;
  deciding: PlayerId | null;
  /** What lies between the players: the bag, the check, the replacement effects. */
  between: ReactNode;
  onCard(id: CardId): void;
  onDiscard(player: PlayerId): void;
}

/** Both sides of the table: the first player sits below, the others across. */
export function Table({ state, before, marks, lang, deciding, between, onCard, onDiscard }: Props) {
  const labels = boardLabelsIn(lang).table;
  const seats = [...state.players.keys()];
  const side = (player: PlayerId) => {
    const shared = { state, player, marks, lang };
    const bar = <PlayerBar {...shared} deciding={deciding === player} onDiscard={onDiscard} />;
    const hand = <Hand {...shared} onOpen={onCard} />;
    const zone = <PlayZone {...shared} before={before} onOpen={onCard} />;
    const name = state.players[player]?.name ?? "";
    return (
      <section key={player} className={`side-${sideOf(player)} ${styles.side}`} aria-label={labels.of(name)}>
        {player !== 0 && bar}
        {player !== 0 && hand}
        {zone}
        {player === 0 && hand}
        {player === 0 && bar}
      </section>
    );
  };
  const { turn, result } = state;
  return (
    <section className={styles.table} aria-label={labels.label}>
      {seats.filter((player) => player !== 0).map(side)}
      <div className={styles.between}>
        <p className={styles.turn}>
          {result
            ? labels.wins(result.winners.map((id) => state.players[id]?.name).join(", "))
            : labels.turn(turn.number, state.players[turn.active]?.name ?? "", labels.phases[turn.phase])}
        </p>
        {between}
      </div>
      {side(0)}
    </section>
  );
}
