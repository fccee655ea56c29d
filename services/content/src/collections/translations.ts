import type { CollectionConfig, Endpoint, TextareaField } from "payload";
import { nobodyField } from "../access/access.ts";
import { Refused } from "../calls/refused.ts";
import { checkTranslation } from "../fields/rules.ts";
import { textsTableEndpoints } from "../texts-table/endpoints.ts";

type Validated = { previousValue?: unknown; siblingData?: { key?: unknown } };

function text(name: "sv" | "en", label: string): TextareaField {
  return {
    name,
    type: "textarea",
    label,
    required: true,
    admin: { rows: 2, description: "Ord inom klamrar, som {title}, fylls i av webbplatsen och måste stå kvar." },
    validate: (value: unknown, { previousValue, siblingData }: Validated) =>
      checkTranslation(value, { before: previousValue, key: siblingData?.key }),
  };
}

/** Payload would say only that it is not allowed. */
const neverRemoved: Endpoint = {
  path: "/:id",
  method: "delete",
  handler: () => {
    throw new Refused("Texten hör till webbplatsens kod och kan inte tas bort. Du kan ändra vad den säger.", 403);
  },
};

export const translations: CollectionConfig = {
  slug: "translations",
  labels: { singular: "Text", plural: "Texter" },
  admin: {
    group: "Innehåll",
    useAsTitle: "key",
    defaultColumns: ["key", "sv", "en", "help"],
    listSearchableFields: ["key", "sv", "en", "help"],
    description: "Korta texter i knappar, formulär och meddelanden. En ändring syns på webbplatsen när du har sparat.",
    pagination: { defaultLimit: 50 },
    components: { beforeListTable: ["/admin/texts-table/link.tsx#TextsTableLink"] },
  },
  versions: { maxPerDoc: 20, drafts: false },
  endpoints: [...textsTableEndpoints, neverRemoved],
  defaultSort: "key",
  disableDuplicate: true,
  fields: [
    {
      name: "key",
      type: "text",
      label: "Nyckel",
      required: true,
      unique: true,
      index: true,
      access: { update: nobodyField },
      admin: { readOnly: true },
    },
    {
      name: "help",
      type: "text",
      label: "Var texten används",
      access: { update: nobodyField },
      admin: { readOnly: true },
    },
    text("sv", "Svenska"),
    text("en", "Engelska"),
  ],
};
