import { defineConfig } from "playwright/test";

/** What is walked in `npm run dev`: on a stack of its own, `npm run test:dev`. */
const developTests = "develop.spec.ts";
const releaseTests = "editors/releases.spec.ts";
const isDevelop = process.env.SITE_MODE === "develop";

/** Journeys run on a whole, real stack that is brought up for them: `npm run test:e2e`. */
export default defineConfig({
  testDir: ".",
  outputDir: isDevelop ? "../test-results/develop" : "../test-results/journeys",
  workers: 2,
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  // A test that passes at the second try has found a race: it fails.
  retries: 0,
  // Patience, not a bar: a machine at work takes its time, and what is waited for is what is judged.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: process.env.SITE_URL ?? "http://localhost:8000",
    locale: "sv-SE",
    timezoneId: "Europe/Stockholm",
    screenshot: "only-on-failure",
    // Calls that pass through the site's worker cannot be intercepted. What is about it allows it: support/worker.ts.
    serviceWorkers: "block",
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
      // As root there is no sandbox; the rest keeps the browser from calling home.
      args: [
        ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
        ...["--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"],
        ...["--disable-component-update", "--disable-sync"],
      ],
    },
  },
  projects: isDevelop
    ? // A page is made when it is first asked for, beside all that a test run does on the machine.
      [{ name: "develop", testMatch: developTests, timeout: 240_000, expect: { timeout: 60_000 } }]
    : [
        { name: "visitors", testIgnore: ["editors/**", "*-faults.spec.ts", developTests] },
        // What befalls a provider befalls every visitor: these journeys are walked alone, one after the other.
        { name: "faults", testMatch: "*-faults.spec.ts", workers: 1, dependencies: ["visitors"], fullyParallel: false },
        // Editors change what visitors see: they work when the visitors have gone home. A file shares no record with
        // another, and the tests of a file follow each other.
        {
          name: "editors",
          testMatch: "editors/*.spec.ts",
          testIgnore: releaseTests,
          dependencies: ["faults"],
          fullyParallel: false,
          timeout: 600_000,
        },
        // Who shows an earlier release takes back what others have published: alone.
        { name: "releases", testMatch: releaseTests, workers: 1, dependencies: ["editors"], timeout: 600_000 },
      ],
});
