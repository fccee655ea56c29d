import type { GiftDocumentKind } from "@hjarta-lunga/contract/gift-documents.ts";
import { queryKeys } from "@hjarta-lunga/contract/query-keys.ts";
import { methodFrom } from "#src/core/order/draft/begun-elsewhere.ts";
import { amountIn, writtenIn } from "#src/core/order/amount/amount-in-url.ts";
import { asChosen, nothingChosen } from "#src/core/order/amount/chosen-amount.ts";
import { choiceIn, orderIn, stepIn } from "#src/core/order/steps/step-history.ts";
import type { Place } from "#src/core/order/steps/use-order-journey.ts";
import { readDraft } from "./document-draft.ts";
import type { DocumentMachine, DocumentProduct, DocumentProgress } from "./document-machine.ts";

/** What was asked for by the URL: the document to begin or to take up again. */
export function initialState(
  kind: GiftDocumentKind,
  { search, state }: Place,
  product: DocumentProduct,
  machine: DocumentMachine,
): DocumentProgress {
  const query = new URLSearchParams(search);
  const step = stepIn(state, machine.steps);
  const { beginning } = machine;
  const empty = beginning.draft;
  // Where the device keeps nothing, the entry of the history has the amount.
  const draft = readDraft(
    kind,
    step === null ? empty : { ...empty, ...(amountIn(choiceIn(state)) ?? nothingChosen) },
    product.presets,
  );
  const order = query.get(queryKeys.order) ?? (step === "order" ? orderIn(state) : null);
  if (order !== null) return machine.withOrder({ ...beginning, draft }, order);
  if (step !== null) return machine.atStep({ ...beginning, draft }, step === "order" ? machine.last : step);
  const written = writtenIn(query, product.preselected);
  const asked = {
    ...draft,
    ...(written === null ? {} : asChosen(written, product.presets)),
    ...methodFrom(query, state),
  };
  return { ...beginning, draft: asked };
}
