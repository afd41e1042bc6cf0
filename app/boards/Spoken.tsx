"use client";

import dynamic from "next/dynamic";
import type { ReactNode } from "react";

const languages = {
  en: dynamic(() => import("./English")),
  fr: dynamic(() => import("./French")),
};

/** Brings the words of a board: those of its page's language alone. */
export function Spoken({ lang, children }: { lang: keyof typeof languages; children: ReactNode }) {
  const Language = languages[lang];
  return <Language>{children}</Language>;
}
