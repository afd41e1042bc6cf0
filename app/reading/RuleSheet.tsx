"use client";

import { useEffect, useRef } from "react";
import type { Lang } from "../../content/types";
import { href } from "../href";
import { scriptLabelsIn } from "../labels/script";
import { Icon } from "../ui/Icon";
import type { IconName } from "../ui/shapes";
import type { Cited } from "./cited";
import { QrCode } from "./QrCode";
import styles from "./RuleSheet.module.css";

/** What of the rule lies open on the sheet: its code, or a text the browser would not copy. */
export type Shown = "qr" | "link" | "citation" | null;

interface Props {
  lang: Lang;
  rule: Cited;
  shows: Shown;
  onAct: (action: string) => void;
  onClose: () => void;
}

/** Everything a reader can do with a rule to hand it on. */
export default function RuleSheet({ lang, rule, shows, onAct, onClose }: Props) {
  const labels = scriptLabelsIn(lang).reading;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);

  const close = () => dialog.current?.close();
  const title = labels.rule(rule.id);
  const page = href.rulePage(lang, rule.id);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a modal dialog without our help
    <dialog
      ref={dialog}
      className={styles.sheet}
      aria-label={title}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && close()}
    >
      <div className={styles.body}>
        <p className={styles.title}>{title}</p>
        {shows === "qr" && <QrCode lang={lang} link={rule.link} />}
        {(shows === "link" || shows === "citation") && (
          <>
            <p role="alert">{labels.copyFailed}</p>
            <textarea className={styles.copy} readOnly rows={5} aria-label={title} value={rule[shows]} />
          </>
        )}
        <ul className={styles.actions}>
          <Action icon="link" label={labels.copyLink} onPress={() => onAct("link")} />
          <Action icon="quote" label={labels.copyCitation} onPress={() => onAct("cite")} />
          {shows !== "qr" && <Action icon="qr" label={labels.qr} onPress={() => onAct("qr")} />}
          {"share" in navigator && (
            <Action icon="share" label={labels.share} onPress={() => onAct("share")} />
          )}
          {location.pathname !== page && (
            <li>
              <a className={styles.action} href={page}>
                <Icon name="page" /> {labels.page}
              </a>
            </li>
          )}
          <Action icon="close" label={labels.close} onPress={close} />
        </ul>
      </div>
    </dialog>
  );
}

function Action({ icon, label, onPress }: { icon: IconName; label: string; onPress: () => void }) {
  return (
    <li>
      <button type="button" className={styles.action} onClick={onPress}>
        <Icon name={icon} /> {label}
      </button>
    </li>
  );
}
