import type { Lang } from "../../content/types";
import { boardLabelsIn } from "../labels/board";
import styles from "./Controls.module.css";
import { faster } from "./pace";
import type { Playing } from "./usePlay";

interface Props {
  at: number;
  last: number;
  playing: Playing;
  lang: Lang;
  onGo(step: number): void;
}

const shapes = {
  first: "M4 5h3v14H4zM20 5v14L8 12z",
  previous: "M18 4v16L5 12z",
  next: "M6 4v16l13-8z",
  last: "M4 5v14l12-7zM17 5h3v14h-3z",
  play: "M3 12a9 9 0 1 1 18 0a9 9 0 1 1-18 0M10 8v8l6-4z",
  pause: "M3 12a9 9 0 1 1 18 0a9 9 0 1 1-18 0M9 8v8h2.2V8zM12.8 8v8H15V8z",
};

/** First, previous, play, next, last. The one for the next step is the largest: it is the one a thumb wants. */
export function Controls({ at, last, playing, lang, onGo }: Props) {
  const labels = boardLabelsIn(lang).controls;
  const { on, speed } = playing;
  const step = (name: "first" | "previous" | "next" | "last", to: number) => (
    <button
      type="button"
      className={name === "next" ? `${styles.button} ${styles.next}` : styles.button}
      aria-label={labels[name]}
      title={labels[name]}
      aria-disabled={to === at || undefined}
      onClick={() => onGo(to)}
    >
      <Shape of={name} />
    </button>
  );
  const play = on ? labels.pause : labels.play;
  const pace = labels.speed(labels.speeds[speed], labels.speeds[faster(speed)]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would want a legend on the screen
    <div className={styles.controls} role="group" aria-label={labels.label} title={labels.keys}>
      {step("first", 0)}
      {step("previous", Math.max(at - 1, 0))}
      <button
        type="button"
        className={styles.button}
        aria-label={play}
        title={play}
        data-play={on ? "on" : "off"}
        onClick={playing.toggle}
      >
        <Shape of={on ? "pause" : "play"} />
      </button>
      <button
        type="button"
        className={styles.button}
        aria-label={pace}
        title={pace}
        data-speed={speed}
        onClick={() => playing.setSpeed(faster(speed))}
      >
        {labels.factors[speed]}
      </button>
      {step("next", Math.min(at + 1, last))}
      {step("last", last)}
    </div>
  );
}

function Shape({ of }: { of: keyof typeof shapes }) {
  return (
    <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
      <path d={shapes[of]} fill="currentColor" fillRule="evenodd" />
    </svg>
  );
}
