import type { CollectionConfig } from "payload";
import { pictureField } from "../fields/picture.ts";
import { checkbox, line, lines, positionField, row, wholeNumber } from "../fields/fields.ts";
import { drafts } from "../history/drafts.ts";

export const articles: CollectionConfig = {
  slug: "articles",
  labels: { singular: "Artikel", plural: "Artiklar" },
  admin: {
    group: "Gåvor",
    useAsTitle: "name",
    listSearchableFields: ["name", "articleNumber", "description"],
    defaultColumns: ["shown", "name", "articleNumber", "price", "position", "_status"],
    description: "Broschyrer och annat som besökare kan beställa.",
  },
  versions: { maxPerDoc: 50, drafts },
  defaultSort: "position",
  fields: [
    line("name", "Namn"),
    lines("description", "Beskrivning"),
    row(
      wholeNumber("price", "Pris per styck (kr)", {
        least: 0,
        wrong: "Skriv priset i hela kronor, 0 för gratis.",
        defaultValue: 0,
        admin: { description: "0 för det som är gratis." },
      }),
      wholeNumber("most", "Flest i en beställning", {
        least: 1,
        wrong: "Skriv ett helt tal, minst 1.",
        defaultValue: 10,
      }),
    ),
    row(
      wholeNumber("weight", "Vikt per styck (gram)", {
        least: 0,
        wrong: "Skriv vikten i hela gram.",
        defaultValue: 0,
        admin: { description: "Med det som den packas i. Portot räknas efter vikten." },
      }),
      checkbox("needsStock", "Räknas i lager", {
        description:
          "Då går det aldrig att beställa fler än det finns. Hur många det finns skriver den som packar, inte här.",
      }),
    ),
    pictureField({ required: false }),
    {
      name: "shown",
      type: "ui",
      label: "Bild",
      admin: { components: { Cell: "/admin/picture-cell.tsx#PictureCell" } },
    },
    { ...line("articleNumber", "Artikelnummer"), unique: true, admin: { position: "sidebar" } },
    positionField,
  ],
};
