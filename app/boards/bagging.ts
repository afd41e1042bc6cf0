import type { AbilityRef, Bagged, CardId, PlayerId, State } from "../../engine/lorcana/index";
import { type Played, stateAfter } from "./line";

export interface BaggedShown extends Bagged {
  /** The how manyeth it was picked since the bag was opened; null while it waits. */
  readonly picked: number | null;
  /** It may be picked now. */
  readonly open: boolean;
  /** What the current step did with it. */
  readonly now: "picked" | "added" | null;
}

export interface BagShown {
  readonly entries: readonly BaggedShown[];
  /** Whoever resolves from the bag. */
  readonly holder: PlayerId | null;
  /** Whoever must pick now. */
  readonly picks: PlayerId | null;
  /** The current step gave the bag to its holder: by which rule, and whether somebody had it before. */
  readonly given: { readonly rule: string; readonly passed: boolean } | null;
}

/** The bag at a step, with what was resolved from it since it was opened. `ahead`: and who picks next, from what. */
export function bagAt(played: Played, at: number, ahead: boolean): BagShown | null {
  const state = stateAfter(played, at);
  const before = stateAfter(played, Math.max(at - 1, 0));
  if (!isOpen(state) && !isOpen(before)) return null;
  let first = at;
  while (first > 1 && isOpen(stateAfter(played, first - 1))) first--;
  const picked = played.steps
    .slice(first - 1, at)
    .flatMap(({ changes }) => changes.flatMap((change) => (change.change === "picked" ? [change.id] : [])));
  const due = at === played.steps.length ? played.open : played.steps[at]?.choice?.decision;
  const asked = ahead && due?.kind === "bag" ? due : null;
  const open = (asked?.options ?? []).map(({ message }) => message.with);
  return {
    entries: entriesSince(played, first, at)
      .filter(({ id }) => picked.includes(id) || state.bag.some((entry) => entry.id === id))
      .map((entry) => ({
        ...entry,
        picked: picked.includes(entry.id) ? picked.indexOf(entry.id) + 1 : null,
        open: !picked.includes(entry.id) && open.some((option) => isFor(option, entry)),
        now: changedNow(before, state, entry),
      })),
    holder: state.bagHolder?.player ?? null,
    picks: asked?.player ?? null,
    given: givenAt(played, at),
  };
}

function isOpen({ bag, bagHolder }: State): boolean {
  return bag.length > 0 || bagHolder !== null;
}

/** In the order they were added. */
function entriesSince(played: Played, first: number, at: number): Bagged[] {
  const entries = new Map<number, Bagged>();
  for (let step = first - 1; step <= at; step++)
    for (const entry of stateAfter(played, step).bag) entries.set(entry.id, entry);
  return [...entries.values()].sort((a, b) => a.id - b.id);
}

function isFor(option: Readonly<Record<string, unknown>>, { ability, source }: Bagged): boolean {
  const named = option as { ability: { ability: AbilityRef }; card: { card: CardId } };
  return named.card.card === source.card && JSON.stringify(named.ability.ability) === JSON.stringify(ability);
}

function changedNow(before: State, after: State, { id }: Bagged): BaggedShown["now"] {
  const [was, is] = [before, after].map(({ bag }) => bag.some((entry) => entry.id === id));
  return was === is ? null : is ? "added" : "picked";
}

function givenAt({ steps, start }: Played, at: number): BagShown["given"] {
  const step = steps[at - 1];
  const isGiven = step?.changes.some((each) => each.change === "bag holder" && each.player !== null);
  if (!step || !isGiven) return null;
  return { rule: step.rule, passed: (steps[at - 2]?.state ?? start).bagHolder !== null };
}
