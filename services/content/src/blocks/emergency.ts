import type { Block } from "payload";
import { line, lines, optional } from "../fields/text.ts";

export const emergency: Block = {
  slug: "emergency",
  interfaceName: "EmergencyBlock",
  labels: { singular: "Ring 112", plural: "Ring 112" },
  fields: [
    line("heading", "När man ska ringa", {
      description:
        "Lägg blocket allra först på en sida som talar om 112. Knappen ”Ring 112” finns redan. Skriv när man ska trycka på den.",
      placeholder: "Ont i bröstet som inte går över?",
    }),
    lines("text", "Text", optional),
  ],
};
