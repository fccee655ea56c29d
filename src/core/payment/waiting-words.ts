import type { PaymentMethod } from "@hjarta-lunga/contract/payment-states.ts";
import type { WaitingScreen } from "./payment-screen.ts";

export const contactingWords = (method: PaymentMethod | undefined) =>
  method === "card" ? "payment.contactingCard" : "payment.contacting.heading";

export const waitingHeading = (screen: WaitingScreen, method: PaymentMethod | undefined) =>
  screen === "contacting" ? contactingWords(method) : (`payment.${screen}.heading` as const);
