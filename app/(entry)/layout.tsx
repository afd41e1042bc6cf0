import type { Metadata } from "next";
import type { ReactNode } from "react";
import { base, href } from "../href";
import { labelsIn } from "../labels/index";
import { siteUrl } from "../site";
import { Document } from "../ui/Document";

export const metadata: Metadata = {
  metadataBase: siteUrl,
  title: "Rulebench",
  description: labelsIn("en").home.description,
  alternates: { canonical: `${base}/`, languages: { en: href.home("en"), fr: href.home("fr") } },
};

// Runs in the head: a reader with script never sees this page.
const toLanguage = `location.replace("${base}/"+(/^fr\\b/i.test(navigator.language)?"fr":"en")+"/"+location.search+location.hash)`;

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <Document lang="en" script={toLanguage}>
      {children}
    </Document>
  );
}
