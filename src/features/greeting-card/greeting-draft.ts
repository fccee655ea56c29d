import type { CampaignCode } from "@hjarta-lunga/contract/campaigns.ts";
import { donorIn, emptyDonor, type DonorDraft } from "#src/core/donor/donor-draft.ts";
import { amongPresets, type ChosenAmount } from "#src/core/order/amount/chosen-amount.ts";
import { sanitiseStored } from "#src/core/order/draft/stored.ts";
import { emptyOrderDraft, orderDraftIn, readKept, type OrderDraft } from "#src/core/order/draft/order-draft.ts";
import { codeIn } from "./design-in-url.ts";
import type { GreetingProduct } from "./greeting-machine.ts";

const emptyWords = { to: "", from: "", message: "" };
/** What its sender writes on the card, as it stands in the fields. */
export type WordsDraft = typeof emptyWords;

/** The link alone; by e-mail as soon as it is paid; or on a day. */
export const sendingWays = ["link", "now", "day"] as const;
export type SendingWay = (typeof sendingWays)[number];

const emptySending = { way: "link" as SendingWay, recipientEmail: "", on: "" };
/** How it reaches who gets it. What belongs to another way is kept while this one is looked at. */
export type SendingDraft = typeof emptySending;

/** A card that is about to be sent, with its gift. */
export type GreetingDraft = ChosenAmount &
  OrderDraft & { code: CampaignCode | null; words: WordsDraft; sending: SendingDraft; donor: DonorDraft };

export const emptyDraft = ({ preselected }: Pick<GreetingProduct, "preselected">): GreetingDraft => ({
  preset: preselected,
  own: "",
  code: null,
  words: emptyWords,
  sending: emptySending,
  donor: emptyDonor,
  ...emptyOrderDraft,
});

/* What a visitor changes. */
export const chooseDesign = (code: CampaignCode | null) => () => ({ code });
export const changeWords =
  (change: Partial<WordsDraft>) =>
  ({ words }: GreetingDraft) => ({ words: { ...words, ...change } });
export const changeSending =
  (change: Partial<SendingDraft>) =>
  ({ sending }: GreetingDraft) => ({ sending: { ...sending, ...change } });

/** The card that this tab has begun. */
export function readDraft(empty: GreetingDraft, presets: readonly number[]): GreetingDraft {
  const kept = readKept("greeting_card");
  const { preset, own, method } = sanitiseStored(kept, { ...empty, preset: empty.preset ?? 0 });
  const sending = sanitiseStored(kept.sending, emptySending);
  return {
    ...amongPresets({ preset: kept.preset === null ? null : preset, own }, presets),
    method,
    code: codeIn(kept.code) ?? empty.code,
    words: sanitiseStored(kept.words, emptyWords),
    sending: { ...sending, way: sendingWays.find((way) => way === sending.way) ?? "link" },
    donor: donorIn(kept.donor),
    ...orderDraftIn(kept),
  };
}
