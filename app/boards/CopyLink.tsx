"use client";

import { useEffect, useState } from "react";
import type { Lang } from "../../content/types";
import { boardLabelsIn } from "../labels/board";
import styles from "./CopyLink.module.css";

/** Copies the address of this very step. */
export function CopyLink({ address, lang }: { address: () => Promise<string>; lang: Lang }) {
  const labels = boardLabelsIn(lang).controls;
  const [said, say] = useState("");
  useEffect(() => {
    if (!said) return;
    const timer = setTimeout(() => say(""), 2500);
    return () => clearTimeout(timer);
  }, [said]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(await address());
      say(labels.copied);
    } catch {
      say(labels.copyFailed);
    }
  }

  return (
    <>
      <button type="button" className={styles.copy} onClick={copy}>
        {labels.copy}
      </button>
      <span role="status" className={said ? styles.said : "visually-hidden"}>
        {said}
      </span>
    </>
  );
}
