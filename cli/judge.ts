import { type Answer, Misused, Refused } from "./answer.ts";
import { bench } from "./commands/bench.ts";
import { check } from "./commands/check.ts";
import { coverage } from "./commands/coverage.ts";
import { rule } from "./commands/rule.ts";
import { scenario } from "./commands/scenario.ts";
import { search } from "./commands/search.ts";
import { stats } from "./commands/stats.ts";
import { type Request, readRequest } from "./request.ts";

const commands: Record<string, (request: Request) => Answer | Promise<Answer>> = {
  stats,
  rule,
  search,
  scenario,
  check,
  coverage,
  bench,
};

const usage = `judge: rules and worked cases from the terminal

  stats                            how much there is
  rule <game> <id>                 one rule, what it names and what names it
  search <game> <words>            the rules that answer; - reads one question a line
  scenario list [<game>]           the worked cases
  scenario run <id>                a case, step by step, and whether it went as the rules say
  scenario explore <id>            every other choice in it, and where each ends
  check <file>                     the ruling on a board given as JSON; - reads it from standard input
  coverage <game>                  which rules are shown by which cases
  bench                            how fast the engine and the search are

  --json    for machines        --lang fr    in French        --limit 5    how many results`;

async function main(args: string[]): Promise<number> {
  try {
    const request = readRequest(args);
    const [name, ...words] = request.words;
    if (request.help || name === "help") return tell(usage);
    const command = commands[name ?? ""];
    if (!command) throw new Misused(name ? `There is no command "${name}".` : "No command given.");
    const { json, text } = await command({ ...request, words });
    return tell(request.json ? json.map((value) => JSON.stringify(value)).join("\n") : text);
  } catch (error) {
    if (error instanceof Refused) return complain(error.message, 1);
    if (error instanceof Misused) return complain(`${error.message}\n\n${usage}`, 2);
    throw error;
  }
}

function tell(text: string): number {
  process.stdout.write(`${text}\n`);
  return 0;
}

function complain(text: string, code: number): number {
  process.stderr.write(`${text}\n`);
  return code;
}

// Whoever reads only the first lines has what they wanted.
process.stdout.on("error", ({ code }: NodeJS.ErrnoException) => process.exit(code === "EPIPE" ? 0 : 1));
process.exitCode = await main(process.argv.slice(2));
