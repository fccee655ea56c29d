import { link, mkdir, mkdtemp, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { randomBytes } from "node:crypto";
import type { PublishedChange } from "@hjarta-lunga/contract/schemas/publish.ts";
import { z } from "zod";
import { inParallel } from "./in-parallel.ts";
import type { Policy } from "../headers/security-headers.ts";
import { cdnHeaders, cdnRedirects, type CdnUpstreams } from "./cdn-files.ts";
import { checkRelease } from "./check.ts";
import { collectFiles } from "./collect.ts";
import { compressFile } from "./compress.ts";
import { isCompressible } from "./file-kinds.ts";
import {
  changesName,
  compressedName,
  hashedFilesName,
  manifestName,
  matchPath,
  publicName,
  redirect,
  ReleaseError,
  sizeName,
  sizeOf,
} from "./manifest.ts";
import type { ReleaseFile, ReleaseManifest } from "./manifest.ts";
import { copyReadable, makeFolders, writeReadable } from "./readable.ts";
import { makingPrefix, type Pointer, type ReleaseStore } from "./store.ts";
import type { Environment } from "../env.ts";

type MakeRelease = {
  siteRoot: string;
  releasesDir: string;
  policy: Policy;
  upstreams: CdnUpstreams;
  earlier: ReleaseManifest | undefined;
  changes?: PublishedChange[];
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

/** Written by our build; a build of before has none. */
const readRedirects = async (file: string) => {
  const text = await readFile(file, "utf8").catch(() => "[]");
  return z.array(redirect).parse(JSON.parse(text));
};

const placeFile = async (from: string, to: string, earlier: string | undefined) => {
  if (earlier !== undefined) {
    try {
      await link(earlier, to);
      return;
    } catch {
      // Pruned meanwhile, or a file system without links.
    }
  }
  await copyReadable(from, to);
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
  const redirects = await readRedirects(join(siteRoot, ".cache", "site-redirects.json"));
  const { files, scriptHashes } = await collectFiles(from);
  checkRelease(files, matchPaths);

  await mkdir(releasesDir, { recursive: true });
  const making = await mkdtemp(join(releasesDir, makingPrefix));
  try {
    const toPublic = join(making, publicName);
    const toCompressed = join(making, compressedName);
    await makeFolders(making, [`${compressedName}/*`, ...files.map((file) => `${publicName}/${file.path}`)]);
    const earlierDir = earlier && join(releasesDir, earlier.id);
    const earlierHashes = new Map(earlier?.files.map((file) => [file.path, file.hash]));
    const known = new Map(earlier?.files.map((file) => [file.hash, file]));

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
        earlier:
          earlierDir === undefined
            ? undefined
            : { folder: join(earlierDir, compressedName), sizes: known.get(file.hash) ?? {} },
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
      redirects,
      files: described,
    };
    const hashed = described.filter((file) => file.cache === "immutable");
    const texts = {
      [join(publicName, "_headers")]: cdnHeaders(manifest, options.policy),
      [join(publicName, "_redirects")]: cdnRedirects(manifest, options.upstreams),
      [hashedFilesName]: JSON.stringify(hashed),
      [manifestName]: JSON.stringify(manifest),
      [changesName]: JSON.stringify(options.changes ?? []),
      [sizeName]: JSON.stringify(sizeOf(described, earlier)),
    };
    for (const [name, text] of Object.entries(texts)) await writeReadable(join(making, name), text);
    await rename(making, join(releasesDir, manifest.id));
    return manifest;
  } catch (error) {
    await rm(making, { recursive: true, force: true });
    throw error;
  }
};

type ReleaseSite = { changes?: PublishedChange[]; mayGoLive?: () => boolean };

/** Undefined when it may not go live: then it is only kept. */
export async function releaseSite(env: Environment, store: ReleaseStore): Promise<Pointer>;
export async function releaseSite(
  env: Environment,
  store: ReleaseStore,
  options: ReleaseSite,
): Promise<Pointer | undefined>;
export async function releaseSite(
  env: Environment,
  store: ReleaseStore,
  { changes = [], mayGoLive = () => true }: ReleaseSite = {},
): Promise<Pointer | undefined> {
  const current = await store.current();
  const earlier = current && (await store.manifest(current.release).catch(() => undefined));
  const manifest = await makeRelease({
    siteRoot: env.siteRoot,
    releasesDir: env.releasesDir,
    policy: env,
    upstreams: {
      apiUrl: env.apiUrl,
      searchUrl: env.searchUrl,
      thirdPartyUrls: env.thirdPartyUrls.map(({ url }) => url),
    },
    earlier,
    changes,
  });
  return mayGoLive() ? store.activate(manifest.id) : undefined;
}
