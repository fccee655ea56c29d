import type { GiftPreview } from "@hjarta-lunga/contract/schemas/previews.ts";
import type { Published } from "../content/published.ts";
import type { Task } from "../documents/compiler-worker.ts";
import type { Documents } from "../documents/compiler.ts";
import { keptDrawings } from "../documents/kept-drawings.ts";
import { cardTask } from "../memorial-cards/document.ts";
import { sheetTask } from "./sheet.ts";

/** A picture says nothing of when it was made. */
const madeAt = new Date(0);

const taskOf = (preview: GiftPreview, published: Published): Task =>
  preview.document === "memorialCard"
    ? cardTask(preview.card, preview.language, published)
    : sheetTask(preview.sheet, { language: preview.language, madeAt }, published);

export type MakePreview = (preview: GiftPreview) => Promise<Buffer>;

/** Draws what is being written as it would be sent. */
export const previewMaker = ({ published, documents }: { published: Published; documents: Documents }): MakePreview => {
  const kept = keptDrawings();
  return (preview) => kept("preview", taskOf(preview, published), documents.preview);
};
