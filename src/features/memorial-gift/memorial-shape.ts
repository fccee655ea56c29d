import type { MemorialGift, MemorialSheet } from "@hjarta-lunga/contract/schemas/memorials.ts";
import { byRow, rowField } from "#src/core/form/list-fields.ts";
import { problemsFromApi, type FormProblems } from "#src/core/form/form-problems.ts";
import { unlessEmpty } from "#src/core/form/unless-empty.ts";
import type { DeliveryDraft, MemorialDraft, SheetDraft } from "./memorial-gift.ts";

/** What is no number is sent as such, to be said at its field. */
const yearOf = (written: string): number => (/^\s*\d{4}\s*$/.test(written) ? Number(written) : Number.NaN);
const yearsOf = (years: Record<string, string>): Record<string, number> =>
  Object.fromEntries(Object.entries(unlessEmpty(years)).map(([name, written]) => [name, yearOf(written)]));

export const toSheet = ({ design, name, bornYear, diedYear, greeting, givers }: SheetDraft) => ({
  design,
  remembered: { name, ...yearsOf({ bornYear, diedYear }) },
  greeting,
  givers: givers.map((giver) => giver.name),
});

const isWritten = (name: string): boolean => name.trim() !== "";

/** As far as it can be drawn: a row that is not written yet, or a year that is being written, is left out. */
export const toPreview = (sheet: SheetDraft) => {
  const { remembered, ...words } = toSheet(sheet);
  const known = Object.entries(remembered).filter(([, value]) => !Number.isNaN(value));
  return {
    ...words,
    remembered: { ...Object.fromEntries(known), name: remembered.name },
    givers: words.givers.filter(isWritten),
  };
};

export const fromSheet = ({ design, remembered, greeting, givers }: MemorialSheet): SheetDraft => ({
  design,
  name: remembered.name,
  bornYear: String(remembered.bornYear ?? ""),
  diedYear: String(remembered.diedYear ?? ""),
  greeting,
  givers: givers.map((name, place) => ({ id: String(place), name })),
});

const funeralOf = ({ parlorId, parlor, day, place }: DeliveryDraft) =>
  unlessEmpty(parlorId === "" ? { parlorName: parlor, day, place } : { parlorId, day, place });

type To = MemorialGift["delivery"]["to"];
const shapes: Record<
  To,
  (draft: DeliveryDraft) => { delivery: Record<string, string>; funeral: Record<string, string> }
> = {
  donor: () => ({ delivery: { to: "donor" }, funeral: {} }),
  parlor: (draft) => ({ delivery: { to: "parlor", handTo: draft.handTo }, funeral: funeralOf(draft) }),
  post: ({ recipient, street, postalCode, town }) => ({
    delivery: { to: "post", recipient, street, postalCode, town },
    funeral: {},
  }),
  none: () => ({ delivery: { to: "none" }, funeral: {} }),
};

/** Where it goes, and what the parlour must know. Of another way than the chosen one nothing is sent. */
export const toDelivery = (delivery: DeliveryDraft) => shapes[delivery.to](delivery);

const deliveryFields: Record<To, readonly string[]> = {
  donor: [],
  parlor: ["funeral.parlor", "day", "place", "handTo"],
  post: ["recipient", "street", "postalCode", "town"],
  none: [],
};

export const sheetFields = (sheet: SheetDraft): readonly string[] => [...rememberedFields, ...wordFields(sheet)];
const rememberedFields = ["remembered.name", "bornYear", "diedYear"];
const wordFields = ({ givers }: SheetDraft) => ["greeting", ...givers.map(({ id }) => rowField("givers", id))];

export const shownFields = ({ sheet, delivery }: Pick<MemorialDraft, "sheet" | "delivery">): readonly string[] => [
  ...rememberedFields,
  "amount",
  ...wordFields(sheet),
  ...deliveryFields[delivery.to],
];

/** The schema's names that are called otherwise on the page. */
const ownNames: Readonly<Record<string, string>> = {
  name: "remembered.name",
  parlor: "funeral.parlor",
  parlorId: "funeral.parlor",
  parlorName: "funeral.parlor",
};

export function asShown(found: FormProblems): FormProblems {
  const problems: Record<string, FormProblems[string]> = {};
  for (const [name, problem] of Object.entries(found)) problems[ownNames[name] ?? name] ??= problem;
  return problems;
}

export function undrawableOf(sheet: SheetDraft, fields: Readonly<Record<string, string>>): FormProblems {
  const givers = sheet.givers.filter(({ name }) => isWritten(name));
  return byRow(sheetFields({ ...sheet, givers }), asShown(problemsFromApi(fields)));
}
