import { readdir, readFile, rm, writeFile, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { seal, unseal } from "./keys.ts";
import type { Place } from "./sealed-stream.ts";

/** PostgreSQL's own log of every change, a file for each 16 MB or minute: with it a backup is brought to any moment. */
const segment = /^[0-9A-F]{24}(\.[0-9A-F]{8}\.backup)?$|^[0-9A-F]{8}\.history$/;
const folderOf = (cluster: string) => `wal/${cluster}/`;

/** For `npm start`. Whole files alone have their name, and the same may come again after a crash. */
export const archiveSettings = (folder: string): string[] => {
  const file = `"${folder}/%f"`;
  const unfinished = `"${folder}/.%f"`;
  const command = `if test -f ${file}; then cmp -s "%p" ${file}; else cp "%p" ${unfinished} && mv ${unfinished} ${file}; fi`;
  return ["archive_mode=on", "archive_timeout=60", `archive_command=${command}`];
};

/** Each goes from the folder when it has been read back from the store. */
export const shipWal = async ({ store, keys }: Place, cluster: string, folder: string): Promise<number> => {
  const names = (await readdir(folder)).filter((name) => segment.test(name)).toSorted();
  for (const name of names) {
    const at = `${folderOf(cluster)}${name}`;
    const plain = await readFile(join(folder, name));
    await store.put(at, seal(keys, at, plain));
    if (!unseal(keys, at, await store.get(at)).equals(plain)) throw new Error(`${at} is not what was written`);
    await rm(join(folder, name));
  }
  return names.length;
};

const positionOf = (name: string): string => name.slice(8, 24);

export const fetchWal = async ({ store, keys }: Place, cluster: string, from: string, to: string): Promise<number> => {
  const names = (await store.list(folderOf(cluster))).filter((at) => {
    const name = at.slice(folderOf(cluster).length);
    return name.endsWith(".history") || positionOf(name) >= positionOf(from);
  });
  await mkdir(to, { recursive: true, mode: 0o700 });
  for (const at of names)
    await writeFile(join(to, at.slice(folderOf(cluster).length)), unseal(keys, at, await store.get(at)), {
      mode: 0o600,
    });
  return names.length;
};

/** What no backup that is kept needs any more. */
export const removeOldWal = async ({ store }: Place, cluster: string, oldestSegment: string): Promise<void> => {
  for (const at of await store.list(folderOf(cluster))) {
    const name = at.slice(folderOf(cluster).length);
    if (!name.endsWith(".history") && positionOf(name) < positionOf(oldestSegment)) await store.remove(at);
  }
};
