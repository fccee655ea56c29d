import { randomUUID } from "node:crypto";
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { Database } from "../../platform/database/connect.ts";
import { now } from "../../platform/database/time.ts";
import { bankFiles } from "../../platform/database/tables/bank-files.ts";
import type { Environment } from "../../platform/environment/environment.ts";
import type { PaymentDeps } from "../payments/deps.ts";
import { openContent } from "./bank-content.ts";
import { bytesOf, hashOfFile, isWhole, moveFile, type BankFolders } from "./bank-folders.ts";
import { readerOf, UnreadableFileError } from "./reader.ts";
import type { ApplyDeps, BankFile, BankFileReader, Bytes, ReaderEnvironment } from "./reader.ts";

export type ReadDeps = ApplyDeps & {
  db: Database;
  environment: ReaderEnvironment & Pick<Environment, "personalNumberKeys">;
  log: Pick<PaymentDeps["log"], "info" | "warn" | "error">;
  folders: BankFolders;
  readers: readonly BankFileReader[];
};

/** The file agent may still be writing: a file counts as wrong only when nobody has written to it for so long. */
const restsMs = 60_000;

export const noLongerAside = (lines: number) => ({ setAsideAt: null, lines, doneAt: now });

/** Staff wait for it: it is set aside and nobody has seen to it, or it was to be read after all and is not yet. */
export const isOpenAside = and(
  eq(bankFiles.direction, "fromBank"),
  isNull(bankFiles.readAt),
  sql`(${bankFiles.setAsideAt} is null) <> (${bankFiles.doneAt} is null)`,
);

const known = async (db: Database, sha256: string): Promise<BankFile | undefined> =>
  (
    await db
      .select()
      .from(bankFiles)
      .where(and(eq(bankFiles.direction, "fromBank"), eq(bankFiles.sha256, sha256)))
  )[0];

type Found = { path: string; name: string; sha256: string; reader: BankFileReader };

const registerFile = async (
  { db, environment, log }: ReadDeps,
  { path, name, sha256, reader }: Found,
): Promise<BankFile | undefined> => {
  const { lines, problem } = await reader.validate(environment, bytesOf(path));
  if (problem !== null && Date.now() - (await stat(path)).mtimeMs < restsMs) return undefined;
  const id = randomUUID();
  await db.transaction(async (tx) => {
    const [added] = await tx
      .insert(bankFiles)
      .values({ id, direction: "fromBank", name, sha256, lines, problem })
      .onConflictDoNothing()
      .returning({ id: bankFiles.id });
    if (!added) return;
    const content = openContent(tx, environment.personalNumberKeys, id);
    for await (const part of bytesOf(path)) await content.add(part);
    if (content.sha256() !== sha256) throw new Error("A file from the bank changed while it was read");
    if (problem === null) return;
    await tx.update(bankFiles).set({ setAsideAt: now }).where(eq(bankFiles.id, id));
    log.error({ bankFile: id, problem }, "a file from the bank cannot be read and is set aside");
  });
  return known(db, sha256);
};

export const readToEnd = async (
  deps: ApplyDeps,
  reader: BankFileReader,
  bytes: Bytes,
  file: Pick<BankFile, "id" | "linesRead">,
): Promise<boolean> => {
  if (!(await reader.apply(deps, bytes, file))) return false;
  await deps.db
    .update(bankFiles)
    .set({ readAt: sql`coalesce(${bankFiles.readAt}, now())`, setAsideAt: null, problem: null })
    .where(eq(bankFiles.id, file.id));
  return true;
};

/** What was begun with other settings than ours, and is wrong by ours, waits for staff. */
const goOn = async (deps: ReadDeps, { reader, path }: Found, file: BankFile): Promise<boolean> => {
  try {
    return await readToEnd(deps, reader, bytesOf(path), file);
  } catch (error) {
    if (!(error instanceof UnreadableFileError)) throw error;
    const problem = error.message;
    await deps.db
      .update(bankFiles)
      .set({ setAsideAt: now, problem, doneAt: null })
      .where(and(eq(bankFiles.id, file.id), isNull(bankFiles.readAt)));
    deps.log.error({ bankFile: file.id, problem }, "a file from the bank cannot be read and is set aside");
    return false;
  }
};

/**
 * Nothing of it took effect, so it is no duplicate: it is read when what stopped it is mended, unless staff have seen
 * to it.
 */
const openAgain = async ({ db, environment }: ReadDeps, { path, reader }: Found, file: BankFile): Promise<BankFile> => {
  if (file.setAsideAt === null || file.doneAt !== null) return file;
  const { lines, problem } = await reader.validate(environment, bytesOf(path));
  if (problem !== null) return file;
  const isStillAside = and(eq(bankFiles.id, file.id), isNotNull(bankFiles.setAsideAt), isNull(bankFiles.doneAt));
  const [opened] = await db.update(bankFiles).set(noLongerAside(lines)).where(isStillAside).returning();
  return opened ?? file;
};

const readFile = async (deps: ReadDeps, name: string): Promise<void> => {
  const { db, folders, log, readers } = deps;
  const path = join(folders.fromBank, name);
  const sha256 = await hashOfFile(path);
  const found = { path, name, sha256, reader: await readerOf(readers, bytesOf(path)) };
  const before = await known(db, sha256);
  if (before && before.name !== name) log.warn({ bankFile: before.id }, "the bank sent the same file again");
  const file = before ? await openAgain(deps, found, before) : await registerFile(deps, found);
  if (!file) return;
  const isWrong = file.setAsideAt !== null;
  if (!isWrong && file.readAt === null && !(await goOn(deps, found, file))) return;
  await moveFile(folders.fromBank, isWrong ? folders.setAside : folders.read, name);
};

/** All that lie there, in the order of their names. One that fails is tried again the next time and stops no other. */
export const readFiles = async (deps: ReadDeps): Promise<void> => {
  const entries = await readdir(deps.folders.fromBank, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isFile() && isWhole(entry.name)).map(({ name }) => name);
  const tried = (error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return;
    deps.log.error({ err: error }, "a file from the bank could not be read now; tried again");
  };
  for (const name of names.sort()) await readFile(deps, name).catch(tried);
};
