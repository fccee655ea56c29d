import { donorIn, emptyDonor, type DonorDraft } from "#src/core/donor/donor-draft.ts";
import { amongPresets, type ChosenAmount } from "#src/core/order/amount/chosen-amount.ts";
import { sanitiseStored } from "#src/core/order/draft/stored.ts";
import { emptyOrderDraft, orderDraftIn, readKept, type OrderDraft } from "#src/core/order/draft/order-draft.ts";
import type { CandleProduct } from "./candle-machine.ts";

const emptyCard = { name: "", bornYear: "", diedYear: "", greeting: "", from: "" };
/** What stands on the card, as it stands in the fields. */
export type CardDraft = typeof emptyCard;

/** A candle that is about to be lit. */
export type CandleDraft = ChosenAmount &
  OrderDraft & {
    card: CardDraft;
    withGift: boolean;
    /** The link goes to the same address as the receipt. */
    donor: DonorDraft;
  };

export const emptyDraft = ({ preselected }: Pick<CandleProduct, "preselected">): CandleDraft => ({
  preset: preselected,
  own: "",
  card: emptyCard,
  withGift: false,
  donor: emptyDonor,
  ...emptyOrderDraft,
});

/* What a visitor changes. */
export const chooseGift = (withGift: boolean) => () => ({ withGift });
export const changeCard =
  (change: Partial<CardDraft>) =>
  ({ card }: CandleDraft) => ({ card: { ...card, ...change } });

/** The candle that this tab has begun. */
export function readDraft(empty: CandleDraft, presets: readonly number[]): CandleDraft {
  const kept = readKept("memorial_card");
  const { preset, own, method, withGift } = sanitiseStored(kept, { ...empty, preset: empty.preset ?? 0 });
  return {
    ...amongPresets({ preset: kept.preset === null ? null : preset, own }, presets),
    method,
    withGift,
    card: sanitiseStored(kept.card, emptyCard),
    donor: donorIn(kept.donor),
    ...orderDraftIn(kept),
  };
}
