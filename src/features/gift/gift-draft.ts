import { donorIn, emptyDonor, type DonorDraft } from "#src/core/donor/donor-draft.ts";
import { sanitiseStored } from "#src/core/order/draft/stored.ts";
import { emptyOrderDraft, orderDraftIn, readKept, type OrderDraft } from "#src/core/order/draft/order-draft.ts";
import { amongPresets, type ChosenAmount } from "#src/core/order/amount/chosen-amount.ts";
import type { GivenProduct } from "./gift-product.ts";

/** A gift that is being prepared, as it stands in the fields. */
export type GiftDraft = ChosenAmount & OrderDraft & { donor: DonorDraft };

export const emptyDraft = ({ preselected }: Pick<GivenProduct, "preselected">): GiftDraft => ({
  preset: preselected,
  own: "",
  donor: emptyDonor,
  ...emptyOrderDraft,
});

/** The gift that this tab has begun. A preset that is none any more is shown as an amount of the visitor's own. */
export function readDraft(empty: GiftDraft, presets: readonly number[]): GiftDraft {
  const kept = readKept("regular_gift");
  const draft = sanitiseStored(kept, empty);
  const preset = kept.preset === null || typeof kept.preset === "number" ? kept.preset : empty.preset;
  return {
    ...draft,
    ...amongPresets({ preset, own: draft.own }, presets),
    donor: donorIn(kept.donor),
    ...orderDraftIn(kept),
  };
}
