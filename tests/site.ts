import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type {} from "vitest";
import type { TestProject } from "vitest/node";
import { serveFolder } from "./static.mjs";

declare module "vitest" {
  export interface ProvidedContext {
    site: string;
  }
}

/** Serves the built site to the browser tests. */
export default async function setup(project: TestProject) {
  const folder = fileURLToPath(new URL("../out", import.meta.url));
  if (!existsSync(folder)) throw new Error("The site is not built: run `node tests/test.mjs build browser`.");
  const server = await serveFolder({ folder, port: 0 });
  project.provide("site", server.url);
  return server.close;
}
