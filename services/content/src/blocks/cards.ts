import { campaignCodes } from "@hjarta-lunga/contract/campaigns.ts";
import type { Block } from "payload";
import { linkField } from "../fields/link.ts";
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
      type: "select",
      hasMany: true,
      required: true,
      label: "Kort",
      admin: { description: "Korten visas i den ordning du väljer dem." },
      options: campaignCodes.map((code) => ({ label: code, value: code })),
    },
  ],
};
