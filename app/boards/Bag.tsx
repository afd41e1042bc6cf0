import type { Lang } from "../../content/types";
import { abilityName, type Bagged, cardName, type PlayerId, type State } from "../../engine/lorcana/index";
import { boardLabelsIn } from "../labels/board";
import { SideBadge } from "../ui/SideBadge";
import styles from "./Bag.module.css";
import { sideOf } from "./seat";

/** A tray a player, while something is in the bag or was until this step. */
export function Bag({ state, before, lang }: { state: State; before: State; lang: Lang }) {
  const labels = boardLabelsIn(lang).bag;
  const isEmpty = before.bag.length === 0 && state.bag.length === 0;
  if (isEmpty && before.bagHolder?.player === state.bagHolder?.player) return null;
  return (
    <section className={styles.bag} aria-label={labels.title} data-bag>
      <h2 className={styles.title}>{labels.title}</h2>
      <div className={styles.trays}>
        {[...state.players.keys()].map((player) => (
          <Tray key={player} state={state} before={before} player={player} lang={lang} />
        ))}
      </div>
    </section>
  );
}

function Tray({
  state,
  before,
  player,
  lang,
}: {
  state: State;
  before: State;
  player: PlayerId;
  lang: Lang;
}) {
  const labels = boardLabelsIn(lang).bag;
  const name = state.players[player]?.name ?? "";
  const isTurn = state.bagHolder?.player === player;
  const entries = allEntries(before, state).filter((entry) => entry.player === player);
  return (
    <section
      className={styles.tray}
      aria-label={labels.tray(name)}
      data-tray={name}
      data-turn={isTurn || undefined}
    >
      <p className={styles.who}>
        <SideBadge side={sideOf(player)} lang={lang} name={name} />
        {isTurn && <span className={styles.turn}>{labels.turn}</span>}
      </p>
      {entries.length === 0 && <p className={styles.empty}>{labels.empty}</p>}
      <ol className={styles.entries}>
        {entries.map((entry) => {
          const picked = !state.bag.includes(entry);
          const added = !before.bag.some(({ id }) => id === entry.id);
          return (
            <li
              key={entry.id}
              className={styles.entry}
              data-picked={picked || undefined}
              data-added={added || undefined}
            >
              <span className={styles.ability}>{abilityName(entry.ability)[lang]}</span>{" "}
              <span className={styles.card}>{cardName(state, entry.source.card, lang)}</span>
              {(picked || added) && (
                <span className={styles.mark}>{picked ? labels.picked : labels.added}</span>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** In the order they were added, with the one this step took out. */
function allEntries(before: State, after: State): Bagged[] {
  const taken = before.bag.filter((entry) => !after.bag.some(({ id }) => id === entry.id));
  return [...taken, ...after.bag].sort((a, b) => a.id - b.id);
}
