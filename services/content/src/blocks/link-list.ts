import type { Block } from "payload";
import { linksField } from "../fields/link.ts";
import { line } from "../fields/text.ts";

export const linkList: Block = {
  slug: "linkList",
  interfaceName: "LinkListBlock",
  labels: { singular: "Länklista", plural: "Länklistor" },
  fields: [line("heading", "Rubrik"), linksField("Länkar")],
};
