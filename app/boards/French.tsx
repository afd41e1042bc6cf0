import type { ReactNode } from "react";
import "../../engine/lorcana/french";
import { boardLabels } from "../labels/board";
import { boardFr } from "../labels/board-fr";

boardLabels.learn("fr", boardFr);

/** What is in here finds its words. */
export default function French({ children }: { children: ReactNode }) {
  return children;
}
