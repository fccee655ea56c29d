import { eq, ne } from "drizzle-orm";
import { decryptPersonalNumber, encryptPersonalNumber, inBatches } from "../../ledger/donors/personal-number.ts";
import type { PersonalNumberKeys } from "../../ledger/donors/personal-number.ts";
import type { Database } from "../../platform/database/connect.ts";
import { persons } from "../../platform/database/tables/my-data.ts";

export const rotatePersons = (db: Database, keys: PersonalNumberKeys): Promise<number> =>
  inBatches(db, async (tx) => {
    const isOld = ne(persons.personalNumberKeyVersion, keys.current);
    const rows = await tx.select().from(persons).where(isOld).limit(200).for("update");
    for (const row of rows) {
      const encrypted = encryptPersonalNumber(keys, decryptPersonalNumber(keys, row));
      await tx.update(persons).set(encrypted).where(eq(persons.id, row.id));
    }
    return rows.length;
  });
