import { open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import type { ReleaseFile, ReleaseManifest } from "./manifest.ts";
import { hashedFiles, hashedFilesName, manifestName, releaseManifest } from "./manifest.ts";
import { releaseSize, sizeName } from "./size.ts";
import type { ReleaseSize } from "./size.ts";

const pointer = z.object({ release: z.string(), liveSince: z.iso.datetime() });
export type Pointer = z.infer<typeof pointer>;
export const pointerName = "current";

export const makingPrefix = ".making-";
const longestMakingMs = 60 * 60 * 1000;
const keptReleases = 5;
const keptMs = 7 * 24 * 60 * 60 * 1000;
/** A week of busy editors must not fill the disk. The live release and the one before it are kept however large they are. */
const most = { releases: 100, bytes: 4 * 1024 ** 3 };
const leastReleases = 2;
const unknownSize: ReleaseSize = { whole: 0, added: 0 };

/** The folder's name begins with when it was made, in UTC. */
const madeAt = (id: string) => {
  const [, year = "", month = "", day = "", hour = "", minute = "", second = ""] =
    /^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})\d{3}-/.exec(id) ?? [];
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
};

/** Newest first: the last five, and whatever is younger than a week, for tabs that are still open, as far as there is room. */
export const chooseKept = (sizes: ReadonlyMap<string, ReleaseSize>, live: string, now: number) => {
  const newestFirst = [...sizes.keys()].sort().reverse();
  const kept: string[] = [];
  let newerBytes = 0;
  for (const [place, id] of newestFirst.entries()) {
    const { whole, added } = sizes.get(id) ?? unknownSize;
    const isWanted = place < keptReleases || now - madeAt(id) < keptMs;
    // Of the oldest all is counted, of the others what they have added to it.
    const fits = place < most.releases && newerBytes + whole <= most.bytes;
    if (id !== live && place >= leastReleases && !(isWanted && fits)) continue;
    kept.push(id);
    newerBytes += added;
  }
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
    /** What to show when the pointer is lost or torn: better an old site than none. */
    newest: async (): Promise<Pointer | undefined> => {
      const [id] = (await list()).sort().reverse();
      return id === undefined ? undefined : { release: id, liveSince: new Date(madeAt(id)).toISOString() };
    },
    /** Of every release that is there. What one from before sizes were written takes is not known. */
    sizes: async (): Promise<Map<string, ReleaseSize>> => {
      const sizeIn = async (id: string) => releaseSize.parse(await readJson(id, sizeName));
      const rows = (await list()).map(async (id) => [id, await sizeIn(id).catch(() => unknownSize)] as const);
      return new Map(await Promise.all(rows));
    },
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

    /** With what a release that was cut off in the making has left behind, once it is surely over. */
    remove: async (ids: readonly string[]) => {
      const entries = await readdir(releasesDir);
      const making = entries.filter((name) => name.startsWith(makingPrefix));
      const ages = await Promise.all(
        making.map(async (name) => ({ name, at: (await stat(join(releasesDir, name))).mtimeMs })),
      );
      const abandoned = ages.filter(({ at }) => Date.now() - at > longestMakingMs).map(({ name }) => name);
      for (const name of [...ids, ...abandoned]) await rm(join(releasesDir, name), { recursive: true, force: true });
    },
  };
};
