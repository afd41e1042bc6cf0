import type { Players } from "../../language.ts";
import type { Grammar } from "../grammar.ts";
import { referent, type Said } from "../said.ts";
import { known } from "./known.ts";

export const each: Grammar["each"] = (players, voice, said) => {
  const lead = name(players, said);
  if (voice.form === "infinitive")
    return { lead: `have ${lead}`, voice: { who: "they", form: "infinitive" } };
  return { lead, voice: { who: "they", form: "third" } };
};

export const forEach: Grammar["forEach"] = (players, said) => `for ${name(players, said)}`;

function name(players: Players, said: Said): string {
  switch (players) {
    case "players":
      return "each player";
    case "opponents":
      return "each opponent";
    case "teammates":
      return "each of your teammates";
    case "chosen opponent":
      return "chosen opponent";
    case "challenging player":
      return "the challenging player";
    default: {
      const card = known(players.playerOf, said).possessive;
      return referent(players.playerOf, said).many ? `each of ${card} players` : `${card} player`;
    }
  }
}
