import { queryKeys } from "@hjarta-lunga/contract/query-keys.ts";
import type { GiftProduct } from "@hjarta-lunga/contract/schemas/published-content.ts";
import { emptyDonor, type DonorDraft } from "#src/core/donor/donor-draft.ts";
import { amountAsked, storedAmount, writtenIn } from "#src/core/order/amount/amount-in-url.ts";
import {
  amountFault,
  amountOf,
  nothingChosen,
  type AmountProblem,
  type ChosenAmount,
} from "#src/core/order/amount/chosen-amount.ts";
import { methodFrom } from "#src/core/order/draft/begun-elsewhere.ts";
import { emptyOrderDraft, type OrderDraft } from "#src/core/order/draft/order-draft.ts";
import { sanitiseStored } from "#src/core/order/draft/stored.ts";
import { defineJourney } from "#src/core/order/steps/define-journey.ts";
import type { useOrderJourney } from "#src/core/order/steps/use-order-journey.ts";
import type { StepNames } from "#src/core/order/steps/order-steps.tsx";
import type { ResearchProject } from "#src/lib/research-project.ts";
import { monthlyHref } from "./monthly-href.ts";

export const kind = "regular_gift";

type Step = "amount";
export const stepNames = {
  amount: "gift.step.amount",
  order: "gift.step.order",
} as const satisfies StepNames<Step | "order">;

/** What the money becomes, where it is known. */
export type GivenResearch = {
  /** Of a person who lives because of it. */
  story: string | undefined;
  /** The one that was granted money last. */
  project: Pick<ResearchProject, "title" | "applicant" | "institution" | "year"> | null;
};

export type GivenProduct = Pick<
  GiftProduct,
  "presets" | "preselected" | "least" | "most" | "heading" | "lead" | "effects" | "thanks"
> & { research?: GivenResearch };

export type GiftDraft = ChosenAmount &
  OrderDraft & {
    donor: DonorDraft;
    /** The order whose personal number we have been sent: this device keeps none. */
    numberKeptOf: string;
  };

export const gift = defineJourney<GivenProduct, Step, GiftDraft, AmountProblem, typeof kind>({
  kind,
  steps: ["amount"],
  empty: ({ preselected }) => ({
    preset: preselected,
    own: "",
    donor: emptyDonor,
    numberKeptOf: "",
    ...emptyOrderDraft,
  }),
  unchosen: nothingChosen,
  read: (stored, empty, product) => ({ ...sanitiseStored(stored, empty), ...storedAmount(stored, empty, product) }),
  inEntry: ({ preset, own }) => ({ preset, own }),
  orderFingerprint: amountOf,
  faultOf: amountFault,
  judgesOnReturn: true,
  elsewhere: (query, { preselected }) =>
    query.get(queryKeys.type) === "monthly_gift"
      ? monthlyHref(writtenIn(query, preselected) ?? "", query.has(queryKeys.goOn))
      : null,
  begin({ query, state, now, machine }, product) {
    const draft = { ...now.draft, ...amountAsked(query, product), ...methodFrom(query, state) };
    // An amount that cannot be is asked for at once.
    const fault = amountFault(draft, product);
    if (fault !== null) return machine.askChoice({ ...now, draft }, fault);
    return { ...now, draft };
  },
});

export type GiftJourneyState = ReturnType<typeof useOrderJourney<GivenProduct, Step, GiftDraft, AmountProblem>>;
