import { and, asc, eq, isNull } from "drizzle-orm";
import type { Database } from "../../../platform/database/connect.ts";
import { now } from "../../../platform/database/time.ts";
import { bankFiles } from "../../../platform/database/tables/bank-files.ts";
import type { PersonalNumberKeys } from "../../../ledger/donors/personal-number.ts";
import { readContent } from "../../../ledger/bank-files/bank-content.ts";
import { moveFile, writeParts, type BankFolders } from "../../../ledger/bank-files/bank-folders.ts";

const isUnsent = and(eq(bankFiles.direction, "toBank"), isNull(bankFiles.sentAt));

/**
 * Written in the outbox, noted as staged, then moved, each step with the file's row locked. After a crash: staged and
 * no longer in the outbox means moved.
 */
const sendFile = async (
  db: Database,
  keys: PersonalNumberKeys,
  { outbox, toBank }: BankFolders,
  id: string,
): Promise<boolean> => {
  await db.transaction(async (tx) => {
    const [file] = await tx.select().from(bankFiles).where(eq(bankFiles.id, id)).for("update");
    if (file?.stagedAt !== null) return;
    await writeParts(outbox, file.name, readContent(tx, keys, id));
    await tx.update(bankFiles).set({ stagedAt: now }).where(eq(bankFiles.id, id));
  });
  return db.transaction(async (tx) => {
    const [file] = await tx.select().from(bankFiles).where(eq(bankFiles.id, id)).for("update");
    if (file?.sentAt !== null || file.stagedAt === null) return false;
    await moveFile(outbox, toBank, file.name);
    await tx.update(bankFiles).set({ sentAt: now }).where(eq(bankFiles.id, id));
    return true;
  });
};

export const sendFiles = async (db: Database, keys: PersonalNumberKeys, folders: BankFolders): Promise<number> => {
  const waiting = await db.select({ id: bankFiles.id }).from(bankFiles).where(isUnsent).orderBy(asc(bankFiles.madeAt));
  let sent = 0;
  for (const { id } of waiting) sent += (await sendFile(db, keys, folders, id)) ? 1 : 0;
  return sent;
};
