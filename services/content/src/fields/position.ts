import type { NumberField } from "payload";

export const positionField: NumberField = {
  name: "position",
  type: "number",
  label: "Plats i listan",
  defaultValue: 1000,
  index: true,
  admin: { position: "sidebar", step: 10, description: "Lägst nummer visas först." },
};
