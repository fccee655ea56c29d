import { provideBrowser } from "./lib/browser.ts";
import { runChecks } from "./lib/checks/check.ts";
import { killCheck } from "./lib/checks/kill.ts";
import { startDevelopCheck } from "./lib/checks/develop.ts";
import { budgetsCheck, journeysCheck, withFreshStack } from "./lib/checks/on-stack.ts";
import { reportCounts } from "./lib/checks/report.ts";
import { staticChecks } from "./lib/checks/static.ts";
import { unitCheck } from "./lib/checks/unit.ts";
import { say } from "./lib/progress.ts";

await reportCounts(async (done) => {
  // Told now, not after ten minutes.
  await provideBrowser();
  const develop = startDevelopCheck();
  if (!(await runChecks([...staticChecks, develop.check], done).finally(develop.giveUp))) return;
  const withoutBrowser = runChecks([unitCheck(), killCheck], done);
  say("── Meanwhile a whole stack for the journeys, built from nothing");
  await withFreshStack(async (env) => {
    if (await withoutBrowser) await runChecks([journeysCheck(env), budgetsCheck(env)], done);
  });
});
