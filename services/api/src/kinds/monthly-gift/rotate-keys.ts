import { and, eq, ne } from "drizzle-orm";
import type { Database } from "../../platform/database/connect.ts";
import { bankFileParts } from "../../platform/database/tables/bank-files.ts";
import { mandates } from "../../platform/database/tables/mandates.ts";
import { decryptPersonalNumber, encryptPersonalNumber, inBatches } from "../../ledger/donors/personal-number.ts";
import type { PersonalNumberKeys } from "../../ledger/donors/personal-number.ts";
import { decryptNumbers, encryptNumbers } from "./numbers.ts";

export const rotateMandates = (db: Database, keys: PersonalNumberKeys): Promise<number> =>
  inBatches(db, async (tx) => {
    const isOld = ne(mandates.keyVersion, keys.current);
    const rows = await tx.select().from(mandates).where(isOld).limit(200).for("update");
    for (const row of rows) {
      const numbers = encryptNumbers(keys, decryptNumbers(keys, row));
      await tx.update(mandates).set(numbers).where(eq(mandates.id, row.id));
    }
    return rows.length;
  });

export const rotateBankFiles = (db: Database, keys: PersonalNumberKeys): Promise<number> =>
  inBatches(db, async (tx) => {
    const isOld = ne(bankFileParts.keyVersion, keys.current);
    const rows = await tx.select().from(bankFileParts).where(isOld).limit(20).for("update");
    for (const { fileId, position, content: old, keyVersion: version } of rows) {
      const text = decryptPersonalNumber(keys, { personalNumber: old, personalNumberKeyVersion: version });
      const { personalNumber: content, personalNumberKeyVersion: keyVersion } = encryptPersonalNumber(keys, text);
      await tx
        .update(bankFileParts)
        .set({ content, keyVersion })
        .where(and(eq(bankFileParts.fileId, fileId), eq(bankFileParts.position, position)));
    }
    return rows.length;
  });
