import { consentCall } from "@hjarta-lunga/contract/calls/consent.ts";
import { errorBody } from "@hjarta-lunga/contract/schemas/errors.ts";
import { sql } from "drizzle-orm";
import type { PoolClient } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { databaseIsAway } from "../../../services/api/src/platform/database/failures.ts";
import { openOwnPostgres, type OwnPostgres } from "./own-postgres.ts";
import { buildTestApi, choice, type TestApi } from "./test-api.ts";

let server: OwnPostgres;
let api: TestApi;
beforeAll(async () => {
  server = await openOwnPostgres();
  api = await buildTestApi(server.url);
});
afterAll(async () => {
  await api.close();
  await server.drop();
});

const register = () => api.app.inject({ method: "POST", url: consentCall.path, payload: choice() });

test.each([
  ["is stopped", () => server.stop()],
  ["is killed", () => server.kill()],
])(
  "while the database %s callers are told to come back, and afterwards all works without a restart",
  async (_how, end) => {
    expect((await register()).statusCode).toBe(201);
    await end();
    // What served a killed server's connections may live for a moment longer.
    await expect.poll(async () => (await register()).statusCode).toBe(503);

    const refused = await register();
    expect(refused.statusCode).toBe(503);
    expect(refused.headers["retry-after"]).toBe("5");
    expect(errorBody.parse(refused.json()).code).toBe("unavailable");
    expect(refused.payload).not.toContain("ECONN");
    expect((await api.app.inject("/ready")).statusCode).toBe(503);
    const linesBefore = api.logs().length;
    await expect(api.db.transaction(() => Promise.resolve())).rejects.toSatisfy(databaseIsAway);
    expect((await register()).statusCode).toBe(503);
    expect(api.logs().slice(linesBefore)).toContain("database away");
    expect((await api.app.inject("/health")).statusCode).toBe(200);

    await server.start();
    expect((await api.app.inject("/ready")).statusCode).toBe(200);
    expect((await register()).statusCode).toBe(201);
  },
);

test("a database that dies between two statements of a transaction ends the transaction, not the process", async () => {
  const ended: unknown[] = [];
  const broken = Promise.withResolvers<undefined>();
  const listen = (error: unknown) => {
    ended.push(error);
    broken.resolve(undefined);
  };
  process.on("uncaughtException", listen);
  api.db.$client.once("acquire", (connection: PoolClient) => {
    connection.once("end", () => broken.resolve(undefined));
  });
  const work = api.db.transaction(async (tx) => {
    await tx.execute(sql`select 1`);
    await server.kill();
    // The connection is in nobody's hands when it breaks.
    await broken.promise;
    await tx.execute(sql`select 1`);
  });
  await expect(work).rejects.toThrow();
  process.off("uncaughtException", listen);
  expect(ended).toEqual([]);
  await server.start();
  expect((await register()).statusCode).toBe(201);
});
