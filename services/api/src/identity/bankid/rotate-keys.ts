import { eq, ne } from "drizzle-orm";
import type { Database } from "../../platform/database/connect.ts";
import { bankIdSignatures } from "../../platform/database/tables/identity.ts";
import { decryptPersonalNumber, encryptPersonalNumber } from "../../ledger/donors/personal-number.ts";
import type { PersonalNumberKeys } from "../../ledger/donors/personal-number.ts";
import { inBatches } from "../../ledger/donors/rotate-keys.ts";
import { decryptEvidence, encryptEvidence } from "./encryption.ts";

/** Evidence stays for years, and so must be read without the keys of today. Orders and tokens are gone within the hour. */
export const rotateSignatures = (db: Database, keys: PersonalNumberKeys): Promise<number> =>
  inBatches(db, async (tx) => {
    const isOld = ne(bankIdSignatures.personalNumberKeyVersion, keys.current);
    const rows = await tx.select().from(bankIdSignatures).where(isOld).limit(200).for("update");
    for (const row of rows) {
      const encrypted = {
        ...encryptPersonalNumber(keys, decryptPersonalNumber(keys, row)),
        ...encryptEvidence(keys, decryptEvidence(keys, row)),
      };
      await tx.update(bankIdSignatures).set(encrypted).where(eq(bankIdSignatures.orderId, row.orderId));
    }
    return rows.length;
  });
