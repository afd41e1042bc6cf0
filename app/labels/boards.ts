import { boardLabels } from "./board";
import { boardEn } from "./board-en";
import { boardFr } from "./board-fr";

boardLabels.learn("en", boardEn);
boardLabels.learn("fr", boardFr);

export { boardLabelsIn } from "./board";
