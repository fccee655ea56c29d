import { runChecks, reportCounts } from "./lib/checks/check.ts";
import { journeysCheck, withFreshStack } from "./lib/checks/on-stack.ts";

/** Further arguments go to Playwright: a file, `--grep`. */
await reportCounts((done) =>
  withFreshStack(async (env) => {
    await runChecks([journeysCheck(env, process.argv.slice(2))], done);
  }),
);
