import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium } from "playwright-core";

const names = ["google-chrome", "google-chrome-stable", "chromium", "chromium-browser", "microsoft-edge"];

const places = {
  linux: ["/opt/google/chrome/chrome", "/snap/bin/chromium", "/usr/lib/chromium/chromium"],
  darwin: [
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
  ],
  win32: ["PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA"].flatMap((folder) => [
    join(process.env[folder] ?? "C:\\", "Google\\Chrome\\Application\\chrome.exe"),
    join(process.env[folder] ?? "C:\\", "Microsoft\\Edge\\Application\\msedge.exe"),
  ]),
};

export const quiet = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** A browser of the machine, or one installed on the spot; Playwright gives it a fresh profile. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: findBrowser(), args: quiet });
}

export function findBrowser(): string {
  const path = named() ?? installed() ?? debian() ?? downloaded();
  if (path) return path;
  throw new Error(
    "No browser found. Install Chrome or Chromium, or set CHROME_PATH to one: CHROME_PATH=/path/to/chrome npm test",
  );
}

function named(): string | undefined {
  const path = process.env.CHROME_PATH;
  if (path && !existsSync(path)) throw new Error(`CHROME_PATH names ${path}, which does not exist`);
  return path;
}

function installed(): string | undefined {
  const known = places[process.platform as keyof typeof places] ?? [];
  const folders = process.platform === "win32" ? [] : (process.env.PATH ?? "").split(":");
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...known].find((path) => existsSync(path));
}

function debian(): string | undefined {
  if (!existsSync("/etc/debian_version") || process.getuid?.() !== 0) return undefined;
  console.log("No browser here: installing Debian's chromium.");
  run("apt-get", ["update"]) && run("apt-get", ["install", "-y", "--no-install-recommends", "chromium"]);
  return installed();
}

function downloaded(): string | undefined {
  const path = chromium.executablePath();
  if (!existsSync(path)) {
    console.log("No browser here: downloading Playwright's chromium.");
    run("npx", ["playwright-core", "install", "chromium"]);
  }
  return existsSync(path) ? path : undefined;
}

function run(command: string, args: string[]): boolean {
  return spawnSync(command, args, { stdio: "inherit", shell: process.platform === "win32" }).status === 0;
}
