import type { GiftPreview } from "@hjarta-lunga/contract/schemas/previews.ts";
import type { Published } from "../content/published.ts";
import type { Documents } from "../documents/compiler.ts";
import { keptDrawings } from "../documents/kept-drawings.ts";
import { previewedDocument } from "./documents.ts";

export type MakePreview = (preview: GiftPreview, client: string) => Promise<Buffer>;

/** Draws what is being written as it would be sent. */
export const previewMaker = ({ published, documents }: { published: Published; documents: Documents }): MakePreview => {
  const kept = keptDrawings();
  return (preview, client) =>
    kept("preview", previewedDocument(preview).taskOf(preview, published), (task) => documents.preview(task, client));
};
