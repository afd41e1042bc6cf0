"use client";

import { useId, useState } from "react";
import { keptOf } from "./kept";

/** On the server the content itself; in the browser the HTML it has become, as it stands in the page. */
export function KeptHtml({ page }: { page: string }) {
  const id = useId();
  const [html] = useState(() =>
    typeof document === "undefined" ? "" : (document.getElementById(id)?.innerHTML ?? ""),
  );
  if (typeof document === "undefined") return <div id={id}>{keptOf(page)}</div>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the page's own HTML, put where it already is
  return <div id={id} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}
