import type { Lang } from "../content/types";
import { href } from "./href";
import { labelsIn } from "./labels/index";

export interface Game {
  id: string;
  name: string;
  text: string;
  /** Where its rules start; null while there is nothing to read. */
  href: string | null;
}

export function gamesIn(lang: Lang): Game[] {
  const { home } = labelsIn(lang);
  return [
    { id: "lorcana", name: "Disney Lorcana", text: home.lorcana, href: href.contents(lang) },
    { id: "spoils", name: "The Spoils", text: home.spoils, href: null },
    { id: "dracoliath", name: "Dracoliath", text: home.dracoliath, href: null },
  ];
}
