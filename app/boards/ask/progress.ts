/** What a reader has answered, kept on the device: the run under way and the best score, by line. */
const key = "ask-me-first.1";
const longest = 200;

/** By the step that is asked about, the option that was taken. */
export type Answers = Readonly<Record<number, string>>;

export interface Score {
  readonly right: number;
  readonly of: number;
}

interface Kept {
  readonly best?: Score;
  readonly answers?: Answers;
}

/** A line's name here: the case's own, and after it the variant's. */
export function lineName(caseId: string, variant: string | null): string {
  return variant === null ? caseId : `${caseId}#${variant}`;
}

export function bestOf(line: string): Score | null {
  return all()[line]?.best ?? null;
}

/** By line, what is best so far. */
export function bests(): ReadonlyMap<string, Score> {
  return new Map(Object.entries(all()).flatMap(([line, { best }]) => (best ? [[line, best] as const] : [])));
}

export function answersTo(line: string): Answers {
  return all()[line]?.answers ?? {};
}

export function keepAnswers(line: string, answers: Answers): void {
  keep(line, { answers });
}

/** The run is over: the next one begins with nothing answered. */
export function keepScore(line: string, score: Score): void {
  const best = bestOf(line);
  const isBetter = !best || best.of !== score.of || score.right > best.right;
  keep(line, { answers: {}, ...(isBetter && { best: score }) });
}

function keep(line: string, change: Kept): void {
  const kept = all();
  try {
    localStorage.setItem(key, JSON.stringify({ ...kept, [line]: { ...kept[line], ...change } }));
  } catch {
    // Then it lasts as long as the page.
  }
}

function all(): Readonly<Record<string, Kept>> {
  try {
    return keptIn(JSON.parse(localStorage.getItem(key) ?? "{}"));
  } catch {
    return {}; // storage is forbidden, or somebody else wrote there
  }
}

/** By hand: a list of cases would pay 23 kB for zod to do it. */
export function keptIn(stored: unknown): Record<string, Kept> {
  return Object.fromEntries(
    entriesOf(stored)
      .filter(([line]) => line.length <= longest)
      .map(([line, kept]) => {
        const { best, answers } = Object.fromEntries(entriesOf(kept));
        const taken = entriesOf(answers).filter(
          ([step, id]) => /^\d{1,5}$/.test(step) && typeof id === "string" && id.length <= longest,
        );
        return [line, { ...(isScore(best) && { best }), answers: Object.fromEntries(taken) as Answers }];
      }),
  );
}

function entriesOf(stored: unknown): [string, unknown][] {
  return typeof stored === "object" && stored !== null ? Object.entries(stored) : [];
}

function isScore(stored: unknown): stored is Score {
  const { right, of } = Object.fromEntries(entriesOf(stored));
  return Number.isInteger(right) && Number.isInteger(of) && Number(right) >= 0 && Number(right) <= Number(of);
}
