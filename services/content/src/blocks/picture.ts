import type { Block } from "payload";
import { pictureField } from "../fields/picture.ts";
import { line, optional } from "../fields/text.ts";

export const picture: Block = {
  slug: "picture",
  interfaceName: "PictureBlock",
  labels: { singular: "Bild", plural: "Bilder" },
  fields: [pictureField({ required: true }), line("caption", "Bildtext", optional)],
};
