import { readFile } from "node:fs/promises";
import { text as readAll } from "node:stream/consumers";
import { z } from "zod";
import type { Lang } from "../../content/types.ts";
import { decision, type Rejection } from "../../engine/kernel/advance.ts";
import { replay } from "../../engine/kernel/replay.ts";
import {
  lorcana,
  narrate,
  observe,
  SetupError,
  type State,
  startState,
  worded,
} from "../../engine/lorcana/index.ts";
import "../../engine/lorcana/languages.ts";
import { setup } from "../../engine/lorcana/schema.ts";
import { type Answer, answer, Refused } from "../answer.ts";
import { type Request, take } from "../request.ts";

const board = z.strictObject({
  setup,
  answers: z.array(z.string().or(z.array(z.string()))).default([]),
});

/** Rules on a board: plays the answers as far as they are legal and says what is due next. */
export async function check({ words, lang }: Request): Promise<Answer> {
  const [source = ""] = take(words, "<file>");
  const given = board.safeParse(parseJson(await read(source)));
  if (!given.success) throw new Refused(problem(given.error));
  const answers = given.data.answers.map((each) => (typeof each === "string" ? [each] : each));
  const start = begin(given.data.setup);
  const { steps, state, stopped } = replay(lorcana, start, answers);
  const due = decision(lorcana, state);
  const json = {
    steps: steps.map((step, at) => ({ n: at + 1, rule: step.rule, text: narrate(step, lang) })),
    refused: stopped && {
      answer: answers[stopped.at],
      at: stopped.at + 1,
      ...refusal(stopped.rejection, state, lang),
    },
    decision: due && {
      player: state.players[due.player]?.name,
      kind: due.kind,
      rule: due.rule,
      text: worded(state, due.message, lang),
      min: due.min,
      max: due.max,
      options: due.options.map(({ id, message }) => ({ id, text: worded(state, message, lang) })),
      asides: due.asides.map(({ id, message }) => ({ id, text: worded(state, message, lang) })),
      refusals: due.refusals.map(({ id, rule, message }) => ({
        id,
        rule,
        text: worded(state, message, lang),
      })),
    },
    position: observe(state),
  };
  return answer(json, lines(json));
}

async function read(source: string): Promise<string> {
  try {
    return source === "-" ? await readAll(process.stdin) : await readFile(source, "utf8");
  } catch {
    throw new Refused(`${source} cannot be read.`);
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Refused(`This is not JSON: ${(error as Error).message.split("\n")[0]}`);
  }
}

function problem({ issues }: z.ZodError): string {
  const [first] = issues;
  return `This is not a board: ${first?.path.join(".") || "it"}: ${first?.message}.`;
}

function begin(given: z.output<typeof setup>): State {
  try {
    return startState(given);
  } catch (error) {
    if (error instanceof SetupError) throw new Refused(`This board cannot be: ${error.message}.`);
    throw error;
  }
}

function refusal(rejection: Rejection, state: State, lang: Lang) {
  if (rejection.why === "must") return { why: rejection.why, rule: rejection.rule };
  if (rejection.why !== "refused") return { why: rejection.why };
  const { rule, message } = rejection.refusal;
  return { why: rejection.why, rule, text: worded(state, message, lang) };
}

interface Ruling {
  steps: { n: number; rule: string; text: string }[];
  refused: { answer?: string[]; why: string; rule?: string; text?: string } | null;
  decision: {
    player?: string;
    rule: string;
    text: string;
    options: { id: string; text: string }[];
    asides: { id: string; text: string }[];
    refusals: { id: string; rule: string; text: string }[];
  } | null;
}

function lines({ steps, refused, decision }: Ruling): string {
  return [
    ...steps.map(({ n, rule, text }) => `${String(n).padStart(3)}  ${rule.padEnd(8)}  ${text}`),
    ...(refused
      ? [`✗ ${refused.answer?.join(", ")}: ${refused.rule ?? refused.why} ${refused.text ?? ""}`]
      : []),
    ...(decision
      ? [
          `${decision.player} (${decision.rule}): ${decision.text}`,
          ...[...decision.options, ...decision.asides].map(({ id, text }) => `  ${id}  ${text}`),
          ...decision.refusals.map(({ id, rule, text }) => `  ✗ ${id}  ${rule}  ${text}`),
        ]
      : []),
  ].join("\n");
}
