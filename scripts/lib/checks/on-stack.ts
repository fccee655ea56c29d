import { once } from "node:events";
import { mkdtempDisposableSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { provideBrowser } from "../browser.ts";
import { postgresUrl } from "../postgres.ts";
import { readPorts, urlsOf } from "../settings.ts";
import { openStack, type SiteMode, type Stack } from "../stack/stack.ts";
import { supervise } from "../stack/supervise.ts";
import { asOne, bin, show, type Check } from "./check.ts";
import { developReport } from "./checks.ts";
import { readPlaywright, resultFile, resultIn } from "./results.ts";

const defaultTestPortBase = 8700;
const besidePorts = 10;
const playwrightConfig = "e2e/playwright.config.ts";

const environmentFor = (stack: Stack, browser: string): Record<string, string> => {
  const { settings, secrets } = stack.context;
  return {
    ...urlsOf(settings.ports),
    DATABASE_URL: postgresUrl({ password: secrets.POSTGRES_PASSWORD, port: settings.ports.postgres }, "charity"),
    DATA_DIR: settings.dataDir,
    CHROMIUM_PATH: browser,
    CONTENT_ADMIN_EMAIL: secrets.CONTENT_ADMIN_EMAIL,
    CONTENT_ADMIN_PASSWORD: secrets.CONTENT_ADMIN_PASSWORD,
    CONTENT_READ_TOKEN: secrets.CONTENT_READ_TOKEN,
    PUBLISH_TOKEN: secrets.PUBLISH_TOKEN,
  };
};

const variables = {
  // All journeys come from one address, and most give one e-mail address and one phone.
  LIMIT_FACTOR: "1000000",
  START_RETRY_SECONDS: "4",
  SHOW_COMPONENTS: "1",
};

const never = new AbortController().signal;
type How = { mode?: SiteMode; giveUp?: AbortSignal };

/** `SITE_URL` in our own environment would mislead the build. */
export const withFreshStack = async (
  work: (env: Record<string, string>) => Promise<void>,
  { mode = "built", giveUp = never }: How = {},
): Promise<void> => {
  const browser = await provideBrowser();
  using temporary = mkdtempDisposableSync(join(tmpdir(), "hjarta-lunga-stack-"));
  delete process.env.SITE_URL;
  Object.assign(process.env, variables);
  const further = mode === "develop" ? besidePorts : 0;
  const ports = readPorts(process.env, "TEST_PORT_BASE", defaultTestPortBase, further);
  const stack = await openStack({ dataDir: temporary.path, ports });
  await supervise(stack, async () => {
    const isGivenUp = giveUp.aborted ? Promise.resolve() : once(giveUp, "abort");
    const working = stack.start(mode).then(() => work(environmentFor(stack, browser)));
    await Promise.race([working, isGivenUp]);
  });
};

const playwrightCheck = (name: string, env: Record<string, string>, args: string[], reportName: string): Check => ({
  name,
  run: async () => {
    const report = resultFile(reportName);
    const options = ["test", "--config", playwrightConfig, "--reporter=list,json", ...args];
    const ok = await show(bin("playwright"), options, { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report });
    return resultIn(report, readPlaywright, ok);
  },
});

export const journeysCheck = (env: Record<string, string>, args: string[] = []): Check =>
  playwrightCheck("Browser journeys", env, args, "playwright.json");

export const developJourneysCheck = (env: Record<string, string>): Check =>
  playwrightCheck("Journeys in development", { ...env, SITE_MODE: "develop" }, [], developReport);

export const budgetsCheck = (env: Record<string, string>): Check => ({
  name: "Size budgets",
  run: () => asOne(show(process.execPath, ["scripts/budgets.ts"], env)),
});
