import { printedOn } from "./abilities.ts";
import { inkToPay, outsideGrants, playBan } from "./characteristics.ts";
import { fits } from "./filter.ts";
import { grantedOf, isDuring } from "./grants.ts";
import type { Static } from "./language.ts";
import { canPayInk } from "./pay.ts";
import { defOf, ownerOf } from "./state.ts";
import type { AbilityRef, CardId, PlayerId, State } from "./types.ts";

/** The rule that keeps a player from playing a card, if one does. */
export function whyNotPlay(state: State, player: PlayerId, id: CardId, free: boolean): string | null {
  // 1.2.2: what is prevented stays prevented, whatever allows it.
  if (playBan(state, player, id)) return "1.2.2";
  if (free) return null;
  return canPayInk(state, player, inkToPay(state, player, id, defOf(state, id).cost)) ? null : "1.5.3";
}

/** Its own words speak of playing it for free, whether they apply now or not. */
function ownFree(state: State, id: CardId): Static | null {
  for (const { ability } of printedOn(defOf(state, id)))
    if (
      ability.kind === "static" &&
      ability.outside &&
      ability.grants.some((grant) => "mayPlayFree" in grant)
    )
      return ability;
  return null;
}

export function mayEverBeFree(state: State, player: PlayerId, id: CardId): boolean {
  return ownFree(state, id) !== null || freeBy(state, player, id) !== null;
}

/** 6.1.13.1, 6.4.4.3: the word that keeps it from being free now. */
export function whyNotFree(state: State, id: CardId): string {
  const ability = ownFree(state, id);
  const from = { card: id, player: ownerOf(state, id) };
  return ability?.during && !isDuring(state, ability.during, from) ? "6.1.13.1" : "6.4.4.3";
}

/** 1.5.5.3: the ability that lets a card be played for free, if one does. */
export function freeBy(state: State, player: PlayerId, id: CardId): AbilityRef | null {
  const own = outsideGrants(state, player, id).find(({ grant }) => "mayPlayFree" in grant);
  if (own) return own.ability;
  const other = grantedOf(state, "mayPlayFree").find(
    ({ grant, from }) => from.player === player && fits(state, grant.mayPlayFree, id, from),
  );
  return other?.ability ?? null;
}
