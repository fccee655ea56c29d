import { and, eq, ne } from "drizzle-orm";
import type { Database } from "../../../platform/database/connect.ts";
import { bankFileParts } from "../../../platform/database/tables/bank-files.ts";
import { decryptPersonalNumber, encryptPersonalNumber } from "../../../ledger/donors/personal-number.ts";
import type { PersonalNumberKeys } from "../../../ledger/donors/personal-number.ts";

const atOnce = 20;

export const rotateBankFiles = async (db: Database, keys: PersonalNumberKeys): Promise<number> => {
  for (let rotated = 0; ;) {
    const changed = await db.transaction(async (tx) => {
      const rows = await tx
        .select()
        .from(bankFileParts)
        .where(ne(bankFileParts.keyVersion, keys.current))
        .limit(atOnce)
        .for("update");
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
    if (changed === 0) return rotated;
    rotated += changed;
  }
};
