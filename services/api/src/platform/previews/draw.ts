import type { GiftPreview } from "@hjarta-lunga/contract/schemas/previews.ts";
import type { Published } from "../content/published.ts";
import type { Documents } from "../documents/compiler.ts";
import { keptDrawings } from "../documents/kept-drawings.ts";
import { previewedDocument, type PreviewedDocuments } from "./previewed.ts";

type MakePreview = (preview: GiftPreview, client: string) => Promise<Buffer>;

type Deps = { published: Published; documents: Documents; previews: PreviewedDocuments };

export const createMakePreview = ({ published, documents, previews }: Deps): MakePreview => {
  const kept = keptDrawings();
  return (preview, client) =>
    kept("preview", previewedDocument(previews, preview).taskOf(preview, published), (task) =>
      documents.preview(task, client),
    );
};
