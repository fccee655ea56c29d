import { givenKinds, type GivenKind, neededGiftKinds } from "@hjarta-lunga/contract/gifts.ts";
import type { CollectionConfig, NumberField } from "payload";
import { editorial } from "../access/access.ts";
import { checkAmount, checkPreselected, checkPresets } from "../fields/rules.ts";
import { line, lines } from "../fields/text.ts";
import { keepPublished } from "../publish/keep-published.ts";

const kindLabels: Record<GivenKind, string> = {
  regular_gift: "Engångsgåva",
  memorial_gift: "Minnesgåva",
  company_gift: "Företagsgåva",
  membership_gift: "Medlemskap med gåva",
  monthly_gift: "Månadsgåva",
  monthly_gift_increase: "Höjd månadsgåva",
  extra_gift: "Extra gåva",
  digital_greeting: "Digitalt kort",
};

type Sibling = { least?: unknown; most?: unknown; presets?: unknown };
type Context = { siblingData: Sibling; data: Sibling };

const amount = (name: string, label: string, validate: (value: unknown, context: Context) => string | true) =>
  ({ name, type: "number", label, required: true, min: 1, admin: { width: "33%", step: 1 }, validate }) as NumberField;

export const giftProducts: CollectionConfig = {
  slug: "giftProducts",
  labels: { singular: "Gåvoslag", plural: "Gåvoslag" },
  admin: {
    group: "Gåvor",
    useAsTitle: "heading",
    defaultColumns: ["heading", "kind", "least", "most", "_status"],
    description: "Belopp och texter för varje sätt att ge.",
  },
  access: editorial,
  versions: { maxPerDoc: 50, drafts: true },
  hooks: keepPublished("giftProducts", {
    field: "kind",
    isNeeded: (kind) => neededGiftKinds.some((needed) => needed === kind),
    reason: (kind) =>
      `Gåvoslaget ”${kindLabels[kind as GivenKind]}” används på webbplatsen, och utan det kan ingen ge. Du kan ändra belopp och texter, men inte avpublicera det, ta bort det eller byta slag.`,
  }),
  fields: [
    {
      name: "kind",
      type: "select",
      label: "Slag av gåva",
      required: true,
      unique: true,
      options: givenKinds.map((value) => ({ label: kindLabels[value], value })),
      admin: { position: "sidebar" },
    },
    line("heading", "Rubrik"),
    lines("lead", "Ingress"),
    {
      type: "row",
      fields: [
        amount("least", "Minsta belopp (kr)", (value) => checkAmount(value, {})),
        amount("most", "Största belopp (kr)", (value, { siblingData }) =>
          checkAmount(value, { least: siblingData.least }),
        ),
        amount("preselected", "Förvalt belopp (kr)", (value, { siblingData }) =>
          checkPreselected(value, siblingData.presets),
        ),
      ],
    },
    {
      name: "presets",
      type: "number",
      hasMany: true,
      label: "Förslag på belopp (kr)",
      required: true,
      admin: { description: "Skriv ett belopp och tryck Enter. De visas i den ordning de står." },
      validate: (values: unknown, { siblingData }: Context) => checkPresets(values, siblingData),
    },
    {
      name: "effects",
      type: "array",
      label: "Vad gåvan räcker till",
      labels: { singular: "Belopp med effekt", plural: "Belopp med effekt" },
      admin: { description: "Bara det som vi kan stå för." },
      fields: [
        {
          type: "row",
          fields: [
            amount("amount", "Belopp (kr)", (value, { data }) => checkAmount(value, data)),
            line("text", "Effekt"),
          ],
        },
      ],
    },
    lines("thanks", "Tack", { description: "Visas när gåvan är klar." }),
  ],
};
