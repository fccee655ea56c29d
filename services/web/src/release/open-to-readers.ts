import { chmod, readdir } from "node:fs/promises";
import { join } from "node:path";
import { inParallel } from "./in-parallel.ts";

/** Whatever the umask: a web server or CDN upload may run as another user. */
export const openToReaders = async (folder: string): Promise<void> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  await chmod(folder, 0o755);
  await inParallel(entries, 16, (entry) =>
    chmod(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644),
  );
};
