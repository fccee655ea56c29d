import { publishedChange } from "@hjarta-lunga/contract/schemas/publish.ts";
import { z } from "zod";

export class ReleaseError extends Error {
  readonly forEditors: string;
  constructor(message: string, forEditors: string) {
    super(message);
    this.name = "ReleaseError";
    this.forEditors = forEditors;
  }
}

const cacheClasses = ["immutable", "revalidate"] as const;
export type CacheClass = (typeof cacheClasses)[number];

const releaseFile = z.object({
  path: z.string().min(1),
  type: z.string(),
  size: z.int().nonnegative(),
  /** Of the content: entity tag, and name of the compressed files. */
  hash: z.string().regex(/^[0-9a-f]{32}$/),
  cache: z.enum(cacheClasses),
  br: z.int().positive().optional(),
  gzip: z.int().positive().optional(),
});
export type ReleaseFile = z.infer<typeof releaseFile>;

export const matchPath = z.object({
  path: z.string().startsWith("/"),
  matchPath: z.string().startsWith("/"),
});
export type MatchPath = z.infer<typeof matchPath>;

/** What editors let lead elsewhere. */
export const redirect = z.object({ from: z.string().startsWith("/"), to: z.string().min(1) });

/** Gatsby lists it for paths that have no page. */
export const isMissingPage = ({ path }: Pick<MatchPath, "path">) => path.endsWith("/404.html");

export const releaseManifest = z.object({
  id: z.string().regex(/^[0-9A-Za-z-]+$/),
  createdAt: z.iso.datetime(),
  scriptHashes: z.array(z.string()),
  matchPaths: z.array(matchPath),
  redirects: z.array(redirect).default([]),
  files: z.array(releaseFile),
});
export type ReleaseManifest = z.infer<typeof releaseManifest>;

/** Of earlier releases only hashed files are served, to tabs still open. */
export const hashedFiles = z.array(releaseFile);

/** Whose changes went live with it, for editors. */
export const releaseChanges = z.array(publishedChange);
export const changesName = "changes.json";

export const manifestName = "manifest.json";
export const hashedFilesName = "hashed-files.json";
export const publicName = "public";
export const compressedName = "compressed";

export const encodings = ["br", "gzip"] as const;
export type Encoding = (typeof encodings)[number];
export const compressedFileName = (hash: string, encoding: Encoding) => `${hash}.${encoding}`;

/** Bytes. Unchanged files are hard links, so only `added` takes disk space. */
export const releaseSize = z.object({ whole: z.int().nonnegative(), added: z.int().nonnegative() });
export type ReleaseSize = z.infer<typeof releaseSize>;
export const sizeName = "size.json";

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

const bytesOf = (files: readonly ReleaseFile[]) => {
  const distinct = [...new Map(files.map((file) => [file.hash, file])).values()];
  const compressed = distinct.flatMap((file) => encodings.map((encoding) => file[encoding] ?? 0));
  return sum(files.map((file) => file.size)) + sum(compressed);
};

export const sizeOf = (files: readonly ReleaseFile[], earlier: ReleaseManifest | undefined): ReleaseSize => {
  const known = new Map(earlier?.files.map((file) => [file.path, file.hash]));
  return { whole: bytesOf(files), added: bytesOf(files.filter((file) => known.get(file.path) !== file.hash)) };
};
