import type { Database } from "../../platform/database/connect.ts";
import { isPast } from "../../platform/database/kept.ts";
import { diplomas } from "../../platform/database/tables/gift-documents.ts";

/** What was saved last counts. The gift that it was made of stays with the books. */
export const removeExpiredDiplomas = (db: Database) => db.delete(diplomas).where(isPast("diploma", diplomas.changedAt));
