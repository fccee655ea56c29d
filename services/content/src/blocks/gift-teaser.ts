import type { Block } from "payload";
import { linkField, linksField } from "../fields/link.ts";
import { pictureField } from "../fields/picture.ts";
import { line, lines, optional } from "../fields/text.ts";

export const giftTeaser: Block = {
  slug: "giftTeaser",
  interfaceName: "GiftTeaserBlock",
  labels: { singular: "Puff för en gåva", plural: "Puffar för gåvor" },
  fields: [
    line("heading", "Rubrik"),
    lines("lead", "Ingress"),
    pictureField({ required: false }),
    linkField("action", "Knapp", { required: true }),
    line("listHeading", "Rubrik över länkarna", optional),
    linksField("Fler sätt att ge"),
  ],
};
