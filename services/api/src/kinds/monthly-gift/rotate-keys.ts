import { eq, ne } from "drizzle-orm";
import type { Database } from "../../platform/database/connect.ts";
import { mandates } from "../../platform/database/tables/mandates.ts";
import type { PersonalNumberKeys } from "../../ledger/donors/personal-number.ts";
import { decryptNumbers, encryptNumbers } from "./numbers.ts";

const atOnce = 200;

export const rotateMandates = async (db: Database, keys: PersonalNumberKeys): Promise<number> => {
  for (let rotated = 0; ;) {
    const changed = await db.transaction(async (tx) => {
      const rows = await tx
        .select()
        .from(mandates)
        .where(ne(mandates.keyVersion, keys.current))
        .limit(atOnce)
        .for("update");
      for (const row of rows) {
        const numbers = encryptNumbers(keys, decryptNumbers(keys, row));
        await tx.update(mandates).set(numbers).where(eq(mandates.id, row.id));
      }
      return rows.length;
    });
    if (changed === 0) return rotated;
    rotated += changed;
  }
};
