import { FuzzError, playRandomly } from "../engine/lorcana/testing/fuzz.ts";

/** `npm run fuzz -- --games 20000 --seed 1`: random games with all known cards; the seed of a failure plays it again. */
const options = new Map<string, number>();
for (let at = 2; at < process.argv.length; at += 2) {
  const [name = "", value] = [process.argv[at]?.replace(/^--/, ""), Number(process.argv[at + 1])];
  if (!["games", "seed"].includes(name) || !Number.isInteger(value) || value < 0) {
    console.error("usage: npm run fuzz -- [--games 2000] [--seed 1]");
    process.exit(2);
  }
  options.set(name, value);
}

const games = options.get("games") ?? 2000;
const first = options.get("seed") ?? 1;
const rules = new Set<string>();
let [decisions, steps] = [0, 0];
const begun = performance.now();
try {
  for (let game = 0; game < games; game++) {
    const played = playRandomly(first + game);
    decisions += played.decisions;
    steps += played.steps;
    for (const rule of played.rules) rules.add(rule);
    if ((game + 1) % 500 === 0) console.log(`${game + 1} of ${games} games`);
  }
} catch (error) {
  if (!(error instanceof FuzzError)) throw error;
  console.error(`${error.message}\nTo play it again: npm run fuzz -- --games 1 --seed ${error.seed}`);
  process.exit(1);
}
const seconds = ((performance.now() - begun) / 1000).toFixed(1);
console.log(
  `${games} games, ${decisions} decisions, ${steps} steps, ${rules.size} rules followed: clean, in ${seconds} s`,
);
