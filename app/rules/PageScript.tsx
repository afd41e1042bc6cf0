"use client";

import { useEffect, useState } from "react";
import type { Lang } from "../../content/types";
import { labelsIn } from "../labels/index";
import styles from "./PageScript.module.css";

/** All the script of a rules page: the copy buttons, and a word where the address names a rule that is not here. */
export function PageScript({ lang }: { lang: Lang }) {
  const labels = labelsIn(lang).rules;
  const [said, say] = useState("");
  const [missing, setMissing] = useState<string | null>(null);

  useEffect(() => {
    async function onClick(event: MouseEvent) {
      const id =
        event.target instanceof Element && event.target.closest<HTMLElement>("[data-copy]")?.dataset.copy;
      if (!id) return;
      const link = new URL(`#${id}`, location.href);
      link.search = "";
      say("");
      try {
        await navigator.clipboard.writeText(link.href);
        say(labels.copied);
      } catch {
        location.hash = id;
        say(labels.copyFailed);
      }
    }
    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
  }, [labels]);

  useEffect(() => {
    function look() {
      const id = decodeURIComponent(location.hash.slice(1));
      setMissing(id && !document.getElementById(id) ? id : null);
    }
    look();
    addEventListener("hashchange", look);
    return () => removeEventListener("hashchange", look);
  }, []);

  useEffect(() => {
    if (!said) return;
    const timer = setTimeout(() => say(""), 2500);
    return () => clearTimeout(timer);
  }, [said]);

  return (
    <>
      {missing && (
        <p role="alert" className={styles.missing}>
          {labels.missing(missing)}
        </p>
      )}
      <p role="status" className={said ? styles.toast : "visually-hidden"}>
        {said}
      </p>
    </>
  );
}
