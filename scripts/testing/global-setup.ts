import { mkdtempDisposableSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../lib/ports.ts";
import { startPostgres, type Postgres } from "../lib/postgres.ts";

export const startTemporaryPostgres = async (port?: number): Promise<Postgres & { remove: () => Promise<void> }> => {
  const folder = mkdtempDisposableSync(join(tmpdir(), "hjarta-lunga-test-"));
  const server = await startPostgres({
    folder: join(folder.path, "postgres"),
    port: port ?? (await freePort()),
    password: "test",
    logFile: join(folder.path, "postgres.log"),
    durable: false,
  });
  const remove = async () => {
    await server.stop();
    folder.remove();
  };
  return { ...server, remove };
};

/** Once a run. Test files reach it through `testDatabase`. */
export default async function setup() {
  const server = await startTemporaryPostgres();
  process.env.TEST_DATABASE_URL = server.url("postgres");
  return server.remove;
}
