import {
  sheetDeliveries,
  sheetDesigns,
  type SheetDelivery,
  type SheetDesign,
} from "@hjarta-lunga/contract/memorials.ts";
import type { GiftProduct } from "@hjarta-lunga/contract/schemas/published-content.ts";
import { emptyDonor, type DonorDraft } from "#src/core/donor/donor-draft.ts";
import { rowsIn, type NameRow } from "#src/core/form/name-rows.ts";
import { amountAsked, storedAmount } from "#src/core/order/amount/amount-in-url.ts";
import {
  amountFault,
  amountOf,
  nothingChosen,
  type AmountProblem,
  type ChosenAmount,
} from "#src/core/order/amount/chosen-amount.ts";
import { methodFrom } from "#src/core/order/draft/begun-elsewhere.ts";
import { changing, emptyOrderDraft, type OrderDraft } from "#src/core/order/draft/order-draft.ts";
import { oneOf, sanitiseStored } from "#src/core/order/draft/stored.ts";
import { defineJourney } from "#src/core/order/steps/define-journey.ts";
import type { StepNames } from "#src/core/order/steps/order-steps.tsx";
import { isRecord } from "#src/lib/is-record.ts";

export const kind = "memorial_gift";

type Step = "sheet" | "donor";
export const stepNames = {
  sheet: "memorial.step.sheet",
  donor: "memorial.step.donor",
  order: "memorial.step.order",
} as const satisfies StepNames<Step | "order">;

export type SheetProblem = AmountProblem | "fields";

export type MemorialProduct = Pick<
  GiftProduct,
  "presets" | "preselected" | "least" | "most" | "heading" | "lead" | "thanks"
>;

export type SheetDraft = {
  design: SheetDesign;
  name: string;
  bornYear: string;
  diedYear: string;
  greeting: string;
  /** Never without a row. */
  givers: readonly NameRow[];
};

const emptyDelivery = {
  to: "donor" as SheetDelivery,
  /** Of the register, or nothing for a parlour that was written by hand. */
  parlorId: "",
  parlor: "",
  day: "",
  place: "",
  handTo: "",
  recipient: "",
  street: "",
  postalCode: "",
  town: "",
};
export type DeliveryDraft = typeof emptyDelivery;

export type MemorialDraft = ChosenAmount &
  OrderDraft & { sheet: SheetDraft; delivery: DeliveryDraft; donor: DonorDraft };

/** The same each time: the page is built with it. */
const firstGiver: NameRow = { id: "first", name: "" };

const emptySheet: SheetDraft = {
  design: "BIRD",
  name: "",
  bornYear: "",
  diedYear: "",
  greeting: "",
  givers: [firstGiver],
};

/** In picture and words, of which none need be chosen. The years may have come from the register. */
export const isAsItBegan = ({ design, greeting }: SheetDraft): boolean =>
  design === emptySheet.design && greeting === "";

export const emptyDraft = ({ preselected }: Pick<MemorialProduct, "preselected">): MemorialDraft => ({
  preset: preselected,
  own: "",
  sheet: emptySheet,
  delivery: emptyDelivery,
  donor: emptyDonor,
  ...emptyOrderDraft,
});

export const changeSheet = (change: Partial<SheetDraft>) => (draft: MemorialDraft) => ({
  sheet: withGiver({ ...draft.sheet, ...change }),
});
export const changeDelivery = changing<"delivery", DeliveryDraft>("delivery");

/** Somebody gives: the last row that is taken away leaves an empty one. */
export const withGiver = (sheet: SheetDraft): SheetDraft =>
  sheet.givers.length === 0 ? { ...sheet, givers: [firstGiver] } : sheet;

export function sheetIn(stored: unknown): SheetDraft {
  const sheet = sanitiseStored(stored, emptySheet);
  const givers = (isRecord(stored) ? rowsIn(stored.givers) : null) ?? emptySheet.givers;
  return withGiver({ ...sheet, design: oneOf(sheetDesigns, sheet.design), givers });
}

/** What nobody can go on without. All other rules are judged by the contract's schema, where the step is left. */
const isBegun = ({ sheet }: MemorialDraft): boolean =>
  sheet.name.trim() !== "" && sheet.givers.some(({ name }) => name.trim() !== "");

export const memorialGift = defineJourney<MemorialProduct, Step, MemorialDraft, SheetProblem, typeof kind>({
  kind,
  steps: ["sheet", "donor"],
  empty: emptyDraft,
  unchosen: nothingChosen,
  read(stored, empty, product) {
    const { delivery, ...others } = sanitiseStored(stored, empty);
    return {
      ...others,
      ...storedAmount(stored, empty, product),
      sheet: sheetIn(stored.sheet),
      delivery: { ...delivery, to: oneOf(sheetDeliveries, delivery.to) },
    };
  },
  inEntry: ({ preset, own }) => ({ preset, own }),
  // All of it is printed or sent: what has changed since is not paid by going forward.
  orderFingerprint: (draft) =>
    JSON.stringify([amountOf(draft), draft.sheet, draft.delivery, { ...draft.donor, personalNumber: "" }]),
  faultOf: (draft, product) => amountFault(draft, product) ?? (isBegun(draft) ? null : "fields"),
  begin({ query, state, now, machine }, product) {
    const draft = { ...now.draft, ...amountAsked(query, product), ...methodFrom(query, state) };
    // An amount that cannot be is asked for at once. Of the rest nothing is a fault before the visitor has tried to go on.
    const fault = amountFault(draft, product);
    return fault === null ? { ...now, draft } : machine.askChoice({ ...now, draft }, fault);
  },
});
