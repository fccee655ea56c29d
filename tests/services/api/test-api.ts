import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Writable } from "node:stream";
import { afterAll } from "vitest";
import { testDatabase } from "../../../scripts/testing/test-database.ts";
import { seededSite } from "../../../scripts/testing/seeded-site.ts";
import { keepSnapshot } from "../../../services/api/src/platform/content/snapshot.ts";
import { buildApp } from "../../../services/api/src/app.ts";
import { connect } from "../../../services/api/src/platform/database/connect.ts";
import { migrate } from "../../../services/api/src/platform/migration/migrate.ts";
import { readEnvironment } from "../../../services/api/src/platform/environment/environment.ts";
import type { LimitTable } from "../../../services/api/src/platform/environment/limits.ts";
import { logSerializers } from "../../../services/api/src/platform/http/logging.ts";
import { createJobs } from "../../../services/api/src/platform/jobs/jobs.ts";
import { createProviders } from "../../../services/api/src/ledger/providers/create.ts";

/** Tests come from one address, and most give with one e-mail address and one phone number. */
const unlimited = { LIMIT_FACTOR: "1000000" };
/** What is published stands in the database already. */
const nowhere = "http://127.0.0.1:9";

/** The real application on the database at `url`; `logs()` is everything it has written so far. */
export const buildTestApi = async (
  url: string,
  variables: Record<string, string> = {},
  limits: Partial<LimitTable> = {},
) => {
  const lines: string[] = [];
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(chunk.toString());
      done();
    },
  });
  // Nobody else's files come to this API, unless a test lets it share a folder: that one is not ours to remove.
  const BANK_FILES_FOLDER = join(tmpdir(), `bank-files-${crypto.randomUUID()}`);
  const given = { DATABASE_URL: url, ...unlimited, CONTENT_URL: nowhere, BANK_FILES_FOLDER, ...variables };
  const read = readEnvironment(given);
  const environment = { ...read, limits: { ...read.limits, ...limits } };
  const database = connect({ url, poolSize: 5, onIdleError: () => undefined });
  const jobs = createJobs(environment);
  const providers = createProviders(environment);
  const app = await buildApp({
    db: database.db,
    environment,
    jobs,
    providers,
    logger: { level: "trace", serializers: logSerializers, stream },
    stopping: new AbortController().signal,
  });
  const close = async () => {
    await app.close();
    await database.close();
    await rm(BANK_FILES_FOLDER, { recursive: true, force: true });
  };
  return { app, db: database.db, environment, jobs, providers, close, logs: () => lines.join("") };
};

/** With what the content service's seed would publish. */
export const fillApiDatabase = async (url: string) => {
  await migrate(url);
  const { db, close } = connect({ url, poolSize: 1, onIdleError: () => undefined });
  await keepSnapshot(db, seededSite());
  await close();
};

export const apiDatabase = () => testDatabase("charity", fillApiDatabase);

/** The API on a database of its own, for all tests of the file that asks for it. */
export const ownTestApi = async (variables?: Record<string, string>, limits?: Partial<LimitTable>) => {
  const database = await apiDatabase();
  const api = await buildTestApi(database.url, variables, limits);
  afterAll(async () => {
    await api.close();
    await database.drop();
  });
  return api;
};

export type TestApi = Awaited<ReturnType<typeof buildTestApi>>;

export const choice = (given: Record<string, unknown> = {}) => ({
  id: crypto.randomUUID(),
  version: 1,
  statistics: true,
  marketing: false,
  ...given,
});
