import { eq, ne } from "drizzle-orm";
import { bankIdSignatures, type bankIdOrders } from "../../platform/database/tables/identity.ts";
import { decryptPersonalNumber, encryptPersonalNumber, inBatches } from "../../ledger/donors/personal-number.ts";
import type { PersonalNumberKeys } from "../../ledger/donors/personal-number.ts";
import type { Database } from "../../platform/database/connect.ts";

const encrypt = (keys: PersonalNumberKeys, text: string): string =>
  encryptPersonalNumber(keys, text).personalNumber.toString("base64");

const decrypt = (keys: PersonalNumberKeys, encrypted: string, personalNumberKeyVersion: number): string =>
  decryptPersonalNumber(keys, { personalNumber: Buffer.from(encrypted, "base64"), personalNumberKeyVersion });

type Shown = Pick<typeof bankIdOrders.$inferSelect, "shown" | "shownKeyVersion">;

export const encryptShown = (keys: PersonalNumberKeys, text: string): Shown => ({
  shown: encrypt(keys, text),
  shownKeyVersion: keys.current,
});

export const decryptShown = (keys: PersonalNumberKeys, { shown, shownKeyVersion }: Shown): string =>
  decrypt(keys, shown, shownKeyVersion);

type Evidence = Record<"shown" | "signature" | "ocspResponse", string>;
type Stored = Evidence & Pick<typeof bankIdSignatures.$inferSelect, "personalNumberKeyVersion">;

const each = ({ shown, signature, ocspResponse }: Evidence, change: (text: string) => string): Evidence => ({
  shown: change(shown),
  signature: change(signature),
  ocspResponse: change(ocspResponse),
});

export const encryptEvidence = (keys: PersonalNumberKeys, evidence: Evidence): Evidence =>
  each(evidence, (text) => encrypt(keys, text));

export const decryptEvidence = (keys: PersonalNumberKeys, stored: Stored): Evidence =>
  each(stored, (text) => decrypt(keys, text, stored.personalNumberKeyVersion));

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
