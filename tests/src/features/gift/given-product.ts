import type { GivenProduct } from "#src/features/gift/gift.ts";

export const product: GivenProduct = {
  presets: [100, 250, 1000],
  preselected: 250,
  least: 20,
  most: 100_000,
  heading: "Ge en gåva",
  lead: "Till forskningen.",
  effects: [{ amount: 250, text: "Räcker till en halvtimme i laboratoriet." }],
  thanks: "Den gör skillnad.",
};
