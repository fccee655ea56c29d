import type { PaymentMethod } from "@hjarta-lunga/contract/payment-states.ts";
import type { PaymentAnswer } from "@hjarta-lunga/contract/payments.ts";
import type { Device } from "./device.ts";

/** What a visitor sees of an order. Each has one heading, one truth about the money and one way on. */
export type PaymentScreen =
  | "asking"
  | "choose"
  | "contacting"
  | "swishCode"
  | "swishApp"
  | "swishNumber"
  | "card"
  | "declined"
  | "cancelled"
  | "expired"
  | "failed"
  | "unknown"
  | "paid";

const whileWaiting: Record<PaymentMethod, Record<Device, PaymentScreen>> = {
  swishDirect: { computer: "swishCode", phone: "swishApp" },
  swishNumber: { computer: "swishNumber", phone: "swishNumber" },
  card: { computer: "card", phone: "card" },
};

export function screenOf(answer: PaymentAnswer | null, device: Device): PaymentScreen {
  if (answer === null) return "asking";
  if (answer.paid) return "paid";
  const { payment } = answer;
  if (payment === null) return "choose";
  if (payment.state === "created") return "contacting";
  return payment.state === "waiting" ? whileWaiting[payment.method][device] : payment.state;
}
