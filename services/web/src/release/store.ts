import { readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { PublishedChange } from "@hjarta-lunga/contract/schemas/publish.ts";
import { z } from "zod";
import {
  changesName,
  hashedFiles,
  hashedFilesName,
  manifestName,
  releaseChanges,
  releaseManifest,
  releaseSize,
  sizeName,
} from "./manifest.ts";
import type { ReleaseFile, ReleaseManifest, ReleaseSize } from "./manifest.ts";

const pointer = z.object({
  release: z.string(),
  liveSince: z.iso.datetime(),
  /** Somebody chose it, though there is a newer one. */
  wentBack: z.object({ by: z.string().optional() }).optional(),
});
export type Pointer = z.infer<typeof pointer>;
export const pointerName = "current";

export const makingPrefix = ".making-";
const longestMakingMs = 60 * 60 * 1000;
const usualReleases = 5;
const keptForMs = 7 * 24 * 60 * 60 * 1000;
const most = { releases: 100, bytes: 4 * 1024 ** 3 };
const leastReleases = 2;
const unknownSize: ReleaseSize = { whole: 0, added: 0 };

/** The id begins with the time, UTC. */
export const madeAt = (id: string) => {
  const [, year = "", month = "", day = "", hour = "", minute = "", second = ""] =
    /^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})\d{3}-/.exec(id) ?? [];
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
};

export const chooseReleases = (sizes: ReadonlyMap<string, ReleaseSize>, live: string, now: number) => {
  const newestFirst = [...sizes.keys()].sort().reverse();
  const kept: string[] = [];
  let newerBytes = 0;
  for (const [place, id] of newestFirst.entries()) {
    const { whole, added } = sizes.get(id) ?? unknownSize;
    const isWanted = place < usualReleases || now - madeAt(id) < keptForMs;
    // The oldest counts whole, the others by what they added.
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

  const point = async (content: Pointer): Promise<Pointer> => {
    const next = join(releasesDir, `.${pointerName}-${content.release}`);
    // Synced before it is renamed, so that a crash cannot damage the pointer.
    await writeFile(next, JSON.stringify(content), { flush: true });
    await rename(next, join(releasesDir, pointerName));
    return content;
  };
  let activating: Promise<unknown> = Promise.resolve();

  return {
    directory: releasesDir,
    list,
    current,
    /** For when the pointer is lost or damaged. */
    newest: async (): Promise<Pointer | undefined> => {
      const [id] = (await list()).sort().reverse();
      return id === undefined ? undefined : { release: id, liveSince: new Date(madeAt(id)).toISOString() };
    },
    sizes: async (): Promise<Map<string, ReleaseSize>> => {
      const sizeIn = async (id: string) => releaseSize.parse(await readJson(id, sizeName));
      const rows = (await list()).map(async (id) => [id, await sizeIn(id).catch(() => unknownSize)] as const);
      return new Map(await Promise.all(rows));
    },
    manifest: async (id: string): Promise<ReleaseManifest> => releaseManifest.parse(await readJson(id, manifestName)),
    hashedFiles: async (id: string): Promise<ReleaseFile[]> => hashedFiles.parse(await readJson(id, hashedFilesName)),

    changes: async (id: string): Promise<PublishedChange[]> => releaseChanges.parse(await readJson(id, changesName)),

    /** In the order of the calls: what was asked for last is shown. */
    activate(id: string, wentBack?: Pointer["wentBack"]): Promise<Pointer> {
      const content = { release: id, liveSince: new Date().toISOString(), ...(wentBack !== undefined && { wentBack }) };
      const activated = activating.catch(() => undefined).then(() => point(content));
      activating = activated;
      return activated;
    },

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
