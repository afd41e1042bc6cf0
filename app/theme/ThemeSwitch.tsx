"use client";

import { useEffect, useState } from "react";
import type { Lang } from "../../content/types";
import { scriptLabelsIn } from "../labels/script";
import styles from "../ui/Header.module.css";
import { applyTheme, storedTheme, type Theme, themes } from "./theme";

export function ThemeSwitch({ lang }: { lang: Lang }) {
  const [theme, setTheme] = useState<Theme>("auto");
  useEffect(() => setTheme(storedTheme()), []);
  useEffect(sayAlive, []);

  const labels = scriptLabelsIn(lang).theme;
  const next = themes[(themes.indexOf(theme) + 1) % themes.length] ?? "auto";

  function press() {
    applyTheme(next);
    setTheme(next);
  }

  const label = labels.button(labels[theme], labels[next]);
  return (
    <button type="button" className={styles.switch} onClick={press} aria-label={label} title={label}>
      <ThemeIcon theme={theme} />
    </button>
  );
}

/** Every page has this switch: once it is alive, keys and buttons answer. */
function sayAlive(): void {
  document.documentElement.dataset.alive = "";
}

function ThemeIcon({ theme }: { theme: Theme }) {
  return (
    <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
      <circle cx="12" cy="12" r="8" fill="none" stroke="currentColor" strokeWidth="2" />
      {theme === "dark" && <circle cx="12" cy="12" r="8" fill="currentColor" />}
      {theme === "auto" && <path d="M12 4a8 8 0 0 1 0 16z" fill="currentColor" />}
      {theme === "light" && <circle cx="12" cy="12" r="3" fill="currentColor" />}
    </svg>
  );
}
