import { join } from "node:path";
import { compressedFileName, compressedName, isMissingPage, publicName } from "../release/manifest.ts";
import type { MatchPath, ReleaseFile, ReleaseManifest } from "../release/manifest.ts";
import { htmlFileOf } from "../release/check.ts";
import type { Coding } from "./site-handler.ts";
import { cacheControl } from "../headers/cache-control.ts";
import { headersByFile, type Policy } from "../headers/security-headers.ts";

type Segments = readonly string[];
const segmentsOf = (path: string): Segments => path.split("/").filter((segment) => segment !== "");

const matches = (pattern: Segments, path: Segments) => {
  for (const [index, expected] of pattern.entries()) {
    if (expected.startsWith("*")) return true;
    const actual = path[index];
    if (actual === undefined) return false;
    if (!expected.startsWith(":") && expected !== actual) return false;
  }
  return pattern.length === path.length;
};

/** Gatsby sorts the list, the most specific first. */
export const createRewrites = (matchPaths: readonly MatchPath[]) => {
  const rows = matchPaths.map((entry) => ({ pattern: segmentsOf(entry.matchPath), page: entry.path }));
  return (path: string): string | undefined => {
    const segments = segmentsOf(path);
    return rows.find((row) => matches(row.pattern, segments))?.page;
  };
};

export type Variant = { diskPath: string; size: number; etag: string; headers: Record<string, string | number> };
export type SiteFile = ReleaseFile & { releaseDir: string };

/** An earlier release was chosen, though there is a newer one. */
type WentBack = { madeAt: string; by?: string | undefined };
type Earlier = { id: string; files: readonly ReleaseFile[] };
export type LiveSite = ReturnType<typeof createLiveSite>;

const etagMark: Record<Coding, string> = { br: "-br", gzip: "-gz", identity: "" };

export const createLiveSite = (
  manifest: ReleaseManifest,
  options: {
    releasesDir: string;
    liveSince: string;
    wentBack?: WentBack | undefined;
    policy: Policy;
    earlier: readonly Earlier[];
  },
) => {
  const files = new Map<string, SiteFile>();
  const pages = new Map<string, SiteFile>();
  const variants = new WeakMap<SiteFile, Partial<Record<Coding, Variant>>>();
  const headersOf = headersByFile(options.policy, manifest.scriptHashes);

  for (const release of [...options.earlier].reverse()) {
    const releaseDir = join(options.releasesDir, release.id);
    for (const file of release.files) files.set(`/${file.path}`, { ...file, releaseDir });
  }
  for (const file of manifest.files) {
    const entry = { ...file, releaseDir: join(options.releasesDir, manifest.id) };
    files.set(`/${file.path}`, entry);
    if (file.path === "index.html") pages.set("/", entry);
    else if (file.path.endsWith("/index.html")) pages.set(`/${file.path.slice(0, -"index.html".length)}`, entry);
  }

  const makeVariant = (file: SiteFile, coding: Coding): Variant => {
    const compressed = coding !== "identity";
    const size = compressed ? (file[coding] ?? file.size) : file.size;
    const etag = `"${file.hash}${etagMark[coding]}"`;
    return {
      diskPath: compressed
        ? join(file.releaseDir, compressedName, compressedFileName(file.hash, coding))
        : join(file.releaseDir, publicName, file.path),
      size,
      etag,
      headers: {
        ...headersOf(file.path),
        "content-type": file.type,
        "cache-control": cacheControl[file.cache],
        etag,
        ...((file.br ?? file.gzip) !== undefined && { vary: "accept-encoding" }),
        ...(compressed && { "content-encoding": coding }),
      },
    };
  };

  const redirects = new Map(manifest.redirects.map(({ from, to }) => [from, to]));
  const rewrite = createRewrites(manifest.matchPaths);

  return {
    release: manifest.id,
    liveSince: options.liveSince,
    ...(options.wentBack !== undefined && { wentBack: options.wentBack }),
    securityHeaders: headersOf(""),
    find: (path: string) => pages.get(path) ?? files.get(path),
    redirect: (path: string): string | undefined => redirects.get(path) ?? redirects.get(`${path}/`),
    isPage: (path: string) => pages.has(path),
    rewrite: (path: string): SiteFile | undefined => {
      const page = rewrite(path);
      return page === undefined || isMissingPage({ path: page }) ? undefined : files.get(`/${htmlFileOf(page)}`);
    },
    notFoundPage: (path: string): SiteFile | undefined => {
      const page = rewrite(path);
      const own = page !== undefined && isMissingPage({ path: page }) ? files.get(page) : undefined;
      return own ?? files.get("/404.html");
    },
    errorPage: files.get("/500.html"),
    variant: (file: SiteFile, codings: readonly Coding[]): Variant => {
      const coding = codings.find((each) => each === "identity" || file[each] !== undefined) ?? "identity";
      const made = variants.get(file) ?? {};
      const variant = made[coding] ?? makeVariant(file, coding);
      if (made[coding] === undefined) variants.set(file, { ...made, [coding]: variant });
      return variant;
    },
  };
};
