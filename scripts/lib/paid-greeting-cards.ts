import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { greetingCardAddCall, greetingCardOrderCall } from "@hjarta-lunga/contract/calls/greeting-cards.ts";
import { paymentCalls } from "@hjarta-lunga/contract/calls/payments.ts";
import type { CampaignCode } from "@hjarta-lunga/contract/campaigns.ts";
import type { GreetingCardOrderAnswer, GreetingCardWords } from "@hjarta-lunga/contract/schemas/greeting-cards.ts";
import type { OrderReceipt } from "@hjarta-lunga/contract/schemas/orders.ts";
import type { PaymentAnswer } from "@hjarta-lunga/contract/schemas/payments.ts";
import { Failure } from "./failure.ts";
import { approveSwish } from "./picture-steps.ts";

const longestWaitMs = 20_000;

type Stack = { site: string; standins: string };
type Card = { code: CampaignCode; words: GreetingCardWords };

/** What a card is shared by that was ordered for its link alone and paid by Swish, as the journey does it. */
export const payGreetingCard = async ({ site, standins }: Stack, { code, words }: Card): Promise<string> => {
  const call = async <Answer>(path: string, body?: unknown): Promise<Answer> => {
    const sent = body && {
      method: "POST",
      body: JSON.stringify(body),
      headers: { "content-type": "application/json" },
    };
    const answer = await fetch(site + path, sent ?? {});
    if (!answer.ok) throw new Failure(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Answer;
  };
  const { orderReference } = await call<OrderReceipt>(greetingCardAddCall.path, {
    ...{ idempotencyKey: randomUUID(), campaignCode: code, ...words, delivery: { kind: "link" }, amount: 150 },
    ...{ donor: { kind: "anonymous", email: `gunilla-${randomUUID()}@exempel.se` }, language: "sv" },
  });
  const payment = { orderReference, idempotencyKey: randomUUID(), device: "phone" };
  await approveSwish(standins, await call<PaymentAnswer>(paymentCalls.createDirectSwish.path, payment));
  const asked = greetingCardOrderCall.path.replace(":orderReference", orderReference);
  const until = performance.now() + longestWaitMs;
  while (performance.now() < until) {
    const { reference } = await call<GreetingCardOrderAnswer>(asked);
    if (reference !== null) return reference;
    await delay(200);
  }
  throw new Failure(`The card of order ${orderReference} was paid and did not open.`);
};
