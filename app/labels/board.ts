import { Learnt } from "../../engine/kernel/learnt";
import type { boardEn } from "./board-en";

/** The texts of the boards; apart from the others so that only boards load them, in the language of their page. */
export type BoardLabels = typeof boardEn;

export const boardLabels = new Learnt<BoardLabels>();

export const boardLabelsIn = boardLabels.in.bind(boardLabels);
