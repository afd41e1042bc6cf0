import type { PlayerId } from "../../engine/lorcana/index";
import type { Side } from "../ui/SideBadge";

const sides = ["first", "second", "third", "fourth"] as const;

/** Whose colour and badge a player has; a fifth player has the first's. */
export function sideOf(player: PlayerId): Side {
  return sides[player % sides.length] ?? "first";
}
