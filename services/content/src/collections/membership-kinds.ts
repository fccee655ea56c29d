import type { CollectionConfig } from "payload";
import { checkbox, line, lines, positionField, wholeNumber } from "../fields/fields.ts";
import { drafts } from "../history/drafts.ts";
import { keepOnePublished } from "../publish/keep-published.ts";

export const membershipKinds: CollectionConfig = {
  slug: "membershipKinds",
  labels: { singular: "Medlemskap", plural: "Medlemskap" },
  admin: {
    group: "Gåvor",
    useAsTitle: "name",
    listSearchableFields: ["name", "description", "code"],
    defaultColumns: ["name", "yearlyFee", "position", "_status"],
    description: "De sätt att bli medlem som besökaren kan välja mellan, och vad de kostar om året.",
  },
  versions: { maxPerDoc: 50, drafts },
  defaultSort: "position",
  hooks: keepOnePublished(
    "membershipKinds",
    "Det här är det enda medlemskapet på webbplatsen, och utan det kan ingen bli medlem. Publicera ett annat först.",
  ),
  fields: [
    line("name", "Namn"),
    lines("description", "Beskrivning"),
    wholeNumber("yearlyFee", "Avgift per år (kr)", { least: 1, wrong: "Skriv avgiften i hela kronor.", min: 1 }),
    checkbox("isForHousehold", "Gäller alla på samma adress", {
      description: "Den som blir medlem skriver namnen på de andra i hushållet.",
    }),
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
