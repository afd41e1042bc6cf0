import { abilitiesOf, type Placed } from "./abilities.ts";
import { holds } from "./filter.ts";
import type { Triggered } from "./language.ts";
import { say } from "./messages.ts";
import { matches } from "./pattern.ts";
import type { Run } from "./running.ts";
import { cardAt, cardsInPlay, defOf, refTo } from "./state.ts";
import type { Bound, CardId, GameEvent, State } from "./types.ts";

/** 6.2.3, 7.7.3.1: abilities whose condition a batch met go into the bag, each by the player whose card it is on. */
export function addTriggered(run: Run, before: State, batch: readonly GameEvent[]): void {
  for (const event of batch) {
    // 7.4.3: what leaves play sees what leaves with it, so the look is at the state before.
    const seen = event.event === "banish" ? before : run.state;
    for (const source of cardsInPlay(seen))
      for (const placed of abilitiesOf(defOf(seen, source)).triggered)
        if (isMet(seen, placed.ability, event, source)) addToBag(run, seen, source, placed, event);
  }
}

/** Everything but a secondary "if", which waits until the ability resolves (6.2.4). */
function isMet(state: State, ability: Triggered, event: GameEvent, source: CardId): boolean {
  const from = { card: source, player: cardAt(state, source).owner };
  if (!matches(state, ability.when, event, from)) return false;
  if (ability.during === "your turn" && state.turn.active !== from.player) return false;
  if (ability.while && !holds(state, ability.while, from)) return false;
  return (
    !ability.first ||
    !state.turn.history.some((earlier) => earlier !== event && matches(state, ability.when, earlier, from))
  );
}

function addToBag(run: Run, seen: State, source: CardId, placed: Placed<Triggered>, event: GameEvent): void {
  const player = cardAt(seen, source).owner;
  const entry = {
    id: run.state.next,
    player,
    source: refTo(seen, source),
    ability: placed.ref,
    bound: bind(seen, event),
  };
  const message = say("bag.added", {
    player: { player },
    ability: { ability: placed.ref },
    card: { card: source },
  });
  run.step("7.7.3.1", message, { change: "bagged", entry });
}

function bind(state: State, event: GameEvent): Bound {
  return {
    ...("card" in event && { it: refTo(state, event.card) }),
    ...("amount" in event && { amount: event.amount }),
  };
}
