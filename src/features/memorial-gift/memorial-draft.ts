import {
  sheetDeliveries,
  sheetDesigns,
  type SheetDelivery,
  type SheetDesign,
} from "@hjarta-lunga/contract/memorials.ts";
import { donorIn, emptyDonor, type DonorDraft } from "#src/core/donor/donor-draft.ts";
import { rowsIn, type NameRow } from "#src/core/form/name-rows.ts";
import { amongPresets, type ChosenAmount } from "#src/core/order/amount/chosen-amount.ts";
import { isRecord, sanitiseStored } from "#src/core/order/draft/stored.ts";
import { emptyOrderDraft, orderDraftIn, readKept, type OrderDraft } from "#src/core/order/draft/order-draft.ts";
import type { MemorialProduct } from "./memorial-machine.ts";

/** What stands on the sheet, as it stands in the fields. */
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
/** Where the sheet goes. What belongs to another way is kept while this one is looked at. */
export type DeliveryDraft = typeof emptyDelivery;

/** A memorial gift that is being prepared. */
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

export const emptyDraft = ({ preselected }: Pick<MemorialProduct, "preselected">): MemorialDraft => ({
  preset: preselected,
  own: "",
  sheet: emptySheet,
  delivery: emptyDelivery,
  donor: emptyDonor,
  ...emptyOrderDraft,
});

/* What a visitor changes. */
export const changeSheet = (change: Partial<SheetDraft>) => (draft: MemorialDraft) => ({
  sheet: withGiver({ ...draft.sheet, ...change }),
});
export const changeDelivery =
  (change: Partial<DeliveryDraft>) =>
  ({ delivery }: MemorialDraft) => ({ delivery: { ...delivery, ...change } });

/** Somebody gives: the last row that is taken away leaves an empty one. */
export const withGiver = (sheet: SheetDraft): SheetDraft =>
  sheet.givers.length === 0 ? { ...sheet, givers: [firstGiver] } : sheet;

/** The memorial gift that this tab has begun. */
export function readDraft(empty: MemorialDraft, presets: readonly number[]): MemorialDraft {
  const kept = readKept("memorial_gift");
  const { preset, own, method } = sanitiseStored(kept, { ...empty, preset: empty.preset ?? 0 });
  const delivery = sanitiseStored(kept.delivery, emptyDelivery);
  return {
    ...amongPresets({ preset: kept.preset === null ? null : preset, own }, presets),
    method,
    sheet: sheetIn(kept.sheet),
    delivery: { ...delivery, to: oneOf(sheetDeliveries, delivery.to) },
    donor: donorIn(kept.donor),
    ...orderDraftIn(kept),
  };
}

/** The sheet that this tab has kept. */
export function sheetIn(kept: unknown): SheetDraft {
  const { givers, ...words } = emptySheet;
  const read = sanitiseStored(kept, words);
  const rows = (isRecord(kept) ? rowsIn(kept.givers) : null) ?? givers;
  return withGiver({ ...read, design: oneOf(sheetDesigns, read.design), givers: rows });
}

/** What was kept may be of a page that offered others. */
const oneOf = <One extends string>(all: readonly [One, ...One[]], kept: string): One =>
  all.find((each) => each === kept) ?? all[0];
