import { readFile } from "node:fs/promises";
import { LRUCache } from "lru-cache";

export type FileCache = ReturnType<typeof createFileCache>;

/** Larger files are streamed: they are few, and would push everything else out. */
export const largestKeptBytes = 256 * 1024;
const mostKeptBytes = 64 * 1024 * 1024;

/** Contents of small files. The paths come from the manifest, never from a request. */
export const createFileCache = (maxSize = mostKeptBytes) =>
  new LRUCache<string, Buffer>({
    maxSize,
    // An empty file counts, too: the library takes no size of zero.
    sizeCalculation: ({ length }) => Math.max(1, length),
    fetchMethod: (path) => readFile(path),
    // A file that is pushed out while it is read still reaches whoever asked for it.
    ignoreFetchAbort: true,
  });
