import { createHash } from "node:crypto";
import { and, asc, eq, gt } from "drizzle-orm";
import type { Transaction } from "../../../platform/database/connect.ts";
import { bankFileParts } from "../../../platform/database/tables/bank-files.ts";
import { decryptPersonalNumber, encryptPersonalNumber } from "../../../ledger/donors/personal-number.ts";
import type { PersonalNumberKeys } from "../../../ledger/donors/personal-number.ts";

export const openContent = (tx: Transaction, keys: PersonalNumberKeys, fileId: string) => {
  const hash = createHash("sha256");
  let position = 0;
  return {
    add: async (part: Buffer): Promise<void> => {
      hash.update(part);
      // Each byte of ISO-8859-1 is one character.
      const { personalNumber: content, personalNumberKeyVersion: keyVersion } = encryptPersonalNumber(
        keys,
        part.toString("latin1"),
      );
      await tx.insert(bankFileParts).values({ fileId, position, content, keyVersion });
      position += 1;
    },
    sha256: (): string => hash.digest("hex"),
  };
};

export async function* readContent(db: Transaction, keys: PersonalNumberKeys, fileId: string): AsyncGenerator<Buffer> {
  for (let last = -1; ;) {
    const [part] = await db
      .select()
      .from(bankFileParts)
      .where(and(eq(bankFileParts.fileId, fileId), gt(bankFileParts.position, last)))
      .orderBy(asc(bankFileParts.position))
      .limit(1);
    if (!part) return;
    const { content, keyVersion, position } = part;
    const text = decryptPersonalNumber(keys, { personalNumber: content, personalNumberKeyVersion: keyVersion });
    yield Buffer.from(text, "latin1");
    last = position;
  }
}
