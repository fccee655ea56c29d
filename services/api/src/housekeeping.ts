import { removeOldLookups } from "./accounts/repository.ts";
import { removeExpiredArticleOrders } from "./articles/retention.ts";
import { removeOldBankId } from "./bankid/repository.ts";
import { removeExpiredChoices } from "./consent/repository.ts";
import type { Database } from "./database/connect.ts";
import { removeExpiredDiplomas } from "./gift-documents/retention.ts";
import { removeExpiredMailings } from "./gift-links/retention.ts";
import { removeExpiredGreetings } from "./greeting-cards/retention.ts";
import { removeExpiredLimits } from "./http/count-calls.ts";
import { removeExpiredContent } from "./mandates/bank/bank-file-retention.ts";
import { removeExpiredMandates } from "./mandates/retention.ts";
import { removeExpiredCards } from "./memorial-cards/retention.ts";
import { forgetOrders } from "./orders/forget.ts";
import { removeExpiredDocuments } from "./post/retention.ts";
import { removeExpiredWebEvents } from "./web-events/repository.ts";

/** Removes what has been kept long enough. */
export const tidy = async (db: Database): Promise<void> => {
  await removeExpiredLimits(db);
  await removeExpiredChoices(db);
  await removeExpiredWebEvents(db);
  await removeOldBankId(db);
  await removeOldLookups(db);
  await forgetOrders(db);
  await removeExpiredArticleOrders(db);
  await removeExpiredCards(db);
  await removeExpiredGreetings(db);
  await removeExpiredDocuments(db);
  await removeExpiredDiplomas(db);
  await removeExpiredMandates(db);
  await removeExpiredContent(db);
  await removeExpiredMailings(db);
};
