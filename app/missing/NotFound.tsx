"use client";

import { useEffect, useState } from "react";
import type { Lang } from "../../content/types";
import { href } from "../href";
import { labelsIn } from "../labels/index";
import { Page } from "../ui/Page";
import { type Missing, missingAt } from "./address";
import styles from "./NotFound.module.css";
import { Suggestions } from "./Suggestions";

/** Written in both languages; the script in the head has hidden the one the address does not ask for. */
export function NotFound() {
  const [missing, setMissing] = useState<Missing | null>(null);
  useEffect(() => {
    setMissing(missingAt(location.pathname, document.documentElement.lang === "fr" ? "fr" : "en"));
  }, []);

  if (missing) return <InLanguage lang={missing.lang} missing={missing} />;
  return (
    <>
      <div lang="en" className={styles.english}>
        <InLanguage lang="en" missing={null} />
      </div>
      <div lang="fr" className={styles.french}>
        <InLanguage lang="fr" missing={null} />
      </div>
    </>
  );
}

function InLanguage({ lang, missing }: { lang: Lang; missing: Missing | null }) {
  const labels = labelsIn(lang).notFound;
  return (
    <Page lang={lang}>
      <div className={styles.page}>
        <p className={styles.code} aria-hidden="true">
          404
        </p>
        <h1 className={styles.title}>{missing ? labels[missing.what] : labels.title}</h1>
        {missing && <p className={styles.what}>{sentence(missing)}</p>}
        {missing?.what === "rule" && <p className={styles.smile}>{labels.smile}</p>}
        {missing && <Suggestions missing={missing} />}
        <p className={styles.ways}>
          <a href={href.home(lang)}>{labels.home}</a>
          <a href={href.contents(lang)}>{labels.contents}</a>
        </p>
      </div>
    </Page>
  );

  function sentence({ what, name }: Missing): string {
    return labels[`${what}Text`](name);
  }
}
