import { createReadStream, createWriteStream } from "node:fs";
import { link, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { constants, createBrotliCompress, createGzip } from "node:zlib";
import type { Encoding, ReleaseFile } from "./manifest.ts";
import { compressedFileName, encodings } from "./manifest.ts";

export type Effort = "most" | "quick";

/** zlib works on the thread pool, so several at once use every core. */
const compressor = (encoding: Encoding, effort: Effort, size: number) => {
  if (encoding === "gzip") return createGzip({ level: effort === "most" ? 9 : 6 });
  return createBrotliCompress({
    params: {
      [constants.BROTLI_PARAM_QUALITY]: effort === "most" ? constants.BROTLI_MAX_QUALITY : 5,
      [constants.BROTLI_PARAM_SIZE_HINT]: size,
    },
  });
};

/** From the release before, where the content was the same: a second name for the same bytes on the disk. */
const reuse = async (earlier: string, target: string) => {
  try {
    await link(earlier, target);
    return true;
  } catch {
    return false;
  }
};

type Job = { file: ReleaseFile; source: string; targetDir: string; earlierDir: string | undefined; effort: Effort };

/** Writes the compressed forms that are smaller than the file, and tells their sizes. */
export const compressFile = async (job: Job): Promise<Partial<Record<Encoding, number>>> => {
  const sizes: Partial<Record<Encoding, number>> = {};
  for (const encoding of encodings) {
    const name = compressedFileName(job.file.hash, encoding);
    const target = join(job.targetDir, name);
    const reused = job.earlierDir !== undefined && (await reuse(join(job.earlierDir, name), target));
    if (!reused) {
      const squeeze = compressor(encoding, job.effort, job.file.size);
      await pipeline(createReadStream(job.source), squeeze, createWriteStream(target));
    }
    const { size } = await stat(target);
    if (size < job.file.size) sizes[encoding] = size;
    else await rm(target);
  }
  return sizes;
};
