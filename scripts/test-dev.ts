import { runChecks, reportCounts } from "./lib/checks/check.ts";
import { developJourneysCheck, withFreshStack } from "./lib/checks/on-stack.ts";

/** Journeys in `npm run dev`, on a fresh stack with hot reload. */
await reportCounts((done) =>
  withFreshStack(
    async (env) => {
      await runChecks([developJourneysCheck(env)], done);
    },
    { mode: "develop" },
  ),
);
