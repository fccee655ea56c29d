import { provideBrowser } from "./lib/browser.ts";
import { runChecks, reportCounts } from "./lib/checks/check.ts";
import { unitCheck } from "./lib/checks/checks.ts";

await reportCounts(async (done) => {
  await provideBrowser();
  await runChecks([unitCheck(process.argv.slice(2))], done);
});
