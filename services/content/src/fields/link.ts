import type { ArrayField, GroupField, RowField, TextField } from "payload";
import { group, line, list, optional, row } from "./fields.ts";
import { checkHref, checkOptionalLink, checkText } from "./rules.ts";

const hrefHelp = "En sida: /om-oss/ · en annan webbplats: https://… · e-post: mailto:… · telefon: tel:+46…";

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
      admin: { width: "50%", description: hrefHelp },
      validate: (value: unknown, { siblingData }: { siblingData: Sibling }) =>
        required ? checkHref(value) : checkOptionalLink(value, siblingData.label, checkHref),
    },
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
