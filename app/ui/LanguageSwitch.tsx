"use client";

import { usePathname } from "next/navigation";
import type { MouseEvent } from "react";
import type { Lang } from "../../content/types";
import { base, inLanguage } from "../href";
import { scriptLabelsIn } from "../labels/script";
import { otherLang } from "../language";
import { placeToKeep } from "../reading/place";
import styles from "./Header.module.css";

export function LanguageSwitch({ lang }: { lang: Lang }) {
  const other = otherLang(lang);
  const { language } = scriptLabelsIn(lang);
  const path = inLanguage(`${base}${usePathname() ?? `/${lang}/`}`, other);

  // The server cannot know the rule the reader is at, nor a board's position: both are in the address only.
  function keepPlace(event: MouseEvent<HTMLAnchorElement>) {
    event.currentTarget.href = inLanguage(location.pathname, other) + location.search + placeToKeep();
  }

  return (
    <a
      className={styles.switch}
      href={path}
      hrefLang={other}
      lang={other}
      title={language.switch}
      onClick={keepPlace}
    >
      <span aria-hidden="true">{language.code}</span>
      <span className="visually-hidden">{language.switch}</span>
    </a>
  );
}
