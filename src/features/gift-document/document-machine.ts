import type { GiftDocumentKind } from "@hjarta-lunga/contract/gift-documents.ts";
import type { GiftProduct } from "@hjarta-lunga/contract/schemas/published-content.ts";
import { amountFault, amountOf } from "#src/core/order/amount/chosen-amount.ts";
import type { StepNames } from "#src/core/order/steps/order-steps.tsx";
import { createOrderMachine, type Progress } from "#src/core/order/draft/progress.ts";
import { emptyDraft, type DocumentDraft } from "./document-draft.ts";

type Step = "document" | "donor";

export const stepNames = {
  document: "giftDocument.step.document",
  donor: "giftDocument.step.donor",
  order: "giftDocument.step.order",
} as const satisfies StepNames<Step | "order">;

/** The fields say themselves what is wrong with them. */
type Problem = "fields";

/** A one-off gift's: what is given away is a gift as any other. */
export type DocumentProduct = Pick<GiftProduct, "presets" | "preselected" | "least" | "most" | "thanks">;

export type DocumentProgress = Progress<Step, DocumentDraft, Problem>;

export const createDocumentMachine = (kind: GiftDocumentKind, product: DocumentProduct) =>
  createOrderMachine<Step, DocumentDraft, Problem>({
    steps: ["document", "donor"],
    empty: emptyDraft(kind, product),
    // All of it is printed or sent: what has changed since is not paid by going forward.
    choiceOf: (draft) =>
      JSON.stringify([amountOf(draft), draft.words, draft.delivery, { ...draft.donor, personalNumber: "" }]),
    faultOf: (draft) => (amountFault(draft, product) === null && isBegun(draft) ? null : "fields"),
  });
export type DocumentMachine = ReturnType<typeof createDocumentMachine>;

/** What nobody can go on without. All other rules are judged by the contract's schema, where the step is left. */
const isBegun = ({ words: { to, from } }: DocumentDraft): boolean => to.trim() !== "" && from.trim() !== "";
