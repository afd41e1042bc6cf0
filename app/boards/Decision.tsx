import type { Lang } from "../../content/types";
import type { Answer, Decision as DecisionData } from "../../engine/kernel/game";
import { type State, worded } from "../../engine/lorcana/index";
import { boardLabelsIn } from "../labels/board";
import { SideBadge } from "../ui/SideBadge";
import styles from "./Decision.module.css";
import { Asides } from "./Options";
import { PickMany } from "./PickMany";
import { PickOne } from "./PickOne";
import { Refusals } from "./Refusals";
import { Rule } from "./Rule";
import { sideOf } from "./seat";

interface Props {
  asked: DecisionData;
  state: State;
  lang: Lang;
  /** What was answered; null while the decision is open. */
  taken: Answer | null;
  /** Nobody was asked. */
  forced?: boolean;
  onAnswer(answer: Answer): void;
}

/** Who decides, by which rule, what is open and what is not. */
export function Decision({ asked, state, lang, taken, forced = false, onAnswer }: Props) {
  const { decision: labels, colon } = boardLabelsIn(lang);
  const question = worded(state, asked.message, lang);
  const single = asked.min === 1 && asked.max === 1;
  return (
    <section
      className={styles.decision}
      aria-label={`${labels.title}${colon}${question}`}
      data-decision={asked.kind}
    >
      <p className={styles.who}>
        <SideBadge side={sideOf(asked.player)} name={state.players[asked.player]?.name} deciding />{" "}
        {labels.decides} <Rule id={asked.rule} lang={lang} />
      </p>
      <p className={styles.question}>{question}</p>
      {forced && <p className={styles.forced}>{labels.forced}</p>}
      {single ? (
        <PickOne {...{ asked, state, lang, taken, onAnswer }} />
      ) : (
        <PickMany key={String(taken)} {...{ asked, state, lang, taken, onAnswer }} />
      )}
      <Asides {...{ options: asked.asides, state, lang, taken, onAnswer }} />
      <Refusals refusals={asked.refusals} state={state} lang={lang} />
    </section>
  );
}
