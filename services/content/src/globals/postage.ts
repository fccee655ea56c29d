import type { GlobalConfig } from "payload";
import { loggedIn } from "../access/access.ts";
import { checkPostage, checkWeight } from "../fields/rules.ts";
import { keepGlobalPublished } from "../publish/keep-published.ts";

export const postage: GlobalConfig = {
  slug: "postage",
  label: "Porto",
  admin: {
    group: "Gåvor",
    description:
      "Vad det kostar att skicka en beställning, efter vad artiklarna i den väger tillsammans. En beställning med bara gratis artiklar skickas utan porto så länge den väger högst två kilo.",
  },
  access: { read: loggedIn, readVersions: loggedIn, update: loggedIn },
  versions: { max: 50, drafts: true },
  hooks: keepGlobalPublished(
    "postage",
    "Utan porto kan ingen beställa det som kostar något. Du kan ändra portot, men inte avpublicera det.",
  ),
  fields: [
    {
      name: "steps",
      type: "array",
      label: "Porto efter vikt",
      labels: { singular: "Viktsteg", plural: "Viktsteg" },
      required: true,
      minRows: 1,
      admin: {
        description:
          "Lättast först. Lämna vikten tom på sista raden om den gäller allt som är tyngre. Annars kan ingen beställa mer än så på webbplatsen, och besökaren får veta det.",
      },
      validate: (steps: unknown) => checkPostage(steps),
      fields: [
        {
          type: "row",
          fields: [
            {
              name: "upToGrams",
              type: "number",
              label: "Till och med (gram)",
              admin: { step: 1, width: "50%" },
              validate: (value: unknown) => checkWeight(value, 1),
            },
            {
              name: "price",
              type: "number",
              label: "Porto (kr)",
              required: true,
              admin: { step: 1, width: "50%" },
              validate: (value: unknown) =>
                typeof value === "number" && Number.isInteger(value) && value >= 0
                  ? true
                  : "Skriv portot i hela kronor, 0 för gratis.",
            },
          ],
        },
      ],
    },
  ],
};
