import { orderKinds, type OrderKind } from "@hjarta-lunga/contract/orders/kinds.ts";
import { isInvoiced, type PaymentMethod } from "@hjarta-lunga/contract/payment-states.ts";
import type { PaymentAnswer } from "@hjarta-lunga/contract/schemas/payments.ts";
import type { Device } from "#src/core/device.ts";

export type PaymentScreen = "asking" | "choose" | WaitingScreen | EndedScreen | "unknown" | "paid" | "replaced";

const waitingScreens = ["contacting", "swishCode", "swishApp", "swishNumber", "card", "invoice", "timeIsOut"] as const;
export type WaitingScreen = (typeof waitingScreens)[number];
export const isWaiting = (screen: PaymentScreen): screen is WaitingScreen =>
  (waitingScreens as readonly PaymentScreen[]).includes(screen);

const endedScreens = ["declined", "cancelled", "expired", "failed"] as const;
export type EndedScreen = (typeof endedScreens)[number];
export const isEnded = (screen: PaymentScreen): screen is EndedScreen =>
  (endedScreens as readonly PaymentScreen[]).includes(screen);

const whileWaiting: Record<PaymentMethod, Record<Device, WaitingScreen>> = {
  swishDirect: { computer: "swishCode", phone: "swishApp" },
  swishNumber: { computer: "swishNumber", phone: "swishNumber" },
  card: { computer: "card", phone: "card" },
  invoice: { computer: "invoice", phone: "invoice" },
  pdfInvoice: { computer: "invoice", phone: "invoice" },
};

type Begun = { kind: OrderKind; method: PaymentMethod; device: Device };

/**
 * Who has pressed on to the payment on a phone is asked for no further press before the app: Swish is what most pay by.
 * An invoice is no way out of a payment that waits, so who may want one is asked first.
 */
export const beginsAtOnce = ({ kind, method, device }: Begun): boolean =>
  device === "phone" && method === "swishDirect" && !orderKinds[kind].methods.some(isInvoiced);

type Seen = { device: Device; isTimeOut: boolean };

export function screenOf(answer: PaymentAnswer | null, { device, isTimeOut }: Seen): PaymentScreen {
  if (answer === null) return "asking";
  if (answer.paid) return "paid";
  if (answer.replaced) return "replaced";
  const { payment } = answer;
  if (payment === null) return "choose";
  if (payment.state === "created") return "contacting";
  // Thanks are for the order: it is marked in the same moment, and asked for again.
  if (payment.state === "paid") return "asking";
  // An invoice was given up to pay in another way: how it ended is no news.
  if (payment.state === "cancelled" && isInvoiced(payment.method)) return "choose";
  if (payment.state !== "waiting") return payment.state;
  const waits = whileWaiting[payment.method][device];
  // An invoice can be paid when its last day is over.
  return isTimeOut && waits !== "invoice" ? "timeIsOut" : waits;
}
