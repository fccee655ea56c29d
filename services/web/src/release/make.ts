import { randomBytes } from "node:crypto";
import { copyFile, link, mkdir, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { z } from "zod";
import type { Policy } from "../serve/security-headers.ts";
import { cdnHeaders, cdnRedirects } from "./cdn-files.ts";
import type { CdnUpstreams } from "./cdn-files.ts";
import { checkRelease } from "./check.ts";
import { collectFiles } from "./collect.ts";
import { compressFile } from "./compress.ts";
import { isCompressible } from "./file-kinds.ts";
import { inParallel } from "./in-parallel.ts";
import type { ReleaseFile, ReleaseManifest } from "./manifest.ts";
import { compressedName, hashedFilesName, manifestName, matchPath, publicName } from "./manifest.ts";
import { ReleaseError } from "./release-error.ts";
import { openToReaders } from "./open-to-readers.ts";
import { sizeName, sizeOf } from "./size.ts";
import { makingPrefix } from "./store.ts";

export type MakeRelease = {
  siteRoot: string;
  releasesDir: string;
  policy: Policy;
  upstreams: CdnUpstreams;
  earlier: ReleaseManifest | undefined;
};

/** Above this, the best compression takes minutes. */
const mostPagesForBestCompression = 400;
const width = 8;

const readMatchPaths = async (file: string) => {
  const found = z.array(matchPath).safeParse(JSON.parse(await readFile(file, "utf8")));
  if (found.success) return found.data;
  throw new ReleaseError(
    `match-paths.json is malformed: ${found.error.message}`,
    "Bygget blev inte komplett, så ändringen publicerades inte. Försök igen.",
  );
};

const placeFile = async (from: string, to: string, earlier: string | undefined) => {
  await mkdir(dirname(to), { recursive: true });
  if (earlier !== undefined) {
    try {
      await link(earlier, to);
      return;
    } catch {
      // Pruned meanwhile, or a file system without links.
    }
  }
  await copyFile(from, to);
};

const releaseId = () => {
  const time = new Date().toISOString().replace(/[-:.Z]/g, "");
  return `${time}-${randomBytes(3).toString("hex")}`;
};

/** Made in a temporary folder and renamed: a half-made release is never found. */
export const makeRelease = async (options: MakeRelease): Promise<ReleaseManifest> => {
  const { siteRoot, releasesDir, earlier } = options;
  const from = join(siteRoot, "public");
  const matchPaths = await readMatchPaths(join(siteRoot, ".cache", "match-paths.json"));
  const { files, scriptHashes } = await collectFiles(from);
  checkRelease(files, matchPaths);

  await mkdir(releasesDir, { recursive: true });
  const making = await mkdtemp(join(releasesDir, makingPrefix));
  try {
    const toPublic = join(making, publicName);
    const toCompressed = join(making, compressedName);
    await mkdir(toCompressed, { recursive: true });
    const earlierDir = earlier && join(releasesDir, earlier.id);
    const earlierHashes = new Map(earlier?.files.map((file) => [file.path, file.hash]));
    const known = new Set(earlierHashes.values());

    await inParallel(files, width * 2, async (file) => {
      const same = earlierDir !== undefined && earlierHashes.get(file.path) === file.hash;
      await placeFile(
        join(from, file.path),
        join(toPublic, file.path),
        same ? join(earlierDir, publicName, file.path) : undefined,
      );
    });

    const distinct = [...new Map(files.map((file) => [file.hash, file])).values()];
    const toCompress = distinct.filter((file) => isCompressible(file.type, file.size));
    const fresh = toCompress.filter((file) => file.cache === "revalidate" && !known.has(file.hash)).length;
    const pageEffort = fresh > mostPagesForBestCompression ? "quick" : "most";
    const sizes = await inParallel(toCompress, width, async (file) => {
      const found = await compressFile({
        file,
        source: join(toPublic, file.path),
        targetDir: toCompressed,
        earlierDir: earlierDir && known.has(file.hash) ? join(earlierDir, compressedName) : undefined,
        effort: file.cache === "immutable" ? "most" : pageEffort,
      });
      return [file.hash, found] as const;
    });
    const sizesByHash = new Map(sizes);
    const described = files.map((file): ReleaseFile => ({ ...file, ...sizesByHash.get(file.hash) }));

    const manifest: ReleaseManifest = {
      id: releaseId(),
      createdAt: new Date().toISOString(),
      scriptHashes,
      matchPaths: matchPaths.filter((entry) => entry.path !== entry.matchPath),
      files: described,
    };
    const hashed = described.filter((file) => file.cache === "immutable");
    await writeFile(join(toPublic, "_headers"), cdnHeaders(manifest, options.policy));
    await writeFile(join(toPublic, "_redirects"), cdnRedirects(manifest, options.upstreams));
    await writeFile(join(making, hashedFilesName), JSON.stringify(hashed));
    await writeFile(join(making, manifestName), JSON.stringify(manifest));
    await writeFile(join(making, sizeName), JSON.stringify(sizeOf(described, earlier)));
    await openToReaders(making);
    await rename(making, join(releasesDir, manifest.id));
    return manifest;
  } catch (error) {
    await rm(making, { recursive: true, force: true });
    throw error;
  }
};
