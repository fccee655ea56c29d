import { and, isNotNull, or, sql } from "drizzle-orm";
import type { Database } from "../../platform/database/connect.ts";
import { isPastBooks } from "../../platform/database/kept.ts";
import { bankFiles } from "../../platform/database/tables/bank-files.ts";
import { withoutPerson } from "../../platform/database/tables/columns.ts";
import { moneyIn } from "../../platform/database/tables/money-in.ts";

/** The sums stay, and that each came once. */
export const forgetPayers = async (db: Database): Promise<void> => {
  const { fileId, payer, words, reference } = moneyIn;
  const isOutOfBooks = isPastBooks("bankFile", bankFiles.madeAt);
  await db
    .update(moneyIn)
    .set(withoutPerson(moneyIn))
    .where(
      and(
        sql`${fileId} in (select ${bankFiles.id} from ${bankFiles} where ${isOutOfBooks})`,
        or(isNotNull(payer), isNotNull(words), isNotNull(reference)),
      ),
    );
};
