import type { Block } from "payload";
import { richTextField } from "../fields/rich-text.ts";

export const text: Block = {
  slug: "text",
  interfaceName: "TextBlock",
  labels: { singular: "Text", plural: "Texter" },
  fields: [richTextField("content", "Text")],
};
