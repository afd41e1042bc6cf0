import { gameStateCheck } from "./check.ts";
import { canSingTogether } from "./sing.ts";
import { cardAt, isOpponent, turnOrder } from "./state.ts";
import type { CardId, Frame, GameEvent, PlayerId, Proposal, State, Task, Todo } from "./types.ts";

/**
 * 9.2.3: what is still to happen once a player has left. Their effects are removed, half done or not; those of the
 * others go on; and if it was their turn, nothing more of it is to come but its end.
 */
export function agendaWithout(state: State, agenda: readonly Task[], player: PlayerId): readonly Task[] {
  // Nobody is left to play against: all there is to do is to find that out (1.8.1.3).
  if (isAlone(state)) return [gameStateCheck()];
  const left = agenda.flatMap((task) => taskWithout(state, task, player));
  // 9.2.3, 3.4.1.2: what lasts "this turn" still ends with the turn.
  if (state.turn.phase !== "setup" && state.turn.taking.length === 0)
    return [...left.filter(isOfEffect), gameStateCheck(), ...endOf(left)];
  const [next] = agenda;
  return next?.task === "turn action" || next?.task === "pick" ? [gameStateCheck(), ...left] : left;
}

/** 4.6.9: a challenge under way ends too. */
function endOf(agenda: readonly Task[]): Task[] {
  const challenge = agenda.filter(({ task }) => task === "challenge over");
  return [...challenge, { task: "end effects" }, { task: "next turn" }];
}

function isAlone(state: State): boolean {
  const [first, ...others] = turnOrder(state);
  return first !== undefined && others.every((other) => !isOpponent(state, first, other));
}

/** Part of an ability or an action of another player, rather than of the turn. */
function isOfEffect(task: Task): boolean {
  if (task.task === "event" || task.task === "replace") return task.player !== undefined;
  return !ofTurn.has(task.task);
}

const ofTurn: ReadonlySet<Task["task"]> = new Set([
  "turn action",
  "challenge damage",
  "challenge over",
  "end turn",
  "end effects",
  "pass turn",
  "next turn",
  "ready step",
  "set step",
  "draw step",
  "main phase",
  "check",
  "bag",
] as const);

function taskWithout(state: State, task: Task, player: PlayerId): Task[] {
  switch (task.task) {
    // Whoever has abilities in the bag now is found anew.
    case "pick":
      return [];
    case "resolve":
      return frameWithout(task, player).map((frame) => ({ ...frame, task: "resolve" }));
    // What could be chosen has changed: the effect is taken up again where it stood.
    case "choose":
      return frameWithout(task.frame, player).map((frame) => ({ task: "resolve", ...frame }));
    case "how many": {
      const { numbers: _, ...bound } = task.frame.bound;
      return frameWithout({ ...task.frame, bound }, player).map((frame) => ({ task: "resolve", ...frame }));
    }
    case "may":
    case "or":
    case "name":
    case "choose player":
    case "choose ability":
      return frameWithout(task.frame, player).map((frame) =>
        frame.actor === player ? { task: "resolve", ...frame } : { ...task, frame },
      );
    case "order":
      return task.player === player || task.frame.player === player ? [] : [task];
    case "arrange":
      return task.player === player || task.by === player ? [] : [task];
    case "alter":
    case "play":
    case "enter":
    case "enter exerted?":
    case "act":
      return task.player === player ? [] : [task];
    case "singers":
      return task.player === player || !canSingTogether(state, task.card) ? [] : [task];
    case "activate":
    case "pay":
    case "pay with":
      return task.origin.player === player ? [] : [task];
    case "altered":
      return [{ ...task, altered: task.altered.filter((each) => each !== player) }];
    case "event":
    case "replace":
      return eventsWithout(state, task, player);
    case "use":
    case "quest":
    case "gain from quest":
    case "ink":
    case "move":
      return isOf(state, task.card, player) ? [] : [task];
    case "challenge":
      return isOf(state, task.card, player) || isOf(state, task.target, player) ? [] : [task];
    default:
      return [task];
  }
}

/** Their own ability is removed; of another's, the part that was theirs to do (6.7.6). */
function frameWithout(frame: Frame, player: PlayerId): Frame[] {
  if (frame.player === player) return [];
  let acting = frame.actor;
  const todo = frame.todo.filter((each: Todo) => {
    if (each.do === "as" || each.do === "back to") acting = each.player;
    return acting !== player;
  });
  return [{ ...frame, todo }];
}

/** What was about to happen happens to whoever is still there, and its replacement effects are looked for again. */
function eventsWithout(
  state: State,
  { batch, applied, self, player: by }: Proposal,
  player: PlayerId,
): Task[] {
  const left = batch.filter((event) => !touches(state, event, player));
  if (by === player || left.length === 0) return [];
  return [{ task: "event", batch: left, applied, self, ...(by !== undefined && { player: by }) }];
}

function touches(state: State, event: GameEvent, player: PlayerId): boolean {
  const cards = [
    "card" in event && event.card,
    "to" in event && event.to,
    "target" in event && event.target,
    "song" in event && event.song,
    "onto" in event && event.onto,
  ].filter((card) => typeof card === "number");
  return ("player" in event && event.player === player) || cards.some((card) => isOf(state, card, player));
}

function isOf(state: State, card: CardId, player: PlayerId): boolean {
  return cardAt(state, card).owner === player;
}
