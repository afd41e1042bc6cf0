import type { ReactNode } from "react";
import { KeptHtml } from "./KeptHtml";
import { keep } from "./kept";

/**
 * A text that no script ever changes. The framework sends what a page shows twice, as HTML and as data to bring it to
 * life; this is sent once, which halves a page of rules. Its components must be plain functions: none that waits,
 * none with state.
 *
 * `page`: a name no other page has.
 */
export function Kept({ page, children }: { page: string; children: ReactNode }) {
  keep(page, children);
  return <KeptHtml page={page} />;
}
