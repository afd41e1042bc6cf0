import type { Lang } from "../../content/types";
import { abilityName, cardName, type PlayerId, type State } from "../../engine/lorcana/index";
import { boardLabelsIn } from "../labels/board";
import { SideBadge } from "../ui/SideBadge";
import styles from "./Bag.module.css";
import type { BaggedShown, BagShown } from "./bagging";
import { Rule } from "./Rule";
import { sideOf } from "./seat";

interface Props {
  shown: BagShown;
  state: State;
  lang: Lang;
}

/** A tray a player, while something is in the bag or was until this step. */
export function Bag({ shown, state, lang }: Props) {
  const labels = boardLabelsIn(lang).bag;
  return (
    <section className={styles.bag} aria-label={labels.title} data-bag>
      <h2 className={styles.title}>{labels.title}</h2>
      <div className={styles.trays}>
        {[...state.players.keys()].map((player) => (
          <Tray key={player} shown={shown} state={state} player={player} lang={lang} />
        ))}
      </div>
    </section>
  );
}

function Tray({ shown, state, player, lang }: Props & { player: PlayerId }) {
  const labels = boardLabelsIn(lang).bag;
  const name = state.players[player]?.name ?? "";
  const isTurn = shown.holder === player;
  const picks = shown.picks === player;
  const entries = shown.entries.filter((entry) => entry.player === player);
  return (
    <section
      className={styles.tray}
      aria-label={labels.tray(name)}
      data-tray={name}
      data-turn={isTurn || undefined}
    >
      <p className={styles.who}>
        <SideBadge side={sideOf(player)} name={name} deciding={picks} />
        {(isTurn || picks) && <span className={styles.turn}>{picks ? labels.picks : labels.turn}</span>}
      </p>
      {isTurn && shown.given && (
        <p className={styles.given} data-given>
          {shown.given.passed ? labels.passed : labels.begins} <Rule id={shown.given.rule} lang={lang} />
        </p>
      )}
      {entries.length === 0 && <p className={styles.empty}>{labels.empty}</p>}
      <ol className={styles.entries}>
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} state={state} lang={lang} />
        ))}
      </ol>
    </section>
  );
}

function Entry({ entry, state, lang }: { entry: BaggedShown; state: State; lang: Lang }) {
  const labels = boardLabelsIn(lang).bag;
  const { ability, source, picked, open, now } = entry;
  return (
    <li
      className={styles.entry}
      data-picked={picked ?? undefined}
      data-open={open || undefined}
      data-now={now ?? undefined}
    >
      <span className={styles.ability}>{abilityName(ability)[lang]}</span>{" "}
      <span className={styles.card}>{cardName(state, source.card, lang)}</span>{" "}
      {picked !== null && <span className={styles.mark}>{labels.order(picked)}</span>}
      {now === "added" && <span className={styles.mark}>{labels.added}</span>}
      {open && <span className={styles.open}>{labels.open}</span>}
    </li>
  );
}
