import type { GlobalConfig } from "payload";
import { list, row, wholeNumber } from "../fields/fields.ts";
import { checkPostage, checkWeight } from "../fields/rules.ts";
import { drafts } from "../history/drafts.ts";
import { keepGlobalPublished } from "../publish/keep-published.ts";

export const postage: GlobalConfig = {
  slug: "postage",
  label: "Porto",
  admin: {
    group: "Gåvor",
    description:
      "Vad det kostar att skicka en beställning, efter vad artiklarna i den väger tillsammans. En beställning med bara gratis artiklar skickas utan porto så länge den väger högst två kilo.",
  },
  versions: { max: 50, drafts },
  hooks: keepGlobalPublished(
    "postage",
    "Utan porto kan ingen beställa det som kostar något. Du kan ändra portot, men inte avpublicera det.",
  ),
  fields: [
    list(
      "steps",
      "Porto efter vikt",
      ["Viktsteg", "Viktsteg"],
      [
        row(
          {
            name: "upToGrams",
            type: "number",
            label: "Till och med (gram)",
            admin: { step: 1, width: "50%" },
            validate: (value: unknown) => checkWeight(value, 1),
          },
          wholeNumber("price", "Porto (kr)", {
            least: 0,
            wrong: "Skriv portot i hela kronor, 0 för gratis.",
            admin: { width: "50%" },
          }),
        ),
      ],
      {
        rowName: "Upp till {upToGrams} gram",
        required: true,
        minRows: 1,
        admin: {
          description:
            "Lättast först. Lämna vikten tom på sista raden om den gäller allt som är tyngre. Annars kan ingen beställa mer än så på webbplatsen, och besökaren får veta det.",
        },
        validate: (steps: unknown) => checkPostage(steps),
      },
    ),
  ],
};
