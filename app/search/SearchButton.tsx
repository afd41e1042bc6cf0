"use client";

import { lazy, Suspense, useCallback, useState } from "react";
import type { Lang } from "../../content/types";
import { scriptLabelsIn } from "../labels/script";
import { Icon } from "../ui/Icon";
import styles from "./SearchButton.module.css";
import { useSearchKeys } from "./useSearchKeys";

const loadPalette = () => import("./Palette");
const Palette = lazy(loadPalette);

/** Looks like the field it opens: the palette, one tap or one key away from anywhere. */
export function SearchButton({ lang }: { lang: Lang }) {
  const labels = scriptLabelsIn(lang).search;
  const [open, setOpen] = useState(false);
  useSearchKeys(useCallback(() => setOpen(true), []));
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K Meta+K"
        title={labels.keys}
        onClick={() => setOpen(true)}
        onPointerEnter={loadPalette}
        onFocus={loadPalette}
      >
        <Icon name="search" />
        <span className={styles.label}>{labels.label}</span>
        <span className={styles.key} aria-hidden="true">
          /
        </span>
      </button>
      {open && (
        <Suspense fallback={null}>
          <Palette lang={lang} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
