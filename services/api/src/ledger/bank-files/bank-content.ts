import { createHash } from "node:crypto";
import { and, asc, eq, gt, sql, lt } from "drizzle-orm";
import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Transaction, Database } from "../../platform/database/connect.ts";
import { bankFileParts, bankFiles } from "../../platform/database/tables/bank-files.ts";
import { decryptPersonalNumber, encryptPersonalNumber } from "../donors/personal-number.ts";
import type { PersonalNumberKeys } from "../donors/personal-number.ts";
import { isPastBooks } from "../../platform/database/kept.ts";
import type { Environment } from "../../platform/environment/environment.ts";
import { hashOfFile, openBankFolders } from "./bank-folders.ts";

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
