import type { Database } from "./platform/database/connect.ts";
import { removeExpiredLimits } from "./platform/http/count-calls.ts";
import { retention } from "./modules.ts";

export const runRetention = async (db: Database): Promise<void> => {
  await removeExpiredLimits(db);
  for (const remove of Object.values(retention)) await remove(db);
};
