import type { Lang } from "../../content/types";
import type { PlayerId, State } from "../../engine/lorcana/index";
import { boardLabelsIn } from "../labels/board";
import { SideBadge } from "../ui/SideBadge";
import { Flags } from "./Flags";
import { type Counter, countersOf, type Marks, signed } from "./marks";
import styles from "./PlayerBar.module.css";
import { sideOf } from "./seat";

interface Props {
  state: State;
  player: PlayerId;
  marks: Marks;
  lang: Lang;
  /** This player decides at this step. */
  deciding: boolean;
  onDiscard(player: PlayerId): void;
}

const order: readonly Counter[] = ["lore", "ink", "deck", "hand", "discard"];

/** A player's name and counts; the discard opens. */
export function PlayerBar({ state, player, marks, lang, deciding, onDiscard }: Props) {
  const labels = boardLabelsIn(lang).table;
  const seat = state.players[player];
  if (!seat) return null;
  const counters = countersOf(state, player);
  const moved = marks.players[player];
  const words = (counter: Counter) =>
    counter === "ink" ? `${counters.ink}/${seat.inkwell.length}` : String(counters[counter]);
  return (
    <div className={styles.bar}>
      <p className={styles.who}>
        <SideBadge side={sideOf(player)} name={seat.name} deciding={deciding} />
        {seat.out && <span className={styles.note}>{labels.out}</span>}
      </p>
      <dl className={styles.counters}>
        {order.map((counter) => {
          const change = moved?.[counter] ?? 0;
          return (
            <div
              key={counter}
              className={styles.counter}
              data-counter={counter}
              data-changed={change !== 0 || undefined}
            >
              <dt>{labels.counters[counter]}</dt>
              <dd title={counter === "ink" ? labels.inkReady(counters.ink, seat.inkwell.length) : undefined}>
                {counter === "discard" && counters.discard > 0 ? (
                  <button type="button" className={styles.pile} onClick={() => onDiscard(player)}>
                    {words(counter)}
                    <span className="visually-hidden">
                      {" "}
                      {labels.pile(labels.counters.discard, seat.name)}
                    </span>
                  </button>
                ) : (
                  words(counter)
                )}
                {change !== 0 && <Flags words={[signed(change)]} lang={lang} />}
              </dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}
