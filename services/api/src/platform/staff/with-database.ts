import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseEnv } from "node:util";
import { isProduction } from "@hjarta-lunga/contract/deployment.ts";
import { connect, type Database } from "../database/connect.ts";
import { EnvironmentError, readEnvironment, type Environment } from "../environment/environment.ts";
import { loggedError } from "../http/logging.ts";
import { readPublished, type Published } from "../content/published.ts";
import { openDocuments, type Documents } from "../documents/compiler.ts";

const root = fileURLToPath(new URL("../../../../..", import.meta.url));

/** All of it or nothing: another database must not be written with the keys of this machine. */
export const environmentHere = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv => {
  const file = resolve(root, env.DATA_DIR ?? ".data", "api.env");
  if (isProduction(env) || env.DATABASE_URL !== undefined || !existsSync(file)) return env;
  return { ...env, ...parseEnv(readFileSync(file, "utf8")) };
};

export const withDatabase = async (
  work: (db: Database, environment: Environment) => Promise<string>,
): Promise<void> => {
  try {
    const environment = readEnvironment(environmentHere(process.env));
    const { db, close } = connect({ url: environment.databaseUrl, poolSize: 1, onIdleError: () => undefined });
    process.stdout.write(await work(db, environment).finally(close));
  } catch (error) {
    const message =
      error instanceof EnvironmentError || !(error instanceof Error) ? String(error) : loggedError(error).message;
    process.stderr.write(`${message}\n`);
    process.exitCode = 1;
  }
};

type Given = { published: Omit<Published, "state">; documents: Documents };

export const withDocuments = async <Value>(db: Database, work: (given: Given) => Promise<Value>): Promise<Value> => {
  const documents = openDocuments();
  try {
    return await work({ published: await readPublished(db), documents });
  } finally {
    await documents.close();
  }
};
