import { availableParallelism } from "node:os";
import { join } from "node:path";
import { defineConfig } from "vitest/config";

/** Patience, not a bar: what is waited for is what is judged. */
const patience = { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: 30_000 } } };
/** Payload, started in the same process, would add fields to the collections that it reads. */
const aloneInItsProcess = ["tests/services/content/lengths.test.ts"];
const everywhere = "./scripts/testing/every-test.ts";

const onNode = { environment: "node", setupFiles: everywhere, ...patience };

export default defineConfig({
  test: {
    // Most of these tests wait for a database.
    maxWorkers: availableParallelism(),
    projects: [
      {
        test: {
          name: "node",
          ...onNode,
          include: ["services", "contract", "scripts", "src/build"].map((folder) => `tests/${folder}/**/*.test.ts`),
          exclude: aloneInItsProcess,
          globalSetup: "./scripts/testing/global-setup.ts",
          // A third of the time was loading the API anew for each file.
          isolate: false,
        },
      },
      { test: { name: "alone", ...onNode, include: aloneInItsProcess } },
      {
        test: {
          name: "browser",
          environment: "jsdom",
          // Each file has a process of its own, which would compile jsdom and React anew.
          env: { NODE_COMPILE_CACHE: join(import.meta.dirname, "node_modules/.cache/compiled") },
          include: ["tests/src/**/*.test.{ts,tsx}"],
          exclude: ["tests/src/build/**"],
          setupFiles: [everywhere, "./scripts/testing/prepare-document.ts"],
          ...patience,
        },
      },
    ],
  },
});
