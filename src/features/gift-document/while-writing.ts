import type { GiftDocumentKind } from "@hjarta-lunga/contract/gift-documents.ts";
import type { Language } from "@hjarta-lunga/contract/languages.ts";
import { giftPreview, type PreviewOf } from "@hjarta-lunga/contract/schemas/previews.ts";

/* One file for all that writing needs of the API and of the contract's rules: each file more is in every page's first script. */

export { drawPreview } from "#src/calls/previews.ts";
export { problemsOf, problemsOfWords, toWholeDelivery, toWholeWords } from "./document-rules.ts";

const documents = { gift_certificate: "giftCertificate", gift_card: "giftCard" } as const;

/** What was written, if it can be a document so far. */
export const previewOf =
  (kind: GiftDocumentKind) =>
  (written: unknown, language: Language): PreviewOf<"giftCertificate" | "giftCard"> | undefined => {
    const { data } = giftPreview.safeParse({ document: documents[kind], ...(written as object), language });
    return data?.document === "giftCertificate" || data?.document === "giftCard" ? data : undefined;
  };
