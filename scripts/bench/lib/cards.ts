import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { greetingCardAddCall, greetingCardOrderCall } from "@hjarta-lunga/contract/calls/greeting-cards.ts";
import { memorialCardAddCall, memorialCardOrderCall } from "@hjarta-lunga/contract/calls/memorial-cards.ts";
import { paymentCalls } from "@hjarta-lunga/contract/calls/payments.ts";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import type { GreetingCardOrderAnswer } from "@hjarta-lunga/contract/schemas/greeting-cards.ts";
import type { MemorialCardOrderAnswer, MemorialCardReceipt } from "@hjarta-lunga/contract/schemas/memorial-cards.ts";
import type { OrderReceipt } from "@hjarta-lunga/contract/schemas/orders.ts";
import type { PaymentAnswer } from "@hjarta-lunga/contract/schemas/payments.ts";
import { someCard } from "../../kill-test/wanted.ts";
import { callJson } from "../../lib/call-json.ts";
import { readFrom } from "../../lib/databases.ts";
import type { MeasuredStack } from "./part.ts";
import { greetingOf } from "./previewed.ts";

const memorialCard = {
  remembered: { name: "Karl-Gustav Lindström", bornYear: 1941, diedYear: 2026 },
  greeting: "Din trädgård blommar vidare,\noch vi med den.",
  from: "Gunilla, Per och barnbarnen",
};
const greetingCard = {
  campaignCode: "GENERELL_1",
  to: "Mamma",
  from: "Åsa och lilla Märta",
  message: "Tack för kaffet,\noch för att du alltid är på min sida.",
} as const;
const patienceMs = 20_000;
const pollMs = 200;

/** Lights a candle as a visitor would. Gives the path by which it is shared. */
export const lightCard = async (siteUrl: string): Promise<string> => {
  const body = { ...someCard(), card: memorialCard };
  const { orderReference } = await callJson<MemorialCardReceipt>(siteUrl + memorialCardAddCall.path, { body });
  const path = memorialCardOrderCall.path.replace(":orderReference", orderReference);
  const { reference } = await callJson<MemorialCardOrderAnswer>(siteUrl + path);
  if (reference === null) throw new Error("The candle is not lit");
  return routes.memorialCard.href(reference);
};

const orderGreeting = async (url: string, card: object): Promise<string> => {
  const donor = {
    kind: "person",
    firstName: "Birgitta",
    lastName: "Åkerström",
    email: `kort-${randomUUID()}@exempel.se`,
  };
  const order = { idempotencyKey: randomUUID(), delivery: { kind: "link" }, amount: 150, donor, language: "sv" };
  const body = { ...card, ...order };
  return (await callJson<OrderReceipt>(url + greetingCardAddCall.path, { body })).orderReference;
};

/** Sends a card as a visitor would, and pays for it by the stand-in's phone. Gives the path by which it is shared. */
export const sendGreeting = async ({ siteUrl, standinsUrl }: MeasuredStack): Promise<string> => {
  const orderReference = await orderGreeting(siteUrl, greetingCard);
  const { payment } = await callJson<PaymentAnswer>(siteUrl + paymentCalls.createDirectSwish.path, {
    body: { orderReference, idempotencyKey: randomUUID(), device: "phone" },
  });
  const token = payment?.swish?.token ?? "";
  await callJson(`${standinsUrl}/control/swish/payments/${token}/approve`, { method: "POST" });
  const path = greetingCardOrderCall.path.replace(":orderReference", orderReference);
  for (let waited = 0; waited < patienceMs; waited += pollMs) {
    const { reference } = await callJson<GreetingCardOrderAnswer>(siteUrl + path);
    if (reference !== null) return routes.greetingCardShared.href(greetingCard.campaignCode, reference);
    await delay(pollMs);
  }
  throw new Error(`The card was not open within ${patienceMs / 1000} s`);
};

type Api = { apiUrl: string; databaseUrl: string };

/** So many cards, each with other words, as if they were paid: what they are shared by. */
export const openGreetings = async ({ apiUrl, databaseUrl }: Api, count: number): Promise<string[]> => {
  for (let number = 0; number < count; number += 1) await orderGreeting(apiUrl, greetingOf(number));
  const opened = "update greeting_card set opened_at = now() returning reference";
  return (await readFrom(databaseUrl)<{ reference: string }>(opened)).map(({ reference }) => reference);
};
