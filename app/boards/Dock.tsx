import type { Ref } from "react";
import type { Lang } from "../../content/types";
import { boardLabelsIn } from "../labels/board";
import { Controls } from "./Controls";
import { CopyLink } from "./CopyLink";
import styles from "./Dock.module.css";
import { RulePane } from "./RulePane";
import type { RuleTexts } from "./ruleTexts";
import { Scrubber } from "./Scrubber";
import { Sentence } from "./Sentence";
import { rulesAt, sentenceAt } from "./story";
import { Timeline } from "./Timeline";
import type { Asking } from "./useAsk";
import { hasLeft, type Place } from "./useBoard";
import type { Playing } from "./usePlay";

interface Props {
  ref: Ref<HTMLDivElement>;
  place: Place;
  playing: Playing;
  asking: Asking | null;
  rules: RuleTexts;
  lang: Lang;
  address(): Promise<string>;
  onGo(step: number): void;
}

/** Stays within the thumb's reach: what just happened, the steps, the way on. */
export function Dock({ ref, place, playing, asking, rules, lang, address, onGo }: Props) {
  const { played, at, line } = place;
  const last = played.steps.length;
  const reached = asking?.reached ?? last;
  const points = hasLeft(place) ? [] : line.points.filter(({ step }) => step <= reached);
  const sentence = sentenceAt(played, at, lang);
  const here = points.filter(({ step }) => step === at).map(({ name }) => name);
  // A question about what the line ends with comes after its last step.
  const end = asking?.due && asking.due.step > last ? asking.due.step : last;
  const [rule, ...also] = rulesAt(played, at);
  // With its answer a question shows the rule itself.
  const isAnswered = asking?.asked && asking.run.answers[asking.asked.step] !== undefined;
  return (
    <div ref={ref} className={styles.dock}>
      <div className={styles.list}>
        <Timeline steps={played.steps.slice(0, reached)} points={points} at={at} lang={lang} onGo={onGo} />
      </div>
      {rule && !isAnswered && (
        <details className={styles.rule} name="dock">
          <summary className={styles.summary}>{boardLabelsIn(lang).rule.title}</summary>
          <RulePane id={rule} also={also} rules={rules} lang={lang} />
        </details>
      )}
      <div className={styles.bar}>
        <Sentence
          at={at}
          last={last}
          rule={rule ?? null}
          text={sentence}
          points={here}
          left={hasLeft(place)}
          lang={lang}
        />
        {asking?.asked ? (
          <asking.parts.Asked asking={asking} question={asking.asked} {...{ place, rules, lang }} />
        ) : (
          <>
            {asking && !asking.due && at === last && (
              <asking.parts.Score run={asking.run} played={played} lang={lang} onAgain={asking.again} />
            )}
            <div className={styles.line}>
              <Scrubber
                steps={played.steps}
                points={points}
                at={at}
                reached={reached}
                sentence={sentence}
                lang={lang}
                onGo={onGo}
              />
              <CopyLink address={address} lang={lang} />
            </div>
            <Controls at={at} last={end} playing={playing} lang={lang} onGo={onGo} />
          </>
        )}
      </div>
    </div>
  );
}
