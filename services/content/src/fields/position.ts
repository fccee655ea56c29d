import type { NumberField } from "payload";

/** Lists keep the order that editors give them. */
export const positionField: NumberField = {
  name: "position",
  type: "number",
  label: "Plats i listan",
  defaultValue: 1000,
  index: true,
  admin: { position: "sidebar", step: 10, description: "Lägst nummer visas först." },
};
