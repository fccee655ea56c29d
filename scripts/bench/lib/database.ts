import { connect } from "../../../services/api/src/platform/database/connect.ts";
import type { Database } from "../../../services/api/src/platform/database/connect.ts";
import { migrate } from "../../../services/api/src/platform/migration/migrate.ts";
import { ensureDatabase } from "../../lib/databases.ts";
import type { MeasuredStack } from "./part.ts";

/** A database of the API's beside that of the stack, on the same server. */
export const withDatabase = async <Result>(
  { databaseUrl }: MeasuredStack,
  { name, poolSize }: { name: string; poolSize: number },
  work: (db: Database, url: string) => Promise<Result>,
): Promise<Result> => {
  const url = await ensureDatabase(databaseUrl("postgres"), name);
  await migrate(url);
  const { db, close } = connect({ url, poolSize, onIdleError: () => undefined });
  try {
    return await work(db, url);
  } finally {
    await close();
  }
};
