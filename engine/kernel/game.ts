/** What a game gives the kernel, and what the kernel gives back. Everything here is plain JSON but the tables. */

/** Something still to happen. The rest of its fields belong to the game. */
export interface Task {
  readonly task: string;
}

/** The part of a game's state the kernel knows: what is still to happen, next first. */
export interface Position {
  readonly agenda: readonly Task[];
}

/** A sentence to be worded later, in the reader's language. */
export interface Message {
  readonly say: string;
  readonly with: Readonly<Record<string, unknown>>;
}

export interface Option {
  readonly id: string;
  readonly message: Message;
}

/** The rule something follows, and after it others it follows at the same time. */
export type Cited = string | readonly [string, ...string[]];

/** An option that looks open but is not, and the rule that closes it. */
export interface Refusal extends Option {
  readonly rule: string;
}

export interface Decision {
  readonly kind: string;
  readonly player: number;
  /** The rule that says this player decides. */
  readonly rule: string;
  readonly also?: readonly string[];
  readonly message: Message;
  readonly options: readonly Option[];
  readonly refusals: readonly Refusal[];
  /** Open whatever is asked, and no answer to it: taken alone, and never walked by exploring. */
  readonly asides: readonly Option[];
  /** How many options an answer takes. */
  readonly min: number;
  readonly max: number;
  /** The order of the options in an answer matters. */
  readonly ordered?: boolean;
  /** What the options of an answer are worth must add up to this at least. */
  readonly total?: { readonly least: number; readonly worth: Readonly<Record<string, number>> };
  /** At least one of these is in every legal answer, and the rule that says so. */
  readonly must?: { readonly among: readonly string[]; readonly rule: string };
}

/** The ids of the options taken, in the order they were taken. */
export type Answer = readonly string[];

export interface Choice {
  readonly decision: Decision;
  readonly answer: Answer;
  /** Nobody was asked: there was only one legal answer. */
  readonly forced: boolean;
}

/** One thing that happened. */
export interface Step<State, Change> {
  readonly rule: string;
  /** Other rules it follows at the same time. */
  readonly also?: readonly string[];
  readonly message: Message;
  readonly changes: readonly Change[];
  /** The state right after it. */
  readonly state: State;
  /** The decision this step carries out. */
  readonly choice?: Choice;
}

/** How a task on the agenda asks instead of running. */
export interface Question<State extends Position, T extends Task, Change> {
  decision(state: State, task: T): Omit<Decision, "refusals" | "asides">;
  refusals(state: State, task: T): readonly Refusal[];
  /** Whether an option is open, where that is quicker to tell than to list them all; for answers of one option. */
  isOpen?(state: State, task: T, id: string): boolean;
  /** Carries out a legal answer; the task itself is already off the agenda. */
  answer(run: Running<State, Change>, task: T, answer: Answer): void;
  /** Ask even when there is only one legal answer. */
  readonly always?: boolean;
}

/** What a player may do at any decision instead of answering it. */
export interface Asides<State extends Position, Change> {
  options(state: State): readonly Option[];
  /** Carries it out; what was asked is still first on the agenda. */
  answer(run: Running<State, Change>, id: string): void;
}

/** What a task handler may do. */
export interface Running<State extends Position, Change> {
  /** The state as it stands now, but for its agenda: that one changes far more often than anybody looks at it. */
  readonly state: State;
  /** What is still to happen. */
  readonly agenda: State["agenda"];
  /** Records one thing that happens and applies its changes. */
  step(cited: Cited, message: Message, ...changes: Change[]): void;
  /** Puts tasks in front of the agenda, the first to run first. */
  push(...tasks: State["agenda"][number][]): void;
  /** Replaces the agenda: for a game that ends, or a frame that goes on. */
  replan(agenda: State["agenda"]): void;
}

type Tasks<State extends Position> = State["agenda"][number];
type Named<T extends Task, Name> = Extract<T, { task: Name }>;

export interface Game<State extends Position, Change> {
  readonly name: string;
  /** Carries out one change; nothing else changes a state. */
  apply(state: State, change: Change): State;
  readonly handlers: {
    readonly [Name in Tasks<State>["task"]]?: (
      run: Running<State, Change>,
      task: Named<Tasks<State>, Name>,
    ) => void;
  };
  readonly questions: {
    readonly [Name in Tasks<State>["task"]]?: Question<State, Named<Tasks<State>, Name>, Change>;
  };
  readonly asides?: Asides<State, Change>;
  /** Equal for two states exactly when the game goes on the same from both. */
  key(state: State): string;
}
