import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, open, readdir, rename, stat } from "node:fs/promises";
import { join } from "node:path";

/** All on one disk, so that a file is moved whole or not at all. The file agent watches toBank and fromBank. */
const names = {
  outbox: "outbox",
  toBank: "to-bank",
  fromBank: "from-bank",
  read: "read",
  setAside: "set-aside",
} as const;
export type BankFolders = Record<keyof typeof names, string>;

export const openBankFolders = async (folder: string): Promise<BankFolders> => {
  const folders = Object.fromEntries(
    Object.entries(names).map(([key, name]) => [key, join(folder, name)]),
  ) as BankFolders;
  for (const path of Object.values(folders)) await mkdir(path, { recursive: true });
  return folders;
};

export const bytesOf = (path: string): AsyncIterable<Buffer> => createReadStream(path) as AsyncIterable<Buffer>;

export const hashOfFile = async (path: string): Promise<string> => {
  const hash = createHash("sha256");
  for await (const part of bytesOf(path)) hash.update(part);
  return hash.digest("hex");
};

/** So that names are on the disk too. */
const syncFolder = async (path: string): Promise<void> => {
  const folder = await open(path);
  await folder.sync().finally(() => folder.close());
};

export const writeParts = async (folder: string, name: string, parts: AsyncIterable<Buffer>): Promise<void> => {
  const file = await open(join(folder, name), "w", 0o600);
  try {
    for await (const part of parts) await file.write(part);
    await file.sync();
  } finally {
    await file.close();
  }
  await syncFolder(folder);
};

export const moveFile = async (from: string, to: string, name: string): Promise<boolean> => {
  try {
    await rename(join(from, name), join(to, name));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return false;
    throw error;
  }
  await syncFolder(to);
  await syncFolder(from);
  return true;
};

/** What the file agent is still writing has a name that says so. */
export const isWhole = (name: string): boolean => !name.startsWith(".") && !/\.(part|tmp|filepart)$/i.test(name);

/** How long the file agent may take: to write a file of the bank, and to fetch one of ours. */
const agentTakesMs = { fromBank: 3_600_000, toBank: 12 * 3_600_000 } as const;

type Left = { folder: string; file: string; since: Date | null };

export const filesLeftByAgent = async (folder: string): Promise<Left[]> => {
  const found: Left[] = [];
  for (const place of ["fromBank", "toBank"] as const) {
    const path = join(folder, names[place]);
    for (const file of await readdir(path)) {
      if (place === "fromBank" && isWhole(file)) continue;
      const entry = await stat(join(path, file)).catch(() => undefined);
      if (entry?.isFile() && Date.now() - entry.mtimeMs > agentTakesMs[place])
        found.push({ folder: names[place], file, since: entry.mtime });
    }
  }
  return found;
};
