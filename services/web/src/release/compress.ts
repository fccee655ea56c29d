import { link, readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { compressedFileName, encodings, type Encoding, type ReleaseFile } from "./manifest.ts";
import { writeReadable } from "./readable.ts";

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

type Sizes = Partial<Record<Encoding, number>>;

const isLinked = (earlier: string, target: string): Promise<boolean> =>
  link(earlier, target).then(
    () => true,
    () => false,
  );

type Job = {
  file: ReleaseFile;
  source: string;
  targetDir: string;
  /** The release before, and how large the same content was there. */
  earlier: { folder: string; sizes: Pick<ReleaseFile, Encoding> } | undefined;
  effort: Effort;
};

export const compressFile = async ({ file, source, targetDir, earlier, effort }: Job): Promise<Sizes> => {
  const sizes: Sizes = {};
  let content: Buffer | undefined;
  for (const encoding of encodings) {
    const name = compressedFileName(file.hash, encoding);
    const target = join(targetDir, name);
    const before = earlier?.sizes[encoding];
    if (earlier !== undefined && before !== undefined && (await isLinked(join(earlier.folder, name), target))) {
      sizes[encoding] = before;
      continue;
    }
    content ??= await readFile(source);
    const compressed = await compress(content, encoding, effort);
    if (compressed.length >= content.length) continue;
    await writeReadable(target, compressed);
    sizes[encoding] = compressed.length;
  }
  return sizes;
};
