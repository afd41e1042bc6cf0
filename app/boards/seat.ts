import type { PlayerId } from "../../engine/lorcana/index";
import type { Side } from "../ui/SideBadge";

/** Whose colour and badge a player has. */
export function sideOf(player: PlayerId): Side {
  return player % 2 === 0 ? "first" : "second";
}
