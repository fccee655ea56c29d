import type { Block } from "payload";
import { line, lines, optional } from "../fields/text.ts";

export const figures: Block = {
  slug: "figures",
  interfaceName: "FiguresBlock",
  labels: { singular: "Fakta i siffror", plural: "Fakta i siffror" },
  fields: [
    line("heading", "Rubrik"),
    lines("text", "Text", optional),
    {
      name: "pulse",
      type: "checkbox",
      label: "Rita fem hjärtslag och ett andetag",
      defaultValue: false,
      admin: { description: "Visa tecknade hjärtslag i stället för bara siffror. Högst en gång på en sida." },
    },
    {
      name: "figures",
      type: "array",
      label: "Siffror",
      labels: { singular: "Siffra", plural: "Siffror" },
      fields: [
        { type: "row", fields: [line("value", "Siffra", { placeholder: "100 000" }), line("text", "Vad den betyder")] },
      ],
    },
  ],
};
