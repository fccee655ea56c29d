import { provideBrowser } from "./lib/browser.ts";
import { runChecks, reportCounts } from "./lib/checks/check.ts";
import { developCheck, killCheck, staticChecks, unitCheck } from "./lib/checks/checks.ts";
import { budgetsCheck, journeysCheck, withFreshStack } from "./lib/checks/on-stack.ts";

/** Two things at a time, until the journeys need all there is. Only one of both may build the site. */
await reportCounts(async (done) => {
  // Told now, not after ten minutes.
  await provideBrowser();
  const stopping = new AbortController();
  const code = runChecks([...staticChecks, unitCheck()], done).then((ok) => {
    if (!ok) stopping.abort();
    return ok;
  });
  const giveUp = stopping.signal;
  if (await runChecks([developCheck(giveUp)], done)) {
    const work = async (env: Record<string, string>) => {
      const survives = await runChecks([killCheck], done);
      if ((await code) && survives) await runChecks([journeysCheck(env), budgetsCheck(env)], done);
    };
    await withFreshStack(work, { giveUp });
  }
  await code;
});
