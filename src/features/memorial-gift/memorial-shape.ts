import type { MemorialGift, MemorialSheet } from "@hjarta-lunga/contract/schemas/memorials.ts";
import { byRow, rowField } from "#src/core/form/form-field.tsx";
import { problemsFromApi, type FormProblems } from "#src/core/form/form-problems.ts";
import { unlessEmpty } from "#src/core/form/unless-empty.ts";
import { fromRemembered, toRemembered, toShownPerson } from "#src/core/remembered/remembered-shape.ts";
import type { DeliveryDraft, MemorialDraft, SheetDraft } from "./memorial-gift.ts";

export const toSheet = ({ design, greeting, givers, ...person }: SheetDraft) => ({
  design,
  remembered: toRemembered(person),
  greeting,
  givers: givers.map((giver) => giver.name),
});

const isWritten = (name: string): boolean => name.trim() !== "";

/** As far as it can be drawn: a row that is not written yet is left out. */
export const toPreview = (sheet: SheetDraft) => {
  const { givers, ...words } = toSheet(sheet);
  return { ...words, remembered: toShownPerson(sheet), givers: givers.filter(isWritten) };
};

export const fromSheet = ({ design, remembered, greeting, givers }: MemorialSheet): SheetDraft => ({
  design,
  ...fromRemembered(remembered),
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

const years = ["bornYear", "diedYear"];
const giverFields = ({ givers }: SheetDraft) => givers.map(({ id }) => rowField("givers", id));

export const sheetFields = (sheet: SheetDraft): readonly string[] => [
  "remembered.name",
  ...years,
  "greeting",
  ...giverFields(sheet),
];

/** As they stand below each other. */
export const shownFields = ({ sheet, delivery }: Pick<MemorialDraft, "sheet" | "delivery">): readonly string[] => [
  "remembered.name",
  ...giverFields(sheet),
  ...years,
  "greeting",
  ...deliveryFields[delivery.to],
  "amount",
];

const ownNames: Readonly<Record<string, string>> = {
  name: "remembered.name",
  parlor: "funeral.parlor",
  parlorId: "funeral.parlor",
  parlorName: "funeral.parlor",
};

export function toFieldNames(found: FormProblems): FormProblems {
  const problems: Record<string, FormProblems[string]> = {};
  for (const [name, problem] of Object.entries(found)) problems[ownNames[name] ?? name] ??= problem;
  return problems;
}

export function unsupportedCharactersOf(sheet: SheetDraft, fields: Readonly<Record<string, string>>): FormProblems {
  const givers = sheet.givers.filter(({ name }) => isWritten(name));
  return byRow(sheetFields({ ...sheet, givers }), toFieldNames(problemsFromApi(fields)));
}
