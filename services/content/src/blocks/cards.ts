import type { Block } from "payload";
import { linkField } from "../fields/link.ts";
import { checkCampaignCodes } from "../fields/rules.ts";
import { line, lines, optional } from "../fields/text.ts";

export const cards: Block = {
  slug: "cards",
  interfaceName: "CardsBlock",
  labels: { singular: "Kort att skicka", plural: "Kort att skicka" },
  fields: [
    line("heading", "Rubrik"),
    lines("text", "Text", optional),
    linkField("all", "Länk till alla kort", { required: false }),
    {
      name: "campaigns",
      type: "text",
      hasMany: true,
      required: true,
      label: "Kort",
      admin: {
        description: "Korten visas i den ordning du väljer dem.",
        components: { Field: "/admin/campaigns-field.tsx#CampaignsField" },
      },
      validate: checkCampaignCodes,
    },
  ],
};
