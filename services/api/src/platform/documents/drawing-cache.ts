import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { Task } from "./compiler.ts";

const mostBytes = 16 * 1024 * 1024;
/** Drawings bear names: they are kept while somebody goes back and forth, or many open the same card, and no longer. */
const lifetimeMs = 10 * 60_000;

export const createDrawingCache = () => {
  const drawn = new LRUCache<string, Buffer>({
    maxSize: mostBytes,
    sizeCalculation: ({ length }) => length,
    ttl: lifetimeMs,
    ttlAutopurge: true,
  });
  const underWay = new Map<string, Promise<Buffer>>();
  return async (form: string, task: Task, draw: (task: Task) => Promise<Buffer>): Promise<Buffer> => {
    const { files = [], ...said } = task;
    // A path names what stands there.
    const key = createHash("sha256")
      .update(JSON.stringify([form, said, files.map(({ path }) => path)]))
      .digest("base64url");
    const before = drawn.get(key);
    if (before !== undefined) return before;
    // Where whoever came first is sent away, the next waits for a place of its own.
    let same = underWay.get(key);
    while (same) {
      const drawing = await same.catch(() => undefined);
      if (drawing) return drawing;
      same = underWay.get(key);
    }
    const drawing = draw(task).finally(() => underWay.delete(key));
    underWay.set(key, drawing);
    drawn.set(key, await drawing);
    return drawing;
  };
};
