import { link, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { compressedFileName, encodings, type Encoding, type ReleaseFile } from "./manifest.ts";

type Effort = "most" | "quick";

const toBrotli = promisify(brotliCompress);
const toGzip = promisify<Buffer, { level: number }, Buffer>(gzip);

const compress = (content: Buffer, encoding: Encoding, effort: Effort): Promise<Buffer> => {
  if (encoding === "gzip") return toGzip(content, { level: effort === "most" ? 9 : 6 });
  return toBrotli(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: effort === "most" ? constants.BROTLI_MAX_QUALITY : 5,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
};

const reuse = async (earlier: string, target: string) => {
  try {
    await link(earlier, target);
    return (await stat(target)).size;
  } catch {
    return undefined;
  }
};

type Job = { file: ReleaseFile; source: string; targetDir: string; earlierDir: string | undefined; effort: Effort };

export const compressFile = async (job: Job): Promise<Partial<Record<Encoding, number>>> => {
  const sizes: Partial<Record<Encoding, number>> = {};
  let content: Buffer | undefined;
  for (const encoding of encodings) {
    const name = compressedFileName(job.file.hash, encoding);
    const target = join(job.targetDir, name);
    const reused = job.earlierDir === undefined ? undefined : await reuse(join(job.earlierDir, name), target);
    if (reused !== undefined) {
      sizes[encoding] = reused;
      continue;
    }
    content ??= await readFile(job.source);
    const compressed = await compress(content, encoding, job.effort);
    if (compressed.length >= content.length) continue;
    await writeFile(target, compressed);
    sizes[encoding] = compressed.length;
  }
  return sizes;
};
