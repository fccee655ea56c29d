import { consentCall } from "contract/consent.ts";
import { errorBody } from "contract/errors.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createDatabase } from "../../../scripts/lib/databases.ts";
import { freePort } from "../../../scripts/lib/ports.ts";
import { startPostgres } from "../../../scripts/lib/postgres.ts";
import type { Postgres } from "../../../scripts/lib/postgres.ts";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrate } from "../../../services/api/src/database/migrate.ts";
import { buildTestApi, choice } from "./test-api.ts";
import type { TestApi } from "./test-api.ts";

/** A server of its own: it is taken away while others run their tests. */
const folder = mkdtempSync(join(tmpdir(), "hjarta-lunga-away-"));
let port: number;
let server: Postgres;
let api: TestApi;

const start = () =>
  startPostgres({
    folder: join(folder, "postgres"),
    port,
    password: "test",
    logFile: join(folder, "postgres.log"),
    durable: true,
  });

beforeAll(async () => {
  port = await freePort();
  server = await start();
  await migrate(await createDatabase(server.url("postgres"), "charity"));
  api = await buildTestApi(server.url("charity"));
});
afterAll(async () => {
  await api.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

const register = () => api.app.inject({ method: "POST", url: consentCall.path, payload: choice() });

test.each([
  ["is stopped", () => server.stop()],
  [
    "is killed",
    async () => {
      process.kill(server.pid, "SIGKILL");
      await server.ended;
    },
  ],
])(
  "while the database %s callers are told to come back, and afterwards all works without a restart",
  async (_how, end) => {
    expect((await register()).statusCode).toBe(201);
    await end();

    const refused = await register();
    expect(refused.statusCode).toBe(503);
    expect(refused.headers["retry-after"]).toBe("5");
    expect(errorBody.parse(refused.json()).code).toBe("unavailable");
    expect(refused.payload).not.toContain("ECONN");
    expect((await api.app.inject("/ready")).statusCode).toBe(503);
    expect((await api.app.inject("/health")).statusCode).toBe(200);

    server = await start();
    expect((await api.app.inject("/ready")).statusCode).toBe(200);
    expect((await register()).statusCode).toBe(201);
  },
  60_000,
);
