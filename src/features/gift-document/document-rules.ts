import { z } from "zod";
import type { GiftDocumentKind } from "@hjarta-lunga/contract/gift-documents.ts";
import { documentDelivery, giftDocumentOf } from "@hjarta-lunga/contract/schemas/gift-documents.ts";
import type { Language } from "@hjarta-lunga/contract/languages.ts";
import { amountWithin } from "@hjarta-lunga/contract/schemas/money.ts";
import { giftPreview, type PreviewOf } from "@hjarta-lunga/contract/schemas/previews.ts";
import { problemsIn, type FormProblems } from "#src/core/form/form-problems.ts";
import { amountOf } from "#src/core/order/amount/chosen-amount.ts";
import { toDelivery, type DocumentDraft, type DocumentProduct, type WordsDraft } from "./gift-document.ts";

/* The contract's rules. Fetched with the first sign of a hand: the library that they need is no part of the first script. */

type First = Pick<DocumentDraft, "words" | "delivery" | "preset" | "own">;

const firstStep = (kind: GiftDocumentKind, limits: Pick<DocumentProduct, "least" | "most">) =>
  z.object({ document: giftDocumentOf(kind), delivery: documentDelivery, amount: amountWithin(limits) });

const inShape = (draft: First) => ({
  document: draft.words,
  delivery: toDelivery(draft.delivery),
  amount: amountOf(draft),
});

export const problemsOf = (
  kind: GiftDocumentKind,
  draft: First,
  limits: Pick<DocumentProduct, "least" | "most">,
): FormProblems => problemsIn(firstStep(kind, limits), inShape(draft));

export const problemsOfWords = (kind: GiftDocumentKind, words: WordsDraft): FormProblems =>
  problemsIn(giftDocumentOf(kind), words);

export const parseWords = (kind: GiftDocumentKind, words: WordsDraft) =>
  giftDocumentOf(kind).safeParse(words).data ?? null;

export const parseDelivery = (draft: Pick<DocumentDraft, "delivery">) =>
  documentDelivery.safeParse(toDelivery(draft.delivery)).data ?? null;

const documents = { gift_certificate: "giftCertificate", gift_card: "giftCard" } as const;

export const previewOf =
  (kind: GiftDocumentKind) =>
  (written: unknown, language: Language): PreviewOf<"giftCertificate" | "giftCard"> | undefined => {
    const { data } = giftPreview.safeParse({ document: documents[kind], ...(written as object), language });
    return data?.document === "giftCertificate" || data?.document === "giftCard" ? data : undefined;
  };
