import { printedIn } from "./abilities.ts";
import { holds } from "./condition.ts";
import { fits, type Viewpoint } from "./filter.ts";
import type { Filter, Grant, Period, Quality, Static } from "./language.ts";
import { type Conditional, settle } from "./settle.ts";
import { cardsInPlay, isOpponent, isTakingTurn, isThere } from "./state.ts";
import type { AbilityRef, CardId, Lasting, Ref, State } from "./types.ts";

/** A quality some ability gives now: to whatever fits, or to certain cards. */
export interface Given {
  readonly quality: Quality;
  readonly who: Filter | null;
  readonly on: readonly Ref[] | null;
  readonly from: Viewpoint;
  readonly ability: AbilityRef;
  readonly lasting: Lasting | null;
}

type PlayerGrant = Exclude<Grant, { who: Filter }>;

/** What an ability grants a player now. */
export interface Granted<G extends PlayerGrant = PlayerGrant> {
  readonly grant: G;
  readonly from: Viewpoint;
  readonly ability: AbilityRef;
  readonly lasting: Lasting | null;
}

/** All that static abilities and lasting effects give in one position. */
export interface Grants {
  readonly given: Given[];
  readonly granted: Granted[];
  /** What was computed from them, by card and characteristic. */
  readonly computed: Map<string, number>;
}

type Position = Pick<State, "cards" | "players" | "lasting" | "turn" | "challenge">;

/** Positions are looked at many times in a row; these are the last ones. */
const recent: { of: Position; grants: Grants }[] = [];
const remembered = 4;

export function grantsIn(state: State): Grants {
  for (const entry of recent) if (isSame(entry.of, state)) return entry.grants;
  const grants: Grants = { given: [], granted: [], computed: new Map() };
  // Entered before it is full: whoever looks meanwhile sees what is known so far.
  recent.unshift({ of: state, grants });
  if (recent.length > remembered) recent.pop();
  gather(state, grants);
  return grants;
}

function isSame(a: Position, b: Position): boolean {
  return (
    a.cards === b.cards &&
    a.players === b.players &&
    a.lasting === b.lasting &&
    a.turn === b.turn &&
    a.challenge === b.challenge
  );
}

function gather(state: State, grants: Grants): void {
  for (const lasting of state.lasting) if (isActive(state, lasting)) addLasting(grants, lasting);
  const conditional: Conditional[] = [];
  for (const { play } of state.players) {
    if (play.length === 0) continue;
    for (const { card, ref, ability } of printedIn(state, play).static) {
      if (ability.outside) continue;
      const from = { card, player: state.cards[card]?.owner ?? 0 };
      if (isConditional(ability)) conditional.push([ability, from, ref]);
      else addGrants(grants, ability.grants, from, ref, null);
    }
  }
  settle(state, grants, conditional);
}

/** 6.4.3, 6.1.13.6: every condition and duration must hold. */
export function applies(state: State, ability: Static, from: Viewpoint): boolean {
  return (
    (!ability.during || isDuring(state, ability.during, from)) &&
    (!ability.while || holds(state, ability.while, from)) &&
    (!ability.if || holds(state, ability.if, from)) &&
    (!ability.unless || !holds(state, ability.unless, from))
  );
}

/** 6.1.13.1 */
export function isDuring(state: State, period: Period, { player }: Viewpoint): boolean {
  if (period === "your turn") return isTakingTurn(state, player);
  // 1.3.6.1: a teammate's turn is no opponent's.
  return state.turn.taking.some((other) => isOpponent(state, player, other));
}

function isConditional(ability: Static): boolean {
  return (
    ability.during !== undefined ||
    ability.while !== undefined ||
    ability.if !== undefined ||
    ability.unless !== undefined
  );
}

/** An effect "during their next turn" waits for that turn. */
function isActive({ turn }: State, { until }: Lasting): boolean {
  if (until.ends !== "next turn") return true;
  return turn.number > until.after && (turn.active === until.player || turn.taking.includes(until.player));
}

function addLasting(grants: Grants, lasting: Lasting): void {
  const from: Viewpoint = { card: lasting.source.card, player: lasting.player, bound: lasting.bound };
  for (const quality of lasting.has ?? [])
    grants.given.push({ quality, who: null, on: lasting.on ?? [], from, ability: lasting.ability, lasting });
  if (lasting.grants) addGrants(grants, lasting.grants, from, lasting.ability, lasting);
}

export function addGrants(
  { given, granted }: Grants,
  list: readonly Grant[],
  from: Viewpoint,
  ability: AbilityRef,
  lasting: Lasting | null,
): void {
  for (const grant of list)
    if ("who" in grant)
      for (const quality of grant.has)
        given.push({ quality, who: grant.who, on: null, from, ability, lasting });
    else granted.push({ grant, from, ability, lasting });
}

/** A static ability that was given grants what it grants from the card that has it. */
export function addGained(state: State, grants: Grants): void {
  for (const given of [...grants.given]) {
    const { quality, ability, lasting } = given;
    if (!("gains" in quality) || quality.gains.kind !== "static") continue;
    const gained = quality.gains;
    for (const card of cardsInPlay(state)) {
      const from = { card, player: state.cards[card]?.owner ?? 0 };
      if (isGivenTo(state, given, card) && applies(state, gained, from))
        addGrants(grants, gained.grants, from, { ...ability, gained }, lasting);
    }
  }
}

export function isGivenTo(state: State, { who, on, from }: Given, card: CardId): boolean {
  if (on) return on.some((ref) => ref.card === card && isThere(state, ref));
  return who !== null && fits(state, who, card, from);
}

export function grantedOf<Key extends string>(
  state: State,
  key: Key,
): Granted<Extract<PlayerGrant, Record<Key, unknown>>>[] {
  return grantsIn(state).granted.filter(({ grant }) => key in grant) as never;
}
