import { z } from "zod";
import { encodings } from "./manifest.ts";
import type { ReleaseFile, ReleaseManifest } from "./manifest.ts";

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
