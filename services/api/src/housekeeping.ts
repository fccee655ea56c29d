import { removeOldLookups } from "./identity/accounts/repository.ts";
import { removeOldBankId } from "./identity/bankid/repository.ts";
import type { Database } from "./platform/database/connect.ts";
import { removeExpiredLimits } from "./platform/http/count-calls.ts";
import { modules, orderHandlers } from "./modules.ts";
import { forgetOrders } from "./ledger/orders/forget.ts";
import { removeExpiredDocuments } from "./platform/post/retention.ts";

/** Removes what has been kept long enough. */
export const runRetention = async (db: Database): Promise<void> => {
  await removeExpiredLimits(db);
  await removeOldBankId(db);
  await removeOldLookups(db);
  await forgetOrders(db, orderHandlers);
  await removeExpiredDocuments(db);
  for (const { retention = [] } of modules) for (const remove of retention) await remove(db);
};
