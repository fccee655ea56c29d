import type { ArrayField, GroupField, PayloadRequest, RelationshipField, RowField, TextField, UIField } from "payload";
import { refuseDeadLink } from "../links/dead-link.ts";
import { group, line, list, optional, row } from "./fields.ts";
import { checkHref, checkOptionalLink, checkText } from "./rules.ts";

export const hrefHelp =
  "Skriv några bokstäver av en sidas titel och välj den. Eller skriv en adress: https://…, mailto:… eller tel:+46…";

/** What the href leads to, filled in when it is saved, so that the link follows what it leads to. */
export const referenceField: RelationshipField = {
  name: "reference",
  type: "relationship",
  relationTo: ["pages", "documents"],
  label: "Leder till",
  admin: { hidden: true },
};

/** In the sidebar of what can be linked to. */
export const linkedFromField: UIField = {
  name: "linkedFrom",
  type: "ui",
  label: "Länkas hit från",
  admin: { position: "sidebar", components: { Field: "/admin/linked-from.tsx#LinkedFrom" } },
};

type Context = { siblingData: Sibling; req: PayloadRequest };

type Sibling = { label?: unknown; href?: unknown };

function linkRow(required: boolean): RowField {
  return row(
    {
      name: "label",
      type: "text",
      label: "Länkens text",
      required,
      admin: { width: "50%" },
      validate: (value: unknown, { siblingData }: { siblingData: Sibling }) =>
        required ? checkText(value) : checkOptionalLink(value, siblingData.href, checkText),
    },
    {
      name: "href",
      type: "text",
      label: "Länkens adress",
      required,
      admin: { width: "50%", description: hrefHelp, components: { Field: "/admin/address-field.tsx#AddressField" } },
      validate: (value: unknown, { siblingData, req }: Context) =>
        refuseDeadLink(
          value,
          req,
          required ? checkHref(value) : checkOptionalLink(value, siblingData.label, checkHref),
        ),
    },
    referenceField,
  );
}

export const linkField = (name: string, label: string, { required }: { required: boolean }): GroupField =>
  group(name, label, undefined, [linkRow(required)]);

const rowName = "Länk till {label}";

const help = line("help", "Förklaring", { ...optional, description: "En kort rad under länken. Kan lämnas tom." });

export const linksField = (label: string): ArrayField =>
  list("links", label, ["Länk", "Länkar"], [linkRow(true), help], { rowName });

const language: TextField = {
  name: "language",
  type: "text",
  label: "Annat språk",
  admin: { description: "Skriv sv eller en om länken leder till en sida på ett annat språk än menyns." },
  validate: (value: unknown) =>
    [null, undefined, "", "sv", "en"].includes(value as string) ? true : "Skriv sv, en eller lämna tomt.",
};

export const navigationLinksField = (name: string, label: string, description: string): ArrayField =>
  list(name, label, ["Länk", "Länkar"], [linkRow(true), language], {
    rowName,
    admin: { description, initCollapsed: true },
  });
