import type { Metadata } from "next";
import type { ReactNode } from "react";
import { base } from "../href";
import { Document } from "../ui/Document";

export const metadata: Metadata = { title: "Rulebench" };

// Runs in the head: a reader with script never sees this page.
const toLanguage = `location.replace("${base}/"+(/^fr\\b/i.test(navigator.language)?"fr":"en")+"/"+location.search+location.hash)`;

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <Document lang="en" script={toLanguage}>
      {children}
    </Document>
  );
}
