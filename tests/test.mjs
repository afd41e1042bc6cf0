import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));

const parts = {
  types: ["npx", "--no-install", "tsc", "--noEmit"],
  lint: ["npx", "--no-install", "biome", "ci", "."],
  unit: ["npx", "--no-install", "vitest", "run", "--project", "unit"],
  build: ["npm", "run", "build"],
  browser: ["npx", "--no-install", "vitest", "run", "--project", "browser"],
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(`No such part: ${unknown.join(", ")}. Parts: ${Object.keys(parts).join(", ")}.`);
  process.exit(2);
}

const failed = [];
const names = asked.length > 0 ? asked : Object.keys(parts);
for (const name of names) {
  // A stale site would let the browser tests pass on what is no longer the code.
  if (name === "browser" && failed.includes("build")) {
    console.log("\n== browser: not run, the build failed");
    failed.push(name);
    continue;
  }
  const [command, ...args] = parts[name];
  console.log(`\n== ${name}: ${parts[name].join(" ")}`);
  const start = Date.now();
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: "inherit",
    shell: process.platform === "win32",
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1" },
  });
  if (status !== 0) failed.push(name);
  console.log(
    `== ${name}: ${status === 0 ? "passed" : "FAILED"} in ${((Date.now() - start) / 1000).toFixed(1)} s`,
  );
}

if (failed.length > 0) console.log(`\nFailed: ${failed.join(", ")}`);
console.log(`\n${names.length - failed.length} passed, ${failed.length} failed`);
process.exit(failed.length > 0 ? 1 : 0);
