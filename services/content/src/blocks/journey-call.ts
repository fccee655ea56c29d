import type { Block } from "payload";
import { linkField } from "../fields/link.ts";
import { pictureField } from "../fields/picture.ts";
import { line, lines, optional } from "../fields/text.ts";

export const journeyCall: Block = {
  slug: "journeyCall",
  interfaceName: "JourneyCallBlock",
  labels: { singular: "Uppmaning", plural: "Uppmaningar" },
  fields: [
    {
      name: "tone",
      type: "select",
      label: "Färg",
      required: true,
      defaultValue: "heart",
      options: [
        { label: "Hjärta (röd): att ge", value: "heart" },
        { label: "Skymning (blågrå): att minnas", value: "dusk" },
        { label: "Luft (ljusblå): att läsa mer", value: "air" },
        { label: "Sol (gul): forskning", value: "sun" },
      ],
    },
    line("heading", "Rubrik"),
    lines("lead", "Ingress", optional),
    pictureField({ required: false }),
    linkField("action", "Knapp", { required: true }),
    linkField("second", "Andra länken", { required: false }),
  ],
};
