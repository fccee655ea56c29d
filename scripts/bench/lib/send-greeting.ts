import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { greetingCardAddCall, greetingCardOrderCall } from "@hjarta-lunga/contract/calls/greeting-cards.ts";
import { paymentCalls } from "@hjarta-lunga/contract/calls/payments.ts";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import type { GreetingCardOrderAnswer } from "@hjarta-lunga/contract/schemas/greeting-cards.ts";
import type { OrderReceipt } from "@hjarta-lunga/contract/schemas/orders.ts";
import type { PaymentAnswer } from "@hjarta-lunga/contract/schemas/payments.ts";
import { callJson } from "../../lib/call-json.ts";
import type { MeasuredStack } from "./part.ts";

const campaignCode = "GENERELL_1";
const card = {
  campaignCode,
  to: "Mamma",
  from: "Åsa och lilla Märta",
  message: "Tack för kaffet,\noch för att du alltid är på min sida.",
  delivery: { kind: "link" },
  amount: 150,
  language: "sv",
};
const patienceMs = 20_000;
const pollMs = 200;

/** Sends a card as a visitor would, and pays for it by the stand-in's phone. Gives the path by which it is shared. */
export async function sendGreeting({
  siteUrl,
  standinsUrl,
}: Pick<MeasuredStack, "siteUrl" | "standinsUrl">): Promise<string> {
  const donor = { kind: "anonymous", email: `bank-${randomUUID()}@exempel.se` };
  const { orderReference } = await callJson<OrderReceipt>(siteUrl + greetingCardAddCall.path, {
    body: { ...card, donor, idempotencyKey: randomUUID() },
  });
  const { payment } = await callJson<PaymentAnswer>(siteUrl + paymentCalls.createDirectSwish.path, {
    body: { orderReference, idempotencyKey: randomUUID(), device: "phone" },
  });
  const token = payment?.swish?.token ?? "";
  await callJson(`${standinsUrl}/control/swish/payments/${token}/approve`, { method: "POST" });
  for (let waited = 0; waited < patienceMs; waited += pollMs) {
    const { reference } = await callJson<GreetingCardOrderAnswer>(
      siteUrl + greetingCardOrderCall.path.replace(":orderReference", orderReference),
    );
    if (reference !== null) return routes.greetingCardShared.href(campaignCode, reference);
    await delay(pollMs);
  }
  throw new Error(`The card was not open within ${patienceMs / 1000} s`);
}
