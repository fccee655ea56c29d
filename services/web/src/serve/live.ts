import { watch } from "node:fs";
import { mkdir } from "node:fs/promises";
import { madeAtIso } from "../release/releases.ts";
import { chooseReleases, pointerName, type ReleaseStore } from "../release/store.ts";
import { createLiveSite, type LiveSite } from "./live-site.ts";
import type { Policy } from "../headers/security-headers.ts";

/** A request may still be reading a file that it looked up before the swap. */
const removeAfterMs = 30_000;

export type Log = {
  info: (details: object, message: string) => void;
  error: (details: object, message: string) => void;
};

export const createLive = (store: ReleaseStore, policy: Policy, log: Log) => {
  let site: LiveSite | undefined;
  let loading: Promise<void> = Promise.resolve();
  let watcher: ReturnType<typeof watch> | undefined;

  const loadNow = async () => {
    const pointer = (await store.current()) ?? (site === undefined ? await store.newest() : undefined);
    if (pointer === undefined || (site?.release === pointer.release && site.liveSince === pointer.liveSince)) return;
    const manifest = await store.manifest(pointer.release);
    const { kept, pruned } = chooseReleases(await store.sizes(), pointer.release, Date.now());
    const older = kept.filter((id) => id !== pointer.release);
    const earlier = await Promise.all(
      older.map(async (id) => ({ id, files: await store.hashedFiles(id).catch(() => []) })),
    );
    site = createLiveSite(manifest, {
      releasesDir: store.directory,
      liveSince: pointer.liveSince,
      wentBack: pointer.wentBack && { ...pointer.wentBack, madeAt: madeAtIso(pointer.release) },
      policy,
      earlier,
    });
    log.info({ release: site.release, files: manifest.files.length }, "release is live");
    const remove = () => {
      // Somebody may have gone back to one of them meanwhile.
      store
        .remove(pruned.filter((id) => id !== site?.release))
        .catch((error: unknown) => log.error({ err: error }, "old releases could not be removed"));
    };
    setTimeout(remove, removeAfterMs).unref();
  };

  /** One at a time, so that the newest pointer wins. */
  const load = () => {
    loading = loading.then(loadNow).catch((error: unknown) => log.error({ err: error }, "release could not be loaded"));
    return loading;
  };

  return {
    site: () => site,
    load,
    /** The command line releases from another process. */
    async watch() {
      await mkdir(store.directory, { recursive: true });
      watcher = watch(store.directory, { persistent: false }, (_event, name) => {
        if (name === pointerName) void load();
      });
    },
    close: () => watcher?.close(),
  };
};
