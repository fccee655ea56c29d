import type { Block } from "payload";
import { pictureField } from "../fields/picture.ts";
import { line, lines, optional } from "../fields/text.ts";

export const hero: Block = {
  slug: "hero",
  interfaceName: "HeroBlock",
  labels: { singular: "Sidans topp", plural: "Sidans topp" },
  fields: [
    line("heading", "Rubrik", { description: "Sidans stora rubrik. Använd den en gång, överst." }),
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
