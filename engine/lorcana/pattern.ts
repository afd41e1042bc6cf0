import { fits, type Viewpoint } from "./filter.ts";
import type { Pattern } from "./language.ts";
import type { GameEvent, State } from "./types.ts";

/** Whether an event is one an ability waits for. */
export function matches(state: State, pattern: Pattern, event: GameEvent, from: Viewpoint): boolean {
  switch (pattern.event) {
    case "quests":
      return event.event === "quest" && fits(state, pattern.who, event.card, from);
    case "moves":
      return event.event === "move" && event.to === from.card && fits(state, pattern.who, event.card, from);
    case "draws":
      return event.event === "draw" && event.player === from.player;
    case "is dealt damage":
      return event.event === "deal" && event.amount > 0 && fits(state, pattern.who, event.card, from);
    case "takes damage":
      // 1.9.3: by any means.
      return isDamage(event) && event.amount > 0 && fits(state, pattern.who, event.card, from);
  }
}

function isDamage(event: GameEvent): event is Extract<GameEvent, { event: "deal" | "put" }> {
  return event.event === "deal" || event.event === "put";
}
