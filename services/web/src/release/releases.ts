import type { ReleaseList } from "@hjarta-lunga/contract/schemas/publish.ts";
import { chooseReleases, madeAt, type ReleaseStore } from "./store.ts";

export const madeAtIso = (id: string): string => new Date(madeAt(id)).toISOString();

/** Those that stay for now: others are about to be removed. */
const keptIds = async (store: ReleaseStore) => {
  const live = (await store.current())?.release;
  return { live, kept: chooseReleases(await store.sizes(), live ?? "", Date.now()).kept };
};

export const listReleases = async (store: ReleaseStore): Promise<ReleaseList> => {
  const { live, kept } = await keptIds(store);
  const rows = kept.map(async (release) => ({
    release,
    madeAt: madeAtIso(release),
    isLive: release === live,
    changes: await store.changes(release).catch(() => []),
  }));
  return { releases: await Promise.all(rows) };
};

export class NoSuchRelease extends Error {
  override name = "NoSuchRelease";
}

/** No build: the kept release is shown as it is. The newest one is not a step back. */
export const showRelease = async (store: ReleaseStore, release: string, by: string | undefined): Promise<void> => {
  const { kept } = await keptIds(store);
  if (!kept.includes(release)) throw new NoSuchRelease();
  await store.manifest(release);
  await store.activate(release, kept[0] === release ? undefined : { ...(by !== undefined && { by }) });
};

/** For a full disk. True when there was something to remove. */
export const removeOldReleases = async (store: ReleaseStore): Promise<boolean> => {
  const { live, kept } = await keptIds(store);
  const newestFirst = (await store.list()).sort().reverse();
  const [newest] = kept;
  const removed = newestFirst.filter((id) => id !== live && id !== newest);
  await store.remove(removed);
  return removed.length > 0;
};
