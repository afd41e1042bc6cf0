import type {
  Answer,
  Choice,
  Cited,
  Decision,
  Game,
  Message,
  Option,
  Position,
  Refusal,
  Running,
  Step,
  Task,
} from "./game.ts";

/** More tasks than any position needs between two decisions: past it the game is going in circles. */
const patience = 100_000;

export interface Progress<State, Change> {
  readonly state: State;
  readonly steps: readonly Step<State, Change>[];
}

/** Why an answer was not taken. The state is as it was. */
export type Rejection =
  | { readonly why: "refused"; readonly refusal: Refusal }
  | { readonly why: "unknown"; readonly id: string }
  | { readonly why: "repeated"; readonly id: string }
  | { readonly why: "count"; readonly min: number; readonly max: number }
  | { readonly why: "total"; readonly least: number }
  | { readonly why: "must"; readonly among: readonly string[]; readonly rule: string }
  | { readonly why: "nothing-asked" };

export type Decided<State, Change> =
  | ({ readonly ok: true } & Progress<State, Change>)
  | { readonly ok: false; readonly rejection: Rejection };

/** Runs tasks until a decision is due or nothing is left. */
export function advance<State extends Position, Change>(
  game: Game<State, Change>,
  state: State,
): Progress<State, Change> {
  return drain(new Play(game, state));
}

/** The decision the state waits for, or null when nothing is left to happen. */
export function decision<State extends Position, Change>(
  game: Game<State, Change>,
  state: State,
): Decision | null {
  const task = state.agenda[0];
  const question = task && game.questions[task.task as keyof typeof game.questions];
  return question ? ask(game, question, state, task) : null;
}

/** Takes an answer and goes on to the next decision. An illegal answer changes nothing and says why. */
export function decide<State extends Position, Change>(
  game: Game<State, Change>,
  state: State,
  answer: Answer,
): Decided<State, Change> {
  const task = state.agenda[0];
  const question = task && game.questions[task.task as keyof typeof game.questions];
  if (!question) return { ok: false, rejection: { why: "nothing-asked" } };
  const play = new Play(game, state);
  if (!isOpen(question, state, task, answer)) {
    const asked = ask(game, question, state, task);
    if (isAside(asked, answer)) {
      play.stepAside(asked, answer);
      return { ok: true, ...drain(play) };
    }
    const rejection = reject(asked, answer);
    if (rejection) return { ok: false, rejection };
  }
  play.carryOut(question as never, task, answer, false);
  return { ok: true, ...drain(play) };
}

/** Whether it does something else than answer what was asked. */
export function isAside({ asides }: Pick<Decision, "asides">, answer: Answer): boolean {
  return answer.length === 1 && asides.some(({ id }) => id === answer[0]);
}

/** The quick way to a yes for a single option; every no is looked at closely, since it has to say why. */
function isOpen(question: AnyQuestion, state: unknown, task: Task, answer: Answer): boolean {
  const [only] = answer;
  return answer.length === 1 && (question.isOpen?.(state as never, task as never, only as string) ?? false);
}

function reject(asked: Decision, answer: Answer): Rejection | null {
  for (const [at, id] of answer.entries()) {
    if (answer.indexOf(id) < at) return { why: "repeated", id };
    if (asked.options.some((option) => option.id === id)) continue;
    const refusal = asked.refusals.find((entry) => entry.id === id);
    return refusal ? { why: "refused", refusal } : { why: "unknown", id };
  }
  if (answer.length < asked.min || answer.length > asked.max)
    return { why: "count", min: asked.min, max: asked.max };
  if (asked.must && !hasMust(asked, answer)) return { why: "must", ...asked.must };
  return reachesTotal(asked, answer) ? null : { why: "total", least: asked.total?.least ?? 0 };
}

/** Whether what is taken together has what it takes together, besides how many they are. */
export function isComplete(asked: Decision, answer: Answer): boolean {
  return hasMust(asked, answer) && reachesTotal(asked, answer);
}

function hasMust({ must }: Decision, answer: Answer): boolean {
  return !must || answer.some((id) => must.among.includes(id));
}

function reachesTotal({ total }: Decision, answer: Answer): boolean {
  return !total || answer.reduce((sum, id) => sum + (total.worth[id] ?? 0), 0) >= total.least;
}

