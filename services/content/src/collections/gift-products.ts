import { type GivenKind, neededGiftKinds } from "@hjarta-lunga/contract/gifts.ts";
import type { CollectionConfig, NumberField, TextField } from "payload";
import { checkAmount, checkPreselected, checkPresets } from "../fields/rules.ts";
import { choice, line, lines, list, optional, row } from "../fields/fields.ts";
import { drafts } from "../history/drafts.ts";
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

/** Only the gift that is given once has an English page. */
const inEnglish = ({ admin, ...field }: TextField): TextField => ({
  ...field,
  admin: { ...admin, condition: ({ kind }: { kind?: GivenKind }) => kind === "regular_gift" },
});

export const giftProducts: CollectionConfig = {
  slug: "giftProducts",
  labels: { singular: "Gåvoslag", plural: "Gåvoslag" },
  admin: {
    group: "Gåvor",
    useAsTitle: "heading",
    listSearchableFields: ["heading", "lead"],
    defaultColumns: ["heading", "kind", "least", "most", "_status"],
    description: "Belopp och texter för varje sätt att ge.",
  },
  versions: { maxPerDoc: 50, drafts },
  hooks: keepPublished("giftProducts", {
    field: "kind",
    isNeeded: (kind) => neededGiftKinds.some((needed) => needed === kind),
    reason: (kind) =>
      `Gåvoslaget ”${kindLabels[kind as GivenKind]}” används på webbplatsen, och utan det kan ingen ge. Du kan ändra belopp och texter, men inte avpublicera det, ta bort det eller byta slag.`,
  }),
  fields: [
    choice("kind", "Slag av gåva", kindLabels, { unique: true, admin: { position: "sidebar" } }),
    line("heading", "Rubrik"),
    lines("lead", "Ingress"),
    row(
      amount("least", "Minsta belopp (kr)", (value) => checkAmount(value, {})),
      amount("most", "Största belopp (kr)", (value, { siblingData: { least } }) => checkAmount(value, { least })),
      amount("preselected", "Förvalt belopp (kr)", (value, { siblingData: { presets } }) =>
        checkPreselected(value, presets),
      ),
    ),
    {
      name: "presets",
      type: "number",
      hasMany: true,
      label: "Förslag på belopp (kr)",
      required: true,
      admin: { description: "Skriv ett belopp och tryck Enter. De visas i den ordning de står." },
      validate: (values: unknown, { siblingData }: Context) => checkPresets(values, siblingData),
    },
    list(
      "effects",
      "Vad gåvan räcker till",
      ["Belopp med effekt", "Belopp med effekt"],
      [
        row(
          amount("amount", "Belopp (kr)", (value, { data }) => checkAmount(value, data)),
          line("text", "Effekt"),
        ),
        inEnglish(
          line("english", "Effekt på engelska", {
            ...optional,
            description: "Står på den engelska gåvosidan. Utan den står där bara vart gåvan går.",
          }),
        ),
      ],
      { rowName: "{amount} kr", admin: { description: "Bara det som vi kan stå för." } },
    ),
    lines("thanks", "Tack", { description: "Visas när gåvan är klar." }),
  ],
};
