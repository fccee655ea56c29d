import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { and, eq, lt, sql } from "drizzle-orm";
import type { Database } from "../../../platform/database/connect.ts";
import { isPastBooks } from "../../../platform/database/kept.ts";
import { bankFileParts, bankFiles } from "../../../platform/database/tables/bank-files.ts";
import type { Environment } from "../../../platform/environment/environment.ts";
import { hashOfFile, openBankFolders } from "./bank-folders.ts";

const dayMs = 86_400_000;

/** The rows stay: a file that came once is known again. */
export const removeExpiredContent = async (db: Database): Promise<void> => {
  const isOutOfBooks = isPastBooks("bankFile", bankFiles.madeAt);
  await db
    .delete(bankFileParts)
    .where(sql`${bankFileParts.fileId} in (select ${bankFiles.id} from ${bankFiles} where ${isOutOfBooks})`);
};

const doneWith = { read: bankFiles.readAt, setAside: bankFiles.doneAt } as const;

/** These copies have personal numbers in plain. Only a file whose very bytes are stored, encrypted, is removed. */
export const removeOldCopies = async (
  db: Database,
  { folder, filesKeptDays }: Pick<Environment["autogiro"], "folder" | "filesKeptDays">,
): Promise<void> => {
  const folders = await openBankFolders(folder);
  for (const place of ["read", "setAside"] as const) {
    for (const name of await readdir(folders[place])) {
      const path = join(folders[place], name);
      const file = await stat(path);
      // Written before it came, so what is newer need not be read.
      if (!file.isFile() || Date.now() - file.mtimeMs < filesKeptDays * dayMs) continue;
      const isOver = and(
        eq(bankFiles.direction, "fromBank"),
        eq(bankFiles.sha256, await hashOfFile(path)),
        lt(doneWith[place], sql`now() - make_interval(days => ${filesKeptDays})`),
      );
      const [known] = await db.select({ id: bankFiles.id }).from(bankFiles).where(isOver);
      if (known) await rm(path, { force: true });
    }
  }
};
