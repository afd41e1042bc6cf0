import type { Lang } from "../../content/types";
import { base } from "../href";
import { isLang } from "../language";

/** What an address that leads nowhere was meant to lead to. */
export interface Missing {
  lang: Lang;
  what: "rule" | "scenario" | "game" | "page";
  /** The rule's number, the scenario's or the game's name, or the whole path. */
  name: string;
}

const games = ["lorcana"];
const pages = ["rules", "glossary", "changes", "scenarios", "board"];

export function missingAt(path: string, readerLang: Lang): Missing {
  const [first, game, page, name] = segments(path);
  const lang = isLang(first) ? first : readerLang;
  if (game === "lorcana" && page === "rules" && name) return { lang, what: "rule", name };
  if (game === "lorcana" && page === "scenarios" && name) return { lang, what: "scenario", name };
  if (game && !games.includes(game) && pages.includes(page ?? "")) return { lang, what: "game", name: game };
  return { lang, what: "page", name: path };
}

function segments(path: string): string[] {
  const rest = path.startsWith(base) ? path.slice(base.length) : path;
  return rest.split("/").filter(Boolean).map(decoded);
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
