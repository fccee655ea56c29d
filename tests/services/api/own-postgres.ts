import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createDatabase } from "../../../scripts/lib/databases.ts";
import { freePort } from "../../../scripts/lib/ports.ts";
import { startPostgres } from "../../../scripts/lib/postgres.ts";
import { fillApiDatabase } from "./test-api.ts";

/** A server of the test's own with the API's database: it is taken away while others run their tests. */
export const openOwnPostgres = async () => {
  const folder = mkdtempSync(join(tmpdir(), "hjarta-lunga-away-"));
  const port = await freePort();
  const start = () =>
    startPostgres({
      folder: join(folder, "postgres"),
      port,
      password: "test",
      logFile: join(folder, "postgres.log"),
      durable: true,
    });
  let server = await start();
  await fillApiDatabase(await createDatabase(server.url("postgres"), "charity"));
  return {
    url: server.url("charity"),
    start: async () => {
      server = await start();
    },
    stop: () => server.stop(),
    kill: async () => {
      process.kill(server.pid, "SIGKILL");
      await server.ended;
    },
    drop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
export type OwnPostgres = Awaited<ReturnType<typeof openOwnPostgres>>;
