import { readFile } from "node:fs/promises";
import { LRUCache } from "lru-cache";

export type FileCache = ReturnType<typeof createFileCache>;

export const largestKeptBytes = 256 * 1024;
const mostKeptBytes = 64 * 1024 * 1024;

export const createFileCache = (maxSize = mostKeptBytes) =>
  new LRUCache<string, Buffer>({
    maxSize,
    // lru-cache refuses a size of zero.
    sizeCalculation: ({ length }) => Math.max(1, length),
    fetchMethod: (path) => readFile(path),
    // Evicted while it is read, a file still reaches its reader.
    ignoreFetchAbort: true,
  });
