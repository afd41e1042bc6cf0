import type { Players } from "../../language.ts";
import type { Grammar, Voice } from "../grammar.ts";
import { referent, type Said } from "../said.ts";
import { known } from "./known.ts";

import { say } from "./verbs.ts";
import { de, que } from "./words.ts";

const they: Voice = { who: "they", form: "third" };

export const each: Grammar["each"] = (players, voice, said) => {
  if (players === "chosen opponent")
    return { lead: `${say(voice, "choose", "un adversaire")} qui`, voice: they };
  const lead = name(players, said);
  return { lead: voice.form === "infinitive" ? `décider ${que(lead)}` : lead, voice: they };
};

export const forEach: Grammar["forEach"] = (players, said) => `pour ${name(players, said)}`;

function name(players: Players, said: Said): string {
  switch (players) {
    case "players":
      return "chaque joueur";
    case "opponents":
      return "chaque adversaire";
    case "teammates":
      return "chacun de vos coéquipiers";
    case "chosen opponent":
      return "un adversaire de votre choix";
    case "challenging player":
      return "le joueur qui a lancé le défi";
    default: {
      const card = known(players.playerOf, said);
      const { many } = referent(players.playerOf, said);
      if (card.pronoun) return many ? "chacun de leurs propriétaires" : "son propriétaire";
      return many ? `chaque propriétaire ${de(card.words)}` : `le propriétaire ${de(card.words)}`;
    }
  }
}
