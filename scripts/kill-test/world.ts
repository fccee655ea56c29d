import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { ensureDatabase, readFrom, type Read } from "../lib/databases.ts";
import { freePort } from "../lib/ports.ts";
import { startPostgres, type Postgres } from "../lib/postgres.ts";
import { runProcess, startProcess, type Running } from "../lib/process.ts";
import { loadSecrets } from "../lib/secrets.ts";
import { portNames, type Ports } from "../lib/settings.ts";
import { environmentsFor } from "../lib/stack/environments.ts";
import { answers, waitUntilReady } from "../lib/wait-for.ts";
import { seededSite } from "../testing/seeded-site.ts";
import { countedArticles, firstStock, parlor } from "./random-orders.ts";

const readyMs = 60_000;

const freePorts = async (): Promise<Ports> => {
  const ports = new Set<number>();
  while (ports.size < portNames.length) ports.add(await freePort());
  return Object.fromEntries([...ports].map((port, index) => [portNames[index], port])) as Ports;
};

/** As if the content service and the register had once been there. */
const keepKnown = async (read: Read): Promise<void> => {
  await read("insert into published_snapshot (content) values ($1) on conflict (id) do nothing", [
    JSON.stringify(seededSite()),
  ]);
  await read(
    `insert into funeral_parlor (id, name, town, email, position, spelled) values ($1, $2, $3, $4, 0, '')
     on conflict (id) do nothing`,
    [parlor.id, parlor.name, parlor.town, parlor.email],
  );
  for (const { articleNumber } of countedArticles)
    await read("insert into article_stock (article_number, quantity) values ($1, $2) on conflict do nothing", [
      articleNumber,
      firstStock,
    ]);
};

/** The API with its database and third parties, apart from the stack. The third parties outlive PostgreSQL and the API. */
export const openWorld = async (folder: string, processes = 1) => {
  mkdirSync(folder, { recursive: true });
  const settings = { dataDir: folder, ports: await freePorts() };
  const { ports } = settings;
  const secrets = loadSecrets(folder, {});
  const log = (name: string) => join(folder, `${name}.log`);
  const openPostgres = () =>
    startPostgres({
      folder: join(folder, "postgres"),
      port: ports.postgres,
      password: secrets.POSTGRES_PASSWORD,
      logFile: log("postgres"),
      durable: true,
    });
  let postgres: Postgres = await openPostgres();
  const charity = await ensureDatabase(postgres.url("postgres"), "charity");
  const environments = environmentsFor({ settings, secrets, urls: { charity, content: charity } });
  // A test asks more often than a charity must, and its visitors have one address.
  const env = {
    ...environments.api,
    PROVIDER_TIMEOUT_MS: "1500",
    MAIL_PATIENCE_SECONDS: "5",
    RECONCILE_BASE_SECONDS: "1",
    LIMIT_FACTOR: "100000",
    LOG_LEVEL: "warn",
  };
  const node = (name: string, main: string, variables: Record<string, string>) =>
    startProcess({ name, command: process.execPath, args: [main], env: variables, logFile: log(name) });

  const standins = await node("standins", "services/standins/src/main.ts", environments.standins);
  const standinsUrl = `http://localhost:${ports.standins}`;
  await waitUntilReady(standins, () => answers(`${standinsUrl}/health`), readyMs);

  const migrate = { command: process.execPath, args: ["services/api/src/migrate.ts"], env };
  await runProcess({ name: "Migrating", ...migrate, logFile: log("migrate") });
  await keepKnown(readFrom(charity));

  const apis = await Promise.all(
    Array.from({ length: processes }, async (_, index) => {
      const name = `api-${index + 1}`;
      const port = index === 0 ? ports.api : await freePort();
      const url = `http://localhost:${port}`;
      const open = () => node(name, "services/api/src/main.ts", { ...env, PORT: String(port) });
      let running: Running = await open();
      const ready = () => waitUntilReady(running, () => answers(`${url}/ready`), readyMs);
      const kill = async () => {
        running.signal("SIGKILL");
        await running.ended;
      };
      const start = async () => {
        running = await open();
      };
      return { url, ready, kill, start, stop: () => running.stop(5_000) };
    }),
  );
  const apiReady = () => Promise.all(apis.map(({ ready }) => ready()));
  await apiReady();

  const killPostgres = async () => {
    process.kill(postgres.pid, "SIGKILL");
    await postgres.ended;
  };
  return {
    apis,
    apiUrl: apis[0]?.url ?? "",
    standinsUrl,
    databaseUrl: charity,
    killApi: () => Promise.all(apis.map(({ kill }) => kill())),
    killPostgres,
    startApi: () => Promise.all(apis.map(({ start }) => start())),
    startPostgres: async () => {
      postgres = await openPostgres();
    },
    apiReady,
    [Symbol.asyncDispose]: async () => {
      await Promise.all(apis.map(({ stop }) => stop()));
      await standins.stop(5_000);
      await postgres.stop();
    },
  };
};
export type World = Awaited<ReturnType<typeof openWorld>>;
