import { provideBrowser } from "./lib/browser.ts";
import { runChecks } from "./lib/checks/check.ts";
import { killCheck } from "./lib/checks/kill.ts";
import { startDevelopCheck } from "./lib/checks/develop.ts";
import { budgetsCheck, journeysCheck, withFreshStack } from "./lib/checks/on-stack.ts";
import { reportCounts } from "./lib/checks/report.ts";
import { staticChecks } from "./lib/checks/static.ts";
import { unitCheck } from "./lib/checks/unit.ts";
import { say } from "./lib/progress.ts";

await reportCounts(async (counted) => {
  // Told now, not after ten minutes.
  await provideBrowser();
  const develop = startDevelopCheck();
  const first = [...staticChecks, develop.check, unitCheck(), killCheck];
  if (!(await runChecks(first, counted).finally(develop.giveUp))) return;
  say("\n── A whole stack of its own, built from nothing");
  await withFreshStack(async (env) => {
    await runChecks([journeysCheck(env), budgetsCheck(env)], counted);
  });
});
