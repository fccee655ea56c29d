import {
  documentDeliveries,
  documentDesigns,
  type DocumentDelivery,
  type DocumentDesign,
  type GiftDocumentKind,
} from "@hjarta-lunga/contract/gift-documents.ts";
import { donorIn, emptyDonor, type DonorDraft } from "#src/core/donor/donor-draft.ts";
import { amongPresets, type ChosenAmount } from "#src/core/order/amount/chosen-amount.ts";
import { sanitiseStored } from "#src/core/order/draft/stored.ts";
import { emptyOrderDraft, orderDraftIn, readKept, type OrderDraft } from "#src/core/order/draft/order-draft.ts";
import type { DocumentProduct } from "./document-machine.ts";

/** What stands on it, as it stands in the fields. */
export type WordsDraft = { design: DocumentDesign; to: string; from: string; greeting: string; showsAmount: boolean };

const emptyDelivery = {
  way: "donor" as DocumentDelivery,
  ...{ recipient: "", street: "", postalCode: "", town: "" },
};
/** Where it goes. The address is kept while another way is looked at. */
export type DeliveryDraft = typeof emptyDelivery;

/** A certificate or a gift card that is being prepared. */
export type DocumentDraft = ChosenAmount &
  OrderDraft & { words: WordsDraft; delivery: DeliveryDraft; donor: DonorDraft };

export const emptyDraft = (
  kind: GiftDocumentKind,
  { preselected }: Pick<DocumentProduct, "preselected">,
): DocumentDraft => ({
  preset: preselected,
  own: "",
  words: { design: documentDesigns[kind][0], to: "", from: "", greeting: "", showsAmount: false },
  delivery: emptyDelivery,
  donor: emptyDonor,
  ...emptyOrderDraft,
});

/* What a visitor changes. */
export const changeWords =
  (change: Partial<WordsDraft>) =>
  ({ words }: DocumentDraft) => ({ words: { ...words, ...change } });
export const changeDelivery =
  (change: Partial<DeliveryDraft>) =>
  ({ delivery }: DocumentDraft) => ({ delivery: { ...delivery, ...change } });

/** What was kept may be of a page that offered others. */
const oneOf = <One extends string>(all: readonly [One, ...One[]], kept: string): One =>
  all.find((each) => each === kept) ?? all[0];

/** The words that this tab has kept. */
export function wordsIn(kind: GiftDocumentKind, kept: unknown, empty: WordsDraft): WordsDraft {
  const words = sanitiseStored(kept, empty);
  return { ...words, design: oneOf<DocumentDesign>(documentDesigns[kind], words.design) };
}

/** The one that this tab has begun. */
export function readDraft(kind: GiftDocumentKind, empty: DocumentDraft, presets: readonly number[]): DocumentDraft {
  const kept = readKept(kind);
  const { preset, own, method } = sanitiseStored(kept, { ...empty, preset: empty.preset ?? 0 });
  const delivery = sanitiseStored(kept.delivery, emptyDelivery);
  return {
    ...amongPresets({ preset: kept.preset === null ? null : preset, own }, presets),
    method,
    words: wordsIn(kind, kept.words, empty.words),
    delivery: { ...delivery, way: oneOf(documentDeliveries, delivery.way) },
    donor: donorIn(kept.donor),
    ...orderDraftIn(kept),
  };
}
