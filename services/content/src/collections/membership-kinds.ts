import type { CollectionConfig } from "payload";
import { editorial } from "../access/access.ts";
import { positionField } from "../fields/position.ts";
import { line, lines } from "../fields/text.ts";
import { keepOnePublished } from "../publish/keep-published.ts";

export const membershipKinds: CollectionConfig = {
  slug: "membershipKinds",
  labels: { singular: "Medlemskap", plural: "Medlemskap" },
  admin: { group: "Gåvor", useAsTitle: "name", defaultColumns: ["name", "yearlyFee", "position", "_status"] },
  access: editorial,
  versions: { maxPerDoc: 50, drafts: true },
  defaultSort: "position",
  hooks: keepOnePublished(
    "membershipKinds",
    "Det här är det enda medlemskapet på webbplatsen, och utan det kan ingen bli medlem. Publicera ett annat först.",
  ),
  fields: [
    line("name", "Namn"),
    lines("description", "Beskrivning"),
    {
      name: "yearlyFee",
      type: "number",
      label: "Avgift per år (kr)",
      required: true,
      min: 1,
      admin: { step: 1 },
      validate: (value: unknown) =>
        typeof value === "number" && Number.isInteger(value) && value >= 1 ? true : "Skriv avgiften i hela kronor.",
    },
    {
      name: "isForHousehold",
      type: "checkbox",
      label: "Gäller alla på samma adress",
      defaultValue: false,
      admin: { description: "Den som blir medlem skriver namnen på de andra i hushållet." },
    },
    {
      name: "code",
      type: "text",
      label: "Kod",
      required: true,
      unique: true,
      admin: { position: "sidebar", description: "Följer med till medlemsregistret. Ändra den inte sedan." },
      validate: (value: unknown) =>
        typeof value === "string" && /^[A-Za-z0-9_-]{1,40}$/.test(value)
          ? true
          : "Koden får ha bokstäver a–z, siffror, bindestreck och understreck.",
    },
    positionField,
  ],
};
