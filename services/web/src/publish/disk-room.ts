import { statfs } from "node:fs/promises";
import { join } from "node:path";
import type { Environment } from "../env.ts";

/** A build writes some 50 MB. What fails with less than this left has failed for it, whatever it says. */
const leastBytes = 5_000_000;

type Ask = (folder: string) => Promise<{ bavail: number; bsize: number }>;

export const isDiskFull = async (
  { siteRoot, releasesDir }: Pick<Environment, "siteRoot" | "releasesDir">,
  ask: Ask = statfs,
): Promise<boolean> => {
  const folders = [...[".cache", "public", ".site-build"].map((name) => join(siteRoot, name)), releasesDir];
  const rooms = folders.map((folder) =>
    ask(folder).then(
      ({ bavail, bsize }) => bavail * bsize,
      () => Infinity,
    ),
  );
  return Math.min(...(await Promise.all(rooms))) < leastBytes;
};
