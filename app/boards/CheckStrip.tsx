import type { Lang } from "../../content/types";
import { cardName, type Finding, type State } from "../../engine/lorcana/index";
import { boardLabelsIn } from "../labels/board";
import styles from "./CheckStrip.module.css";
import { Conditions } from "./Conditions";
import type { CheckShown } from "./checks";

/** The passes of a game state check in order, each with what it looked at and what it found. */
export function CheckStrip({ check, state, lang }: { check: CheckShown; state: State; lang: Lang }) {
  const labels = boardLabelsIn(lang).check;
  const last = check.passes.length - 1;
  return (
    <section className={styles.check} aria-label={labels.title} data-check>
      <h2 className={styles.title}>{labels.title}</h2>
      <ol className={styles.passes}>
        {check.passes.map((pass, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a pass is its place in the check
          <li key={at} className={styles.pass} aria-current={at === last ? "step" : undefined}>
            <span className={styles.number}>{labels.pass(at + 1)}</span>
            {pass.found.length === 0 ? (
              <span className={styles.nothing}>{labels.nothing}</span>
            ) : (
              pass.found.map((finding) => (
                <span key={`${finding.rule} ${subject(finding, state, lang)}`} className={styles.found}>
                  <b>{subject(finding, state, lang)}</b> <span className="figures">{finding.rule}</span>
                </span>
              ))
            )}
            <Conditions pass={pass} current={at === last} lang={lang} />
          </li>
        ))}
        {!check.over && <li className={styles.coming}>{labels.next}</li>}
      </ol>
    </section>
  );
}

function subject(finding: Finding, state: State, lang: Lang): string {
  return "card" in finding
    ? cardName(state, finding.card, lang)
    : (state.players[finding.player]?.name ?? "");
}
