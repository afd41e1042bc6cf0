import type { Lang } from "../../content/types";
import { abilityName, cardName, type State } from "../../engine/lorcana/index";
import { boardLabelsIn } from "../labels/board";
import { SideBadge } from "../ui/SideBadge";
import styles from "./Replacement.module.css";
import { Rule } from "./Rule";
import type { Replacing, ReplacingShown, Round } from "./replacing";
import { sideOf } from "./seat";

interface Props {
  shown: ReplacingShown;
  state: State;
  lang: Lang;
  /** Present while the effect may still be chosen, or chosen otherwise. */
  onChoose: ((round: Round, id: string) => void) | null;
}

/** The event on its way: what it is, who applies which effect to it, what it becomes, round after round. */
export function Replacement({ shown, state, lang, onChoose }: Props) {
  const labels = boardLabelsIn(lang).replacement;
  const { rounds, event, rule } = shown;
  const player = rounds[0]?.player ?? 0;
  const name = state.players[player]?.name ?? "";
  return (
    <section className={styles.replacement} aria-label={labels.title} data-replacement>
      <h2 className={styles.title}>{labels.title}</h2>
      <p className={styles.why}>
        {labels.why(name)} <Rule id={rule} lang={lang} />
      </p>
      <ol className={styles.rounds}>
        {rounds.map((round, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a round is its place in the list
          <li key={at} className={styles.round} aria-current={at === rounds.length - 1 ? "step" : undefined}>
            <p className={styles.event}>
              <span className={styles.label}>{at === 0 ? labels.would : labels.resultSoFar}</span>
              <b>{round.event}</b>
            </p>
            <p className={styles.chooser}>
              <SideBadge
                side={sideOf(round.player)}
                name={state.players[round.player]?.name}
                deciding={at === rounds.length - 1}
              />{" "}
              {round.taken ? labels.applies : labels.chooses} <Rule id={round.rule} lang={lang} />
            </p>
            <ul className={styles.effects}>
              {round.effects.map((effect) => (
                <Effect key={effect.id} {...{ effect, round, state, lang, onChoose }} />
              ))}
            </ul>
          </li>
        ))}
      </ol>
      {event && (
        <p className={styles.event} data-result>
          <span className={styles.label}>{labels.resultSoFar}</span>
          <b>{event}</b>
        </p>
      )}
    </section>
  );
}

function Effect({
  effect,
  round,
  state,
  lang,
  onChoose,
}: Omit<Props, "shown"> & { effect: Replacing; round: Round }) {
  const { replacement, decision } = boardLabelsIn(lang);
  const taken = round.taken === effect.id;
  const canChoose = onChoose !== null && !taken && !effect.refusedBy;
  return (
    <li
      className={styles.effect}
      data-effect={effect.id}
      data-taken={taken || undefined}
      data-refused={effect.refusedBy ?? undefined}
    >
      <p>
        <b className={styles.ability}>{abilityName(effect.ability)[lang]}</b>{" "}
        <span className={styles.card}>{cardName(state, effect.card, lang)}</span>
        {effect.self && <span className={styles.self}>{replacement.self}</span>}
      </p>
      {effect.refusedBy ? (
        <p className={styles.refused}>
          {replacement.refused} <Rule id={effect.refusedBy} lang={lang} />
        </p>
      ) : (
        <p>
          <span aria-hidden="true">→ </span>
          <span className="visually-hidden">{replacement.becomes} </span>
          {effect.modified}
          {taken && <span className={styles.taken}>{replacement.taken}</span>}
        </p>
      )}
      {canChoose && (
        <button type="button" className={styles.choose} onClick={() => onChoose(round, effect.id)}>
          {round.taken ? decision.instead : decision.choose}
        </button>
      )}
    </li>
  );
}
