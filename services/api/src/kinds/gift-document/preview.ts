import type { PreviewOf } from "@hjarta-lunga/contract/schemas/previews.ts";
import type { Published } from "../../platform/content/published.ts";
import type { Documents } from "../../platform/documents/compiler.ts";
import { pictureMadeAt as madeAt } from "../../platform/previews/previewed.ts";
import type { PreviewedDocuments } from "../../platform/previews/previewed.ts";
import { documentTask } from "./document.ts";
import { documentProblems } from "./problems.ts";

type Preview = PreviewOf<"giftCertificate"> | PreviewOf<"giftCard">;

const previewOf = (kind: "gift_certificate" | "gift_card") => ({
  problemsOf: (documents: Pick<Documents, "drawsAll">, { words }: Preview) =>
    documentProblems(documents, words, "words"),
  taskOf: ({ words, amount, language }: Preview, published: Published) =>
    documentTask(words, { kind, amount, language, madeAt }, published),
});

export const giftDocumentPreviews = {
  giftCertificate: previewOf("gift_certificate"),
  giftCard: previewOf("gift_card"),
} satisfies Partial<PreviewedDocuments>;
