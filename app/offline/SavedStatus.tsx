"use client";

import { useEffect, useState } from "react";
import type { Lang } from "../../content/types";
import { scriptLabelsIn } from "../labels/script";
import styles from "./SavedStatus.module.css";
import { type Saved, save } from "./worker";

/** Says how far the site is saved on the device, and offers a newer version; floats only while there is news. */
export function SavedStatus({ lang }: { lang: Lang }) {
  const labels = scriptLabelsIn(lang).offline;
  const { saved, news, dismiss } = useSaved();
  const { state } = saved;
  const sentence = state === "unknown" ? "" : labels[state];
  return (
    <div className={styles.place} data-saved={state}>
      <p role="status" className="visually-hidden">
        {sentence}
      </p>
      {/* A new element for each state: one that grew or shrank would count as a shift of the layout. */}
      <div key={`${state} ${news}`} className={news ? `${styles.status} ${styles.news}` : styles.status}>
        <span aria-hidden="true">{sentence}</span>
        {state === "saving" && (
          <span className={styles.bar}>
            <progress value={saved.part} aria-label={labels.saving} />
            <span aria-hidden="true">{labels.percent(Math.floor(saved.part * 100))}</span>
          </span>
        )}
        {state === "renewed" && (
          <span className={styles.choice}>
            <button type="button" onClick={saved.take}>
              {labels.reload}
            </button>
            {news && (
              <button type="button" onClick={dismiss}>
                {labels.later}
              </button>
            )}
          </span>
        )}
      </div>
    </div>
  );
}

const readingTime = 5000;

/** That all is saved is news only to a reader who saw it being saved, and not for long. */
function useSaved() {
  const [saved, setSaved] = useState<Saved>({ state: "unknown" });
  const [news, setNews] = useState(false);
  const { state } = saved;

  useEffect(() => {
    const gone = new AbortController();
    save(setSaved, gone.signal);
    return () => gone.abort();
  }, []);

  useEffect(() => {
    if (state !== "unknown" && state !== "saved") setNews(true);
    if (state !== "saved") return;
    const timer = setTimeout(() => setNews(false), readingTime);
    return () => clearTimeout(timer);
  }, [state]);

  return { saved, news, dismiss: () => setNews(false) };
}
