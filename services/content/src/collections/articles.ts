import type { CollectionConfig } from "payload";
import { editorial } from "../access/access.ts";
import { pictureField } from "../fields/picture.ts";
import { positionField } from "../fields/position.ts";
import { line, lines } from "../fields/text.ts";

const isWhole = (value: unknown, least: number) =>
  typeof value === "number" && Number.isInteger(value) && value >= least;

export const articles: CollectionConfig = {
  slug: "articles",
  labels: { singular: "Artikel", plural: "Artiklar" },
  admin: {
    group: "Gåvor",
    useAsTitle: "name",
    defaultColumns: ["name", "articleNumber", "price", "position", "_status"],
    description: "Broschyrer och annat som besökare kan beställa.",
  },
  access: editorial,
  versions: { maxPerDoc: 50, drafts: true },
  defaultSort: "position",
  fields: [
    line("name", "Namn"),
    lines("description", "Beskrivning"),
    {
      type: "row",
      fields: [
        {
          name: "price",
          type: "number",
          label: "Pris per styck (kr)",
          required: true,
          defaultValue: 0,
          admin: { step: 1, description: "0 för det som är gratis." },
          validate: (value: unknown) => (isWhole(value, 0) ? true : "Skriv priset i hela kronor, 0 för gratis."),
        },
        {
          name: "most",
          type: "number",
          label: "Flest i en beställning",
          required: true,
          defaultValue: 10,
          admin: { step: 1 },
          validate: (value: unknown) => (isWhole(value, 1) ? true : "Skriv ett helt tal, minst 1."),
        },
      ],
    },
    {
      type: "row",
      fields: [
        {
          name: "weight",
          type: "number",
          label: "Vikt per styck (gram)",
          required: true,
          defaultValue: 0,
          admin: { step: 1, description: "Med det som den packas i. Portot räknas efter vikten." },
          validate: (value: unknown) => (isWhole(value, 0) ? true : "Skriv vikten i hela gram."),
        },
        {
          name: "needsStock",
          type: "checkbox",
          label: "Räknas i lager",
          defaultValue: false,
          admin: {
            description:
              "Då går det aldrig att beställa fler än det finns. Hur många det finns skriver den som packar, inte här.",
          },
        },
      ],
    },
    pictureField({ required: false }),
    { ...line("articleNumber", "Artikelnummer"), unique: true, admin: { position: "sidebar" } },
    positionField,
  ],
};
