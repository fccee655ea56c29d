import { eq, ne } from "drizzle-orm";
import type { Database } from "../../platform/database/connect.ts";
import { bankIdSignatures } from "../../platform/database/tables/bankid.ts";
import { decryptPersonalNumber, encryptPersonalNumber } from "../../ledger/donors/personal-number.ts";
import type { PersonalNumberKeys } from "../../ledger/donors/personal-number.ts";
import { decryptEvidence, encryptEvidence } from "./evidence.ts";

const atOnce = 200;

/** Evidence stays for years, and so must be read without the keys of today. Orders and tokens are gone within the hour. */
export const rotateSignatures = async (db: Database, keys: PersonalNumberKeys): Promise<number> => {
  for (let rotated = 0; ;) {
    const changed = await db.transaction(async (tx) => {
      const rows = await tx
        .select()
        .from(bankIdSignatures)
        .where(ne(bankIdSignatures.personalNumberKeyVersion, keys.current))
        .limit(atOnce)
        .for("update");
      for (const row of rows) {
        const encrypted = {
          ...encryptPersonalNumber(keys, decryptPersonalNumber(keys, row)),
          ...encryptEvidence(keys, decryptEvidence(keys, row)),
        };
        await tx.update(bankIdSignatures).set(encrypted).where(eq(bankIdSignatures.orderId, row.orderId));
      }
      return rows.length;
    });
    if (changed === 0) return rotated;
    rotated += changed;
  }
};
