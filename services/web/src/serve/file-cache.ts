import { readFile } from "node:fs/promises";

export type FileCache = ReturnType<typeof createFileCache>;

/** Larger files are streamed: they are few, and would push everything else out. */
export const largestKeptBytes = 256 * 1024;
const mostKeptBytes = 64 * 1024 * 1024;

/** Contents of small files, the longest unused leave first. The paths come from the manifest, never from a request. */
export const createFileCache = (mostBytes = mostKeptBytes) => {
  const kept = new Map<string, Buffer>();
  const reading = new Map<string, Promise<Buffer>>();
  let bytes = 0;

  const keep = (path: string, content: Buffer) => {
    kept.set(path, content);
    bytes += content.length;
    for (const [oldest, dropped] of kept) {
      if (bytes <= mostBytes) break;
      kept.delete(oldest);
      bytes -= dropped.length;
    }
  };

  return {
    get(path: string): Buffer | undefined {
      const content = kept.get(path);
      if (content === undefined) return undefined;
      kept.delete(path);
      kept.set(path, content);
      return content;
    },
    /** One read, however many ask for it at once. */
    read(path: string): Promise<Buffer> {
      const started = reading.get(path);
      if (started !== undefined) return started;
      const read = readFile(path)
        .then((content) => {
          if (!kept.has(path)) keep(path, content);
          return content;
        })
        .finally(() => reading.delete(path));
      reading.set(path, read);
      return read;
    },
    bytes: () => bytes,
  };
};
