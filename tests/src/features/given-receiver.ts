import type { Receiver } from "#src/core/order/receiver.ts";

/** Who gets what is given. */
export const receiver: Receiver = {
  name: "Hjärta & Lunga",
  swish: "90 00 000",
  bankgiro: "900-0000",
  phone: { shown: "08-123 45 67", dialled: "+4681234567", hours: "vardagar 9–16" },
};
