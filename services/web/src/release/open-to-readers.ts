import { chmod, readdir } from "node:fs/promises";
import { join } from "node:path";
import { inParallel } from "./in-parallel.ts";

/**
 * A release is for everyone, whatever else its maker keeps to itself: a web server or the upload to a CDN runs as another
 * user.
 */
export const openToReaders = async (folder: string): Promise<void> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  await chmod(folder, 0o755);
  await inParallel(entries, 16, (entry) =>
    chmod(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644),
  );
};
