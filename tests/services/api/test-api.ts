import { Writable } from "node:stream";
import { testDatabase } from "../../../scripts/testing/test-database.ts";
import { buildApp } from "../../../services/api/src/app.ts";
import { connect } from "../../../services/api/src/database/connect.ts";
import { migrate } from "../../../services/api/src/database/migrate.ts";
import { readEnvironment } from "../../../services/api/src/environment.ts";
import { logSerializers } from "../../../services/api/src/http/logging.ts";

const testLimitPerMinute = 10_000;

/** The real application on the database at `url`; `logs()` is everything it has written so far. */
export const buildTestApi = async (url: string, variables: Record<string, string> = {}) => {
  const lines: string[] = [];
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(chunk.toString());
      done();
    },
  });
  const database = connect({ url, poolSize: 5, onIdleError: () => undefined });
  const app = await buildApp({
    db: database.db,
    environment: readEnvironment({ CONSENT_LIMIT_PER_MINUTE: String(testLimitPerMinute), ...variables }),
    logger: { level: "trace", serializers: logSerializers, stream },
  });
  const close = async () => {
    await app.close();
    await database.close();
  };
  return { app, db: database.db, close, logs: () => lines.join("") };
};

export const apiDatabase = () => testDatabase("charity", migrate);

export type TestApi = Awaited<ReturnType<typeof buildTestApi>>;

export const choice = (given: Record<string, unknown> = {}) => ({
  id: crypto.randomUUID(),
  version: 1,
  statistics: true,
  marketing: false,
  ...given,
});
