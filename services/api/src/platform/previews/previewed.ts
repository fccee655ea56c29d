import type { FieldProblem } from "@hjarta-lunga/contract/field-problems.ts";
import type { GiftPreview, PreviewOf } from "@hjarta-lunga/contract/schemas/previews.ts";
import type { Published } from "../content/published.ts";
import type { Task, Documents } from "../documents/compiler.ts";

type PreviewedDocument<Preview extends GiftPreview> = {
  problemsOf: (documents: Pick<Documents, "drawsAll">, preview: Preview) => Record<string, FieldProblem> | undefined;
  taskOf: (preview: Preview, published: Published) => Task;
};

export type PreviewedDocuments = { [Name in GiftPreview["document"]]: PreviewedDocument<PreviewOf<Name>> };

export const previewedDocument = (
  documents: PreviewedDocuments,
  preview: GiftPreview,
): PreviewedDocument<GiftPreview> => documents[preview.document] as PreviewedDocument<GiftPreview>;

export const pictureMadeAt = new Date(0);
