import type { Metadata } from "next";
import { base } from "./href";
import { NotFound } from "./missing/NotFound";
import { Document } from "./ui/Document";

export const metadata: Metadata = { title: "404 · Rulebench", robots: "noindex" };

// One file answers for both languages: the address says which, else the browser.
const pickLanguage = `var l=location.pathname.slice(${base.length}).match(/^\\/(en|fr)(\\/|$)/);document.documentElement.lang=l?l[1]:/^fr\\b/i.test(navigator.language)?"fr":"en"`;

export default function GlobalNotFound() {
  return (
    <Document lang="en" script={`;${pickLanguage}`}>
      <NotFound />
    </Document>
  );
}
