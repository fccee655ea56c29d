import { readdirSync } from "node:fs";
import { join } from "node:path";
import { environmentHere } from "../services/api/src/platform/staff/with-database.ts";
import { provideBrowser } from "./lib/browser.ts";
import { bin, show } from "./lib/checks/check.ts";
import { Failure, runMain } from "./lib/failure.ts";
import { pruneOlder, requireSmall } from "./lib/picture-folder.ts";
import { say } from "./lib/progress.ts";
import { loadSecrets } from "./lib/secrets.ts";
import { readSettings, root, urlsOf } from "./lib/settings.ts";

/** All, or those of the named parts: `npm run screenshots -- gift`. */
await runMain(async () => {
  const parts = process.argv.slice(2);
  const { DATABASE_URL = "" } = environmentHere(process.env);
  const CHROMIUM_PATH = await provideBrowser();
  const settings = readSettings(process.env);
  const urls = urlsOf(settings.ports);
  const { CONTENT_ADMIN_EMAIL, CONTENT_ADMIN_PASSWORD } = loadSecrets(settings.dataDir, process.env);
  const startedAt = Date.now();
  const args = ["test", "--config", "e2e/pictures/playwright.config.ts", "--reporter", "list"];
  const given = { ...urls, CHROMIUM_PATH, DATABASE_URL, CONTENT_ADMIN_EMAIL, CONTENT_ADMIN_PASSWORD };
  const files = parts.map((part) => `/${part}\\.pictures\\.ts$`);
  if (!(await show(bin("playwright"), [...args, ...files], given))) throw new Failure("Not all pictures were taken.");

  const folder = join(root, "docs/screenshots");
  if (parts.length === 0) {
    const decisions = join(root, "docs/decisions");
    const pages = [join(root, "README.md"), join(folder, "README.md")];
    const texts = [...pages, ...readdirSync(decisions).map((name) => join(decisions, name))];
    for (const file of pruneOlder(folder, startedAt, texts))
      say(`  ${file} is gone: nothing takes or shows it any more`);
  }
  say(`  ${(requireSmall(folder) / 1e6).toFixed(1)} MB in docs/screenshots`);
});
