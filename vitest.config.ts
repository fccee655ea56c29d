import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

const failOnConsoleError = "./scripts/testing/fail-on-console-error.ts";

export default defineConfig({
  test: {
    // Vitest leaves one processor to whoever looks on. Most of these tests wait for a database.
    maxWorkers: availableParallelism(),
    projects: [
      {
        test: {
          name: "node",
          environment: "node",
          include: ["services", "contract", "scripts", "src/build"].map((folder) => `tests/${folder}/**/*.test.ts`),
          // One PostgreSQL for the run; each test file that needs one makes its own database in it.
          globalSetup: "./scripts/testing/global-setup.ts",
          setupFiles: failOnConsoleError,
          testTimeout: 20_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: "browser",
          environment: "jsdom",
          include: ["tests/src/**/*.test.{ts,tsx}"],
          exclude: ["tests/src/build/**"],
          setupFiles: [failOnConsoleError, "./scripts/testing/prepare-document.ts"],
          // Long journeys, key by key: a machine at work takes its time.
          testTimeout: 20_000,
        },
      },
    ],
  },
});
