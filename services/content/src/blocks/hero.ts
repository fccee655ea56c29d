import type { Block } from "payload";
import { pictureField } from "../fields/picture.ts";
import { lines, optional } from "../fields/text.ts";

export const hero: Block = {
  slug: "hero",
  interfaceName: "HeroBlock",
  labels: { singular: "Sidans topp", plural: "Sidans topp" },
  fields: [
    lines("heading", "Rubrik", {
      description: "Sidans stora rubrik, överst på sidan. En ny rad här blir en ny rad där.",
    }),
    lines("lead", "Ingress", optional),
    pictureField({ required: false }),
    {
      name: "giftForm",
      type: "checkbox",
      label: "Visa gåvoformuläret i toppen",
      defaultValue: false,
      admin: { description: "Som på startsidan: besökaren kan ge en gåva direkt." },
    },
  ],
};
