import type { Block } from "payload";
import { richTextField } from "../fields/rich-text.ts";
import { line } from "../fields/text.ts";

export const questions: Block = {
  slug: "questions",
  interfaceName: "QuestionsBlock",
  labels: { singular: "Frågor och svar", plural: "Frågor och svar" },
  fields: [
    line("heading", "Rubrik"),
    {
      name: "items",
      type: "array",
      label: "Frågor",
      labels: { singular: "Fråga", plural: "Frågor" },
      fields: [line("question", "Fråga"), richTextField("answer", "Svar")],
    },
  ],
};
