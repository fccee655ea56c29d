import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { Task } from "./compiler-worker.ts";

const mostKeptBytes = 16 * 1024 * 1024;
/** Drawings bear names: they are kept while somebody goes back and forth, or many open the same card, and no longer. */
const keptMs = 10 * 60_000;

/** What was drawn a moment ago is not drawn again. `form` tells drawings of the same words apart. */
export const keptDrawings = () => {
  const drawn = new LRUCache<string, Buffer>({
    maxSize: mostKeptBytes,
    sizeCalculation: ({ length }) => length,
    ttl: keptMs,
    ttlAutopurge: true,
  });
  return async (form: string, task: Task, draw: (task: Task) => Promise<Buffer>): Promise<Buffer> => {
    // All that stands on it, the published words as well; no name is a key.
    const key = createHash("sha256")
      .update(JSON.stringify([form, task]))
      .digest("base64url");
    const before = drawn.get(key);
    if (before !== undefined) return before;
    const drawing = await draw(task);
    drawn.set(key, drawing);
    return drawing;
  };
};
