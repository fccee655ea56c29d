import type { DonorDraft } from "#src/core/donor/donor-draft.ts";
import { afterWriting, amountFault, amountOf, type AmountFault } from "./chosen-amount.ts";
import { emptyDraft, type GiftDraft, type Sent } from "./gift-draft.ts";
import type { GivenProduct } from "./gift-product.ts";

export type Step = "amount" | "donor" | "order";
export const steps = ["amount", "donor", "order"] as const satisfies Step[];

/** The API knows limits that editors have set after the page was built. */
export type AmountProblem = AmountFault | "refusedSmall" | "refusedLarge";

export type Journey = {
  step: Step;
  draft: GiftDraft;
  limits: Pick<GivenProduct, "least" | "most">;
  /** What is wrong with the amount, said at its field. */
  problem: AmountProblem | null;
  /** How often the visitor has been led to that field. */
  asked: number;
  /** The order that is shown. Also one that another tab or device has begun. */
  order: string | null;
  /** What was chosen when that order was made of this draft, or shown. Nothing for an order of another draft. */
  orderAmount: number | null;
  isPaid: boolean;
};

/** As the page was built. */
export const begin = (product: GivenProduct): Journey => ({
  step: "amount",
  draft: emptyDraft(product),
  limits: { least: product.least, most: product.most },
  problem: null,
  asked: 0,
  order: null,
  orderAmount: null,
  isPaid: false,
});

type Moves = {
  arrived: { journey: Journey };
  presetChosen: { preset: number };
  ownWritten: { own: string };
  ownLeft: object;
  amountAsked: { problem: AmountProblem };
  donorChanged: { change: Partial<DonorDraft> };
  stepTaken: { step: Step };
  giftSent: { sent: Sent };
  orderMade: { order: string };
  paid: object;
  replaced: object;
};
export type Move = { [Name in keyof Moves]: { move: Name } & Moves[Name] }[keyof Moves];

const withDraft = (journey: Journey, change: Partial<GiftDraft>): Journey => ({
  ...journey,
  draft: { ...journey.draft, ...change },
});

/** Leads to an order, of this draft or of another. */
export const withOrder = (journey: Journey, order: string): Journey => ({
  ...journey,
  step: "order",
  order,
  orderAmount: journey.draft.order === order ? (amountOf(journey.draft) ?? null) : null,
});

/** Leads to the amount, which stands there as it was written. */
export const askAmount = (journey: Journey, problem: AmountProblem): Journey => ({
  ...journey,
  step: "amount",
  problem,
  asked: journey.asked + 1,
});

/** The amount was changed after the order was made: it is another gift, which has no order yet. */
const isOfOtherSum = ({ draft, orderAmount }: Journey) => orderAmount !== null && amountOf(draft) !== orderAmount;

const table: { [Name in keyof Moves]: (journey: Journey, move: Moves[Name]) => Journey } = {
  arrived: (_, { journey }) => journey,
  presetChosen: (journey, { preset }) => ({ ...withDraft(journey, { preset, own: "" }), problem: null }),
  ownWritten: (journey, { own }) => ({ ...withDraft(journey, afterWriting(own, journey.draft)), problem: null }),
  // What is empty is no fault yet.
  ownLeft: (journey) => {
    const { draft, limits } = journey;
    return draft.own.trim() === "" ? journey : { ...journey, problem: amountFault(draft, limits) };
  },
  amountAsked: (journey, { problem }) => askAmount(journey, problem),
  donorChanged: (journey, { change }) => withDraft(journey, { donor: { ...journey.draft.donor, ...change } }),
  // What is paid is given: no way back leads into the same gift again.
  stepTaken: (journey, { step: wanted }) => {
    if (journey.isPaid || (wanted === "order" && journey.order === null)) return journey;
    const step = wanted === "order" && isOfOtherSum(journey) ? "donor" : wanted;
    const fault = step === "donor" ? amountFault(journey.draft, journey.limits) : null;
    return fault === null ? { ...journey, step, problem: null } : askAmount(journey, fault);
  },
  giftSent: (journey, { sent }) => withDraft(journey, { sent }),
  orderMade: (journey, { order }) => withOrder(withDraft(journey, { order }), order),
  paid: (journey) => ({ ...journey, isPaid: true, step: "order" }),
  // The same again would lead to the same order: the gift gets one that can be paid.
  replaced: (journey) => (journey.draft.order === journey.order ? withDraft(journey, { sent: null }) : journey),
};

export function moveOn(journey: Journey, move: Move): Journey {
  const make = table[move.move] as (journey: Journey, move: Move) => Journey;
  return make(journey, move);
}
