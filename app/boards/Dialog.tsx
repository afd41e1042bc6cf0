"use client";

import { type ReactNode, useEffect, useRef } from "react";
import type { Lang } from "../../content/types";
import { boardLabelsIn } from "../labels/board";
import styles from "./Dialog.module.css";

/** Lies over the board until it is closed: by its button, Escape, or a tap beside it. */
export function Dialog({
  title,
  lang,
  onClose,
  children,
}: {
  title: string;
  lang: Lang;
  onClose(): void;
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a modal dialog without our help
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={title}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && event.currentTarget.close()}
    >
      <div className={styles.body}>
        {children}
        <button type="button" className={styles.close} onClick={() => dialog.current?.close()}>
          {boardLabelsIn(lang).card.close}
        </button>
      </div>
    </dialog>
  );
}
