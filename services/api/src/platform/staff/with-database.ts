import { connect, type Database } from "../database/connect.ts";
import { EnvironmentError, readEnvironment, type Environment } from "../environment/environment.ts";
import { loggedError } from "../http/logging.ts";
import { environmentHere } from "./environment-here.ts";

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
