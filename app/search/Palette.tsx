"use client";

import { useEffect, useRef } from "react";
import type { Lang } from "../../content/types";
import { scriptLabelsIn } from "../labels/script";
import styles from "./Palette.module.css";
import { SearchField } from "./SearchField";

/** The search, over whatever page the reader is on. Escape empties it, then closes it; so does a tap beside it. */
export default function Palette({ lang, onClose }: { lang: Lang; onClose: () => void }) {
  const labels = scriptLabelsIn(lang).search;
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    field.current?.focus();
  }, []);

  const close = () => dialog.current?.close();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a modal dialog without our help
    <dialog
      ref={dialog}
      className={styles.palette}
      aria-label={labels.label}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && close()}
    >
      <div className={styles.body}>
        <SearchField lang={lang} field={field} open onDone={close} />
        <button type="button" className={styles.close} onClick={close}>
          {labels.close}
        </button>
      </div>
    </dialog>
  );
}
