import { join } from "node:path";
import { ensureDatabase, inDatabase } from "../databases.ts";
import { Failure } from "../failure.ts";
import { requireFreePort } from "../ports.ts";
import { stopLeftoverPostgres } from "../postgres-leftover.ts";
import { postgresUrl, startPostgres } from "../postgres.ts";
import { step } from "../progress.ts";
import { logFor } from "./context.ts";
import type { StackContext } from "./context.ts";

export type DatabaseUrls = { charity: string; content: string };

const useGiven = async (charity: string, content: string | undefined): Promise<DatabaseUrls> => {
  const urls = { charity, content: content ?? inDatabase(charity, "content") };
  try {
    for (const url of [urls.charity, urls.content])
      await ensureDatabase(inDatabase(url, "postgres"), new URL(url).pathname.slice(1));
  } catch (error) {
    // Its password is in the URL: the reason is shown, the URL is not.
    throw new Failure(`The PostgreSQL of DATABASE_URL does not answer: ${error instanceof Error ? error.message : ""}`);
  }
  return urls;
};

const startOwn = async (context: StackContext, tell: (outcome: string) => void): Promise<DatabaseUrls> => {
  const { dataDir, ports } = context.settings;
  const folder = join(dataDir, "postgres");
  if (await stopLeftoverPostgres(folder)) tell("taken over from a run that was killed, ready");
  await requireFreePort(ports.postgres, "PostgreSQL");
  const password = context.secrets.POSTGRES_PASSWORD;
  const options = { folder, port: ports.postgres, password, logFile: logFor(context, "postgres"), durable: true };
  await context.keep("postgres", () => startPostgres(options));
  const admin = postgresUrl(options, "postgres");
  return { charity: await ensureDatabase(admin, "charity"), content: await ensureDatabase(admin, "content") };
};

export const startDatabases = (context: StackContext): Promise<DatabaseUrls> =>
  step("PostgreSQL", (tell) => {
    const { databaseUrl, contentDatabaseUrl } = context.settings;
    return databaseUrl === undefined ? startOwn(context, tell) : useGiven(databaseUrl, contentDatabaseUrl);
  });
