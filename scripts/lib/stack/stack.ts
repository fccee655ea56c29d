import { prepareDataFolder } from "../data-folder.ts";
import { turnLogsWhenLarge } from "../log-file.ts";
import { runningProcesses, startNothingMore } from "../process.ts";
import { say } from "../progress.ts";
import { openRunRecord } from "../run-record.ts";
import { loadSecrets } from "../secrets.ts";
import type { Settings } from "../settings.ts";
import { startContent } from "./content.ts";
import { createKeeper, type StackContext, type WhenOneDies } from "./context.ts";
import { startDatabases, startApi, startStandins, startWeb } from "./services.ts";
import { environmentsFor } from "./environments.ts";
import { buildSite, releaseWhenChanged, requireWebPort, startDevelop } from "./site.ts";

export type SiteMode = "services" | "built" | "develop";

const stopOrder = ["web", "site", "content", "api", "standins", "postgres"];

export const openStack = async (settings: Settings, whenOneDies: WhenOneDies = "stop all") => {
  prepareDataFolder(settings.dataDir);
  turnLogsWhenLarge(settings.dataDir);
  const record = await openRunRecord(settings.dataDir, `http://localhost:${settings.ports.web}`);
  if (record.ended.length > 0) say(`  Ended what a killed run had left: ${record.ended.join(", ")}.`);
  const secrets = loadSecrets(settings.dataDir, process.env);
  const { promise: died, resolve: tellDeath } = Promise.withResolvers<string>();
  const keeper = createKeeper({
    whenOneDies,
    onDeath: (name, how) => {
      const line = `${name} stopped by itself (${how})`;
      if (whenOneDies === "stop all") tellDeath(line);
      else say(`  ${line}. It is started again.`);
    },
  });
  const { parts } = keeper;

  const context: StackContext = { settings, secrets, record, keep: keeper.keep };

  const start = async (mode: SiteMode) => {
    if (mode !== "services") await requireWebPort(context);
    const watch = mode === "develop";
    const urls = await startDatabases(context);
    const environments = environmentsFor({ settings, secrets, urls });
    await startStandins(context, environments.standins, watch);
    await startApi(context, environments.api, watch);
    await startContent(context, environments);
    if (mode === "built") {
      await releaseWhenChanged(context, environments);
      await startWeb(context, environments.web);
    }
    if (mode === "develop") await startDevelop(context, environments.develop);
    return environments;
  };

  const stop = async () => {
    keeper.stopWatching();
    startNothingMore();
    // A command under way, such as a build, or a database that is not up yet.
    const services = new Set(parts.map(({ pid }) => pid));
    const others = runningProcesses().filter(({ pid }) => !services.has(pid));
    for (const other of others) other.signal(other.name === "PostgreSQL" ? "SIGQUIT" : "SIGKILL");
    await Promise.all(others.map(({ ended }) => ended));
    const inOrder = parts.toSorted((a, b) => stopOrder.indexOf(a.name) - stopOrder.indexOf(b.name));
    for (const part of inOrder) await part.stop();
    record.close();
  };

  /** PostgreSQL is still told properly: its data is worth the second. */
  const hurry = () => {
    keeper.stopWatching();
    const postgres = parts.find(({ name }) => name === "postgres")?.pid;
    for (const process of runningProcesses()) if (process.pid !== postgres) process.signal("SIGKILL");
  };

  return { context, parts, died, start, stop, hurry, buildSite: buildSite.bind(undefined, context) };
};

export type Stack = Awaited<ReturnType<typeof openStack>>;
