import { open, readdir, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import type { ReleaseFile, ReleaseManifest } from "./manifest.ts";
import { hashedFiles, hashedFilesName, manifestName, releaseManifest } from "./manifest.ts";

const pointer = z.object({ release: z.string(), liveSince: z.iso.datetime() });
export type Pointer = z.infer<typeof pointer>;
export const pointerName = "current";

const keptReleases = 5;
const keptMs = 7 * 24 * 60 * 60 * 1000;

/** The folder's name begins with when it was made, in UTC. */
const madeAt = (id: string) => {
  const [, year = "", month = "", day = "", hour = "", minute = "", second = ""] =
    /^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})\d{3}-/.exec(id) ?? [];
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
};

/** Newest first: the last five, and whatever is younger than a week, for tabs that are still open. */
export const chooseKept = (ids: readonly string[], live: string, now: number) => {
  const newestFirst = [...ids].sort().reverse();
  const kept = newestFirst.filter((id, place) => id === live || place < keptReleases || now - madeAt(id) < keptMs);
  return { kept, pruned: newestFirst.filter((id) => !kept.includes(id)) };
};

export type ReleaseStore = ReturnType<typeof createReleaseStore>;

export const createReleaseStore = (releasesDir: string) => {
  const readJson = async (...path: string[]): Promise<unknown> =>
    JSON.parse(await readFile(join(releasesDir, ...path), "utf8"));

  const list = async () => {
    const entries = await readdir(releasesDir, { withFileTypes: true }).catch(() => []);
    return entries
      .filter((entry) => entry.isDirectory() && !Number.isNaN(madeAt(entry.name)))
      .map((entry) => entry.name);
  };

  const current = async (): Promise<Pointer | undefined> => {
    const found = await readJson(pointerName).catch(() => undefined);
    return pointer.safeParse(found).data;
  };

  return {
    directory: releasesDir,
    list,
    current,
    manifest: async (id: string): Promise<ReleaseManifest> => releaseManifest.parse(await readJson(id, manifestName)),
    hashedFiles: async (id: string): Promise<ReleaseFile[]> => hashedFiles.parse(await readJson(id, hashedFilesName)),

    /** Visitors get this one from now on. The pointer is on the disk before it has its name, so no crash can tear it. */
    async activate(id: string): Promise<Pointer> {
      const content: Pointer = { release: id, liveSince: new Date().toISOString() };
      const next = join(releasesDir, `.${pointerName}-${id}`);
      const handle = await open(next, "w");
      try {
        await handle.writeFile(JSON.stringify(content));
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(next, join(releasesDir, pointerName));
      return content;
    },

    remove: async (ids: readonly string[]) => {
      for (const id of ids) await rm(join(releasesDir, id), { recursive: true, force: true });
    },
  };
};
