import type { Receiver } from "#src/core/order/receiver.ts";
import type { GivenProduct } from "#src/features/gift/gift-product.ts";

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

export const receiver: Receiver = {
  name: "Hjärta & Lunga",
  swish: "90 00 000",
  bankgiro: "900-0000",
  phone: { shown: "08-123 45 67", dialled: "+4681234567", hours: "vardagar 9–16" },
};
