import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** What sweeps over many pages takes longest, so it begins first and the others fill up the time beside it. */
class SweepsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const isSweep = ({ moduleId }: TestSpecification) => /(all-pages|accessibility)\.browser/.test(moduleId);
    const sorted = await super.sort(files);
    return [...sorted.filter(isSweep), ...sorted.filter((file) => !isSweep(file))];
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: SweepsFirst },
    projects: [
      {
        test: {
          name: "unit",
          include: ["**/*.test.ts"],
          exclude: ["**/node_modules/**", "out/**", ".next/**", "tests/**"],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: "browser",
          include: ["tests/**/*.browser.test.ts"],
          globalSetup: ["tests/site.ts"],
          maxWorkers: 2,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
