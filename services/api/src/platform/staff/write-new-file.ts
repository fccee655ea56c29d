import { open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";

const written = async (path: string, flags: "w" | "wx", bytes: Buffer): Promise<void> => {
  const file = await open(path, flags);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
};

const syncFolder = async (path: string): Promise<void> => {
  const folder = await open(dirname(path));
  await folder.sync().finally(() => folder.close());
};

const inWords = (error: unknown, path: string) =>
  error instanceof Error && "code" in error && error.code === "EEXIST"
    ? new Error(`${path} is there already, and was left as it is. Name a new file.`)
    : error;

/** Writes a file that was not there before: whole and on the disk. A crash leaves an empty one at most. */
export const writeNewFile = async (path: string, bytes: Buffer): Promise<void> => {
  await written(path, "wx", Buffer.alloc(0)).catch((error: unknown) => {
    throw inWords(error, path);
  });
  const unfinished = `${path}.part`;
  try {
    await written(unfinished, "w", bytes);
    await rename(unfinished, path);
    await syncFolder(path);
  } catch (error) {
    for (const leftover of [unfinished, path]) await rm(leftover, { force: true });
    throw error;
  }
};