function drain<State extends Position, Change>(play: Play<State, Change>): Progress<State, Change> {
  for (let ran = 0; ran < patience; ran++) {
    const task = play.next;
    if (!task) return play.progress();
    const question = play.game.questions[task.task as keyof typeof play.game.questions];
    if (question) {
      const forced = onlyAnswer(question, play.state, task);
      if (!forced) return play.progress();
      play.carryOut(question as never, task, forced, true);
    } else play.run(task);
  }
  throw new Error(`${play.game.name}: the agenda does not drain; next is ${JSON.stringify(play.next)}`);
}

type AnyQuestion = {
  decision(state: never, task: never): Omit<Decision, "refusals" | "asides">;
  refusals(state: never, task: never): readonly Refusal[];
  isOpen?(state: never, task: never, id: string): boolean;
  readonly always?: boolean;
};

function ask<State extends Position, Change>(
  game: Game<State, Change>,
  question: AnyQuestion,
  state: State,
  task: Task,
): Decision {
  return {
    ...question.decision(state as never, task as never),
    refusals: question.refusals(state as never, task as never),
    asides: game.asides?.options(state) ?? [],
  };
}

/** The one legal answer, where there is only one and the game does not insist on asking. */
function onlyAnswer(question: AnyQuestion, state: unknown, task: Task): Answer | null {
  if (question.always) return null;
  const { options, min, ordered, total } = question.decision(state as never, task as never);
  if (options.length === 0) return [];
  if ((ordered || total) && options.length > 1) return null;
  return options.length === min ? options.map((option: Option) => option.id) : null;
}

/** Listing what else could have been chosen costs more than the step itself: it is done when somebody looks. */
function choosing(answer: Answer, forced: boolean, ask: () => Decision): Choice {
  let decision: Decision | null = null;
  return {
    answer,
    forced,
    get decision() {
      decision ??= ask();
      return decision;
    },
  };
}

class Play<State extends Position, Change> implements Running<State, Change> {
  readonly steps: Step<State, Change>[] = [];
  private choice: Choice | null = null;
  agenda: State["agenda"];

  constructor(
    readonly game: Game<State, Change>,
    public state: State,
  ) {
    this.agenda = state.agenda;
  }

  /** The state with what is still to happen, as others see it. */
  private get whole(): State {
    if (this.state.agenda !== this.agenda) this.state = { ...this.state, agenda: this.agenda };
    return this.state;
  }

  get next(): State["agenda"][number] | undefined {
    return this.agenda[0];
  }

  progress(): Progress<State, Change> {
    return { state: this.whole, steps: this.steps };
  }

  step(cited: Cited, message: Message, ...changes: Change[]): void {
    const state = this.changed(changes);
    const step =
      typeof cited === "string" || cited.length === 1
        ? { rule: typeof cited === "string" ? cited : cited[0], message, changes, state }
        : { rule: cited[0], also: cited.slice(1), message, changes, state };
    this.steps.push(this.choice ? { ...step, choice: this.choice } : step);
    this.choice = null;
  }

  /** The state after these changes. What they made is nobody else's yet, so its agenda need not be copied once more. */
  private changed(changes: readonly Change[]): State {
    let next = this.state;
    for (const change of changes) next = this.game.apply(next, change);
    if (next === this.state) return this.whole;
    if (next.agenda === this.state.agenda) (next as { agenda: State["agenda"] }).agenda = this.agenda;
    this.agenda = next.agenda;
    this.state = next;
    return next;
  }

  push(...tasks: State["agenda"][number][]): void {
    this.agenda = [...tasks, ...this.agenda];
  }

  replan(agenda: State["agenda"]): void {
    this.agenda = agenda;
  }

  run(task: Task): void {
    const handler = this.game.handlers[task.task as keyof typeof this.game.handlers];
    if (!handler) throw new Error(`${this.game.name}: nothing runs the task ${JSON.stringify(task)}`);
    this.agenda = this.agenda.slice(1);
    handler(this, task as never);
  }

  /** The first step that follows shows the decision and what was answered. */
  carryOut(question: AnyQuestion & { answer: unknown }, task: Task, answer: Answer, forced: boolean): void {
    const asked = this.whole;
    // Not `this.game`: steps that are kept would keep all of this play.
    const { game } = this;
    this.choice = choosing(answer, forced, () => ask(game, question, asked, task));
    this.agenda = this.agenda.slice(1);
    (question.answer as (run: this, task: Task, answer: Answer) => void)(this, task, answer);
  }

  /** What was asked stays: the game says what becomes of it. */
  stepAside(decision: Decision, answer: Answer): void {
    this.choice = { decision, answer, forced: false };
    this.game.asides?.answer(this, answer[0] as string);
  }
}
