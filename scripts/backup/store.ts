import { mkdir, open, readdir, readFile, rename, rm } from "node:fs/promises";
import { dirname, join, relative, resolve } from "node:path";
import { Failure } from "../lib/failure.ts";
import { openS3 } from "./s3.ts";

/** Names are like paths. What was put is whole, or is not there. */
export type Store = {
  where: string;
  put: (name: string, bytes: Buffer) => Promise<void>;
  get: (name: string) => Promise<Buffer>;
  list: (prefix: string) => Promise<string[]>;
  remove: (name: string) => Promise<void>;
};

const sync = async (path: string): Promise<void> => {
  const handle = await open(path);
  await handle.sync().finally(() => handle.close());
};

export const openFolder = (folder: string): Store => {
  const at = (name: string) => join(folder, ...name.split("/"));
  return {
    where: folder,
    put: async (name, bytes) => {
      const path = at(name);
      const unfinished = `${path}.part`;
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const handle = await open(unfinished, "w", 0o600);
      try {
        await handle.writeFile(bytes);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(unfinished, path);
      await sync(dirname(path));
    },
    get: (name) =>
      readFile(at(name)).catch((error: unknown) => {
        throw (error as NodeJS.ErrnoException).code === "ENOENT"
          ? new Failure(`${name} is missing in ${folder}.`)
          : error;
      }),
    list: async (prefix) => {
      const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
      return found
        .filter((entry) => entry.isFile() && !entry.name.endsWith(".part"))
        .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
        .filter((name) => name.startsWith(prefix))
        .toSorted();
    },
    remove: (name) => rm(at(name), { force: true }),
  };
};

export const openStore = (env: Record<string, string | undefined>): Store => {
  const where = env.BACKUP_STORE ?? "";
  if (where === "")
    throw new Failure("BACKUP_STORE must say where backups lie: a folder on another disk, or s3://bucket/folder.");
  return where.startsWith("s3://") ? openS3(where, env) : openFolder(resolve(where));
};
