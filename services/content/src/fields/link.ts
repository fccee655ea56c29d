import type { ArrayField, GroupField, RowField } from "payload";
import { checkHref, checkOptionalLink, checkText } from "./rules.ts";
import { line, optional } from "./text.ts";

const hrefHelp = "En sida: /om-oss/ · en annan webbplats: https://… · e-post: mailto:… · telefon: tel:+46…";

type Sibling = { label?: unknown; href?: unknown };

function linkRow(required: boolean): RowField {
  return {
    type: "row",
    fields: [
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
    ],
  };
}

export function linkField(name: string, label: string, { required }: { required: boolean }): GroupField {
  return { name, type: "group", label, fields: [linkRow(required)] };
}

const help = line("help", "Förklaring", { ...optional, description: "En kort rad under länken. Kan lämnas tom." });

export function linksField(label: string): ArrayField {
  return {
    name: "links",
    type: "array",
    label,
    labels: { singular: "Länk", plural: "Länkar" },
    fields: [linkRow(true), help],
  };
}

export function navigationLinksField(name: string, label: string, description: string): ArrayField {
  return {
    name,
    type: "array",
    label,
    labels: { singular: "Länk", plural: "Länkar" },
    admin: { description, initCollapsed: true },
    fields: [
      linkRow(true),
      {
        name: "language",
        type: "text",
        label: "Annat språk",
        admin: { description: "Skriv sv eller en om länken leder till en sida på ett annat språk än menyns." },
        validate: (value: unknown) =>
          value === null || value === undefined || value === "" || value === "sv" || value === "en"
            ? true
            : "Skriv sv, en eller lämna tomt.",
      },
    ],
  };
}
