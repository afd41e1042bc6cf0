import type { ReactNode } from "react";
import "../../engine/lorcana/english";
import { boardLabels } from "../labels/board";
import { boardEn } from "../labels/board-en";

boardLabels.learn("en", boardEn);

/** What is in here finds its words. */
export default function English({ children }: { children: ReactNode }) {
  return children;
}
