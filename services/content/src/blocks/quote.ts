import type { Block } from "payload";
import { linkField } from "../fields/link.ts";
import { pictureField } from "../fields/picture.ts";
import { richTextField } from "../fields/rich-text.ts";
import { line, lines, optional } from "../fields/text.ts";

export const quote: Block = {
  slug: "quote",
  interfaceName: "QuoteBlock",
  labels: { singular: "Citat", plural: "Citat" },
  fields: [
    line("tag", "Etikett", { ...optional, placeholder: "Forskning" }),
    line("heading", "Rubrik", optional),
    lines("quote", "Citat", { description: "Utan citattecken: webbplatsen sätter dit dem." }),
    line("source", "Vem som säger det", optional),
    richTextField("content", "Text efter citatet", { required: false }),
    pictureField({ required: false }),
    linkField("action", "Knapp", { required: false }),
    linkField("second", "Andra länken", { required: false }),
  ],
};
