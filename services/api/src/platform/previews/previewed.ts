import type { FieldProblem } from "@hjarta-lunga/contract/field-problems.ts";
import type { GiftPreview, PreviewOf } from "@hjarta-lunga/contract/schemas/previews.ts";
import type { Published } from "../content/published.ts";
import type { Task } from "../documents/templates.ts";
import type { Documents } from "../documents/compiler.ts";

type PreviewedDocument<Preview extends GiftPreview> = {
  /** What cannot be drawn, by its field. */
  problemsOf: (documents: Pick<Documents, "drawsAll">, preview: Preview) => Record<string, FieldProblem> | undefined;
  /** The finished document's own template, with blanks where nothing is written yet. */
  taskOf: (preview: Preview, published: Published) => Task;
};

/** The documents that are drawn while they are written, brought by those whose they are. */
export type PreviewedDocuments = { [Name in GiftPreview["document"]]: PreviewedDocument<PreviewOf<Name>> };

/** The document of a preview: its line takes the very previews that name it. */
export const previewedDocument = (
  documents: PreviewedDocuments,
  preview: GiftPreview,
): PreviewedDocument<GiftPreview> => documents[preview.document] as PreviewedDocument<GiftPreview>;

/** A picture says nothing of when it was made. */
export const pictureMadeAt = new Date(0);
