import { open, rename, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";

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
  await writeFile(path, "", { flag: "wx", flush: true }).catch((error: unknown) => {
    throw inWords(error, path);
  });
  const unfinished = `${path}.part`;
  try {
    await writeFile(unfinished, bytes, { flush: true });
    await rename(unfinished, path);
    await syncFolder(path);
  } catch (error) {
    for (const leftover of [unfinished, path]) await rm(leftover, { force: true });
    throw error;
  }
};
