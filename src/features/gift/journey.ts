import type { DonorDraft } from "#src/core/donor/donor-draft.ts";
import { emptyDraft, type GiftDraft } from "./gift-draft.ts";
import type { GivenProduct } from "./gift-product.ts";

export type Step = "amount" | "donor" | "order";
export const steps = ["amount", "donor", "order"] as const satisfies Step[];

export type Journey = {
  step: Step;
  draft: GiftDraft;
  /** The order that is shown. Also one that another tab or device has begun. */
  order: string | null;
  isPaid: boolean;
};

/** As the page was built. */
export const begin = (product: GivenProduct): Journey => ({
  step: "amount",
  draft: emptyDraft(product),
  order: null,
  isPaid: false,
});

type Moves = {
  arrived: { journey: Journey };
  presetChosen: { preset: number };
  ownWritten: { own: string; preselected: number };
  donorChanged: { change: Partial<DonorDraft> };
  stepTaken: { step: Step };
  giftSent: { key: string; gift: string };
  orderMade: { order: string };
  paid: object;
};
export type Move = { [Name in keyof Moves]: { move: Name } & Moves[Name] }[keyof Moves];

const withDraft = (journey: Journey, change: Partial<GiftDraft>): Journey => ({
  ...journey,
  draft: { ...journey.draft, ...change },
});

const table: { [Name in keyof Moves]: (journey: Journey, move: Moves[Name]) => Journey } = {
  arrived: (_, { journey }) => journey,
  presetChosen: (journey, { preset }) => withDraft(journey, { preset, own: "" }),
  // What is wiped out brings back the usual amount.
  ownWritten: (journey, { own, preselected }) =>
    withDraft(journey, { own, preset: own.trim() === "" ? preselected : null }),
  donorChanged: (journey, { change }) => withDraft(journey, { donor: { ...journey.draft.donor, ...change } }),
  // What is paid is given: no way back leads into the same gift again.
  stepTaken: (journey, { step }) =>
    journey.isPaid || (step === "order" && journey.order === null) ? journey : { ...journey, step },
  giftSent: (journey, sent) => withDraft(journey, { sent: { key: sent.key, gift: sent.gift } }),
  orderMade: (journey, { order }) => ({ ...withDraft(journey, { order }), order, step: "order" }),
  paid: (journey) => ({ ...journey, isPaid: true, step: "order" }),
};

export function moveOn(journey: Journey, move: Move): Journey {
  const make = table[move.move] as (journey: Journey, move: Move) => Journey;
  return make(journey, move);
}
