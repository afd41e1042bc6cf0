import type { Ref } from "react";
import type { Lang } from "../../content/types";
import { Controls } from "./Controls";
import { CopyLink } from "./CopyLink";
import styles from "./Dock.module.css";
import { Scrubber } from "./Scrubber";
import { Sentence } from "./Sentence";
import { rulesAt, sentenceAt } from "./story";
import { Timeline } from "./Timeline";
import { hasLeft, type Place } from "./useBoard";
import type { Playing } from "./usePlay";

interface Props {
  ref: Ref<HTMLDivElement>;
  place: Place;
  playing: Playing;
  lang: Lang;
  address(): Promise<string>;
  onGo(step: number): void;
}

/** Stays within the thumb's reach: what just happened, the steps, the way on. */
export function Dock({ ref, place, playing, lang, address, onGo }: Props) {
  const { played, at, line } = place;
  const last = played.steps.length;
  const points = hasLeft(place) ? [] : line.points;
  const sentence = sentenceAt(played, at, lang);
  const here = points.filter(({ step }) => step === at).map(({ name }) => name);
  return (
    <div className={styles.dock}>
      <div className={styles.list}>
        <Timeline steps={played.steps} points={points} at={at} lang={lang} onGo={onGo} />
      </div>
      <div ref={ref} className={styles.bar}>
        <Sentence
          at={at}
          last={last}
          rule={rulesAt(played, at)[0] ?? null}
          text={sentence}
          points={here}
          left={hasLeft(place)}
          lang={lang}
        />
        <div className={styles.line}>
          <Scrubber
            steps={played.steps}
            points={points}
            at={at}
            sentence={sentence}
            lang={lang}
            onGo={onGo}
          />
          <CopyLink address={address} lang={lang} />
        </div>
        <Controls at={at} last={last} playing={playing} lang={lang} onGo={onGo} />
      </div>
    </div>
  );
}
