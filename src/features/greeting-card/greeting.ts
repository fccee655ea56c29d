import type { CampaignCode } from "@hjarta-lunga/contract/campaigns.ts";
import { headingForms, type HeadingForm } from "@hjarta-lunga/contract/greeting-headings.ts";
import { queryKeys } from "@hjarta-lunga/contract/query-keys.ts";
import type { GiftProduct } from "@hjarta-lunga/contract/schemas/published-content.ts";
import { emptyDonor, type DonorDraft } from "#src/core/donor/donor-draft.ts";
import { amountAsked, storedAmount } from "#src/core/order/amount/amount-in-url.ts";
import { amountOf, type ChosenAmount } from "#src/core/order/amount/chosen-amount.ts";
import { changing, emptyOrderDraft, type OrderDraft } from "#src/core/order/draft/order-draft.ts";
import { oneOf, sanitiseStored } from "#src/core/order/draft/stored.ts";
import { defineJourney } from "#src/core/order/steps/define-journey.ts";
import type { StepNames } from "#src/core/order/steps/order-steps.tsx";
import { todayInSweden } from "#src/lib/swedish-day.ts";
import { codeIn, designOf, inSeasonOn, type Design } from "./designs.ts";

export const kind = "greeting_card";

/** What the funnel and the entries of the history know. Who gives is a part of the screen that says how it is sent. */
export type GreetingStep = "design" | "card" | "sending" | "donor";
export type GreetingScreen = Exclude<GreetingStep, "donor"> | "order";
/** To choose a card and to write it is one step to whoever does it. */
export const stepNames = {
  card: "greeting.step.card",
  sending: "greeting.step.sending",
  order: "greeting.step.order",
} as const satisfies StepNames;
export const namedStep = (screen: GreetingScreen): string => (screen === "design" ? "card" : screen);

export type DesignProblem = "notOffered";

export type GreetingProduct = Pick<
  GiftProduct,
  "presets" | "preselected" | "least" | "most" | "heading" | "lead" | "thanks"
>;
/** The designs are all that editors offer, in season or not. */
export type GreetingOffer = { product: GreetingProduct; designs: readonly Design[] };

const emptyWords = { heading: "ofDesign" as HeadingForm, to: "", from: "", message: "" };
export type WordsDraft = typeof emptyWords;

/** The link alone; by e-mail as soon as it is paid; or on a day. */
export const sendingWays = ["link", "now", "day"] as const;
export type SendingWay = (typeof sendingWays)[number];

const emptySending = { way: "link" as SendingWay, recipientEmail: "", on: "" };
/** How it reaches who gets it. What belongs to another way is kept while this one is looked at. */
export type SendingDraft = typeof emptySending;

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
export const changeWords = changing<"words", WordsDraft>("words");
export const changeSending = changing<"sending", SendingDraft>("sending");

export const greeting = defineJourney<GreetingOffer, GreetingStep, GreetingDraft, DesignProblem, typeof kind>({
  kind,
  steps: ["design", "card", "sending", "donor"],
  empty: ({ product }) => emptyDraft(product),
  read(stored, empty, { product }) {
    const { words, sending, ...others } = sanitiseStored(stored, empty);
    return {
      ...others,
      ...storedAmount(stored, empty, product),
      code: codeIn(stored.code),
      words: { ...words, heading: oneOf(headingForms, words.heading) },
      sending: { ...sending, way: oneOf(sendingWays, sending.way) },
    };
  },
  inEntry: ({ code, preset, own }) => ({ code, preset, own }),
  // All of it is sent or thanked for: what has changed since is not paid by going forward.
  orderFingerprint: (draft) =>
    JSON.stringify([draft.code, draft.words, draft.sending, amountOf(draft), { ...draft.donor, personalNumber: "" }]),
  // Each step sees to its own: see screenOf.
  faultOf: () => null,
  begin({ query, now, machine }, { product, designs }) {
    const begun = { ...now, draft: { ...now.draft, ...amountAsked(query, product) } };
    const asked = query.get(queryKeys.card);
    if (asked === null) return begun;
    const code = codeIn(asked);
    if (designOf(inSeasonOn(designs, todayInSweden()), code) === undefined)
      return machine.askChoice(begun, "notOffered");
    return { ...begun, draft: { ...begun.draft, code }, step: "card" };
  },
});

/** Where a step is taken, as far as it can be: the device may have forgotten what was chosen before it. */
export function screenOf(step: GreetingStep | "order", { code, words }: GreetingDraft): GreetingScreen {
  if (step === "order" || step === "design") return step;
  if (code === null) return "design";
  if (step === "card" || words.to.trim() === "" || words.from.trim() === "") return "card";
  return "sending";
}
