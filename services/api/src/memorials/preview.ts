import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { GiftPreview } from "@hjarta-lunga/contract/schemas/memorials.ts";
import type { Published } from "../content/published.ts";
import type { Documents } from "../documents/compiler.ts";
import { sheetTask } from "./sheet.ts";

const mostKeptBytes = 16 * 1024 * 1024;
/** Pictures bear names: they are kept for as long as somebody goes back and forth between designs, and no longer. */
const keptMs = 10 * 60_000;
/** A picture says nothing of when it was made. */
const madeAt = new Date(0);

export type MakePreview = (preview: GiftPreview) => Promise<Buffer>;

/** Draws a sheet that is being written as it would be sent. What was drawn a moment ago is not drawn again. */
export const previewMaker = ({ published, documents }: { published: Published; documents: Documents }): MakePreview => {
  const drawn = new LRUCache<string, Buffer>({
    maxSize: mostKeptBytes,
    sizeCalculation: ({ length }) => length,
    ttl: keptMs,
    ttlAutopurge: true,
  });
  return async ({ sheet, language }) => {
    const task = sheetTask(sheet, { language, madeAt }, published);
    // All that stands on it, the published words as well; no name is a key.
    const key = createHash("sha256").update(JSON.stringify(task.data)).digest("base64url");
    const before = drawn.get(key);
    if (before !== undefined) return before;
    const picture = await documents.preview(task);
    drawn.set(key, picture);
    return picture;
  };
};
