import { randomInt, randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { regularGiftCall } from "@hjarta-lunga/contract/calls/gifts.ts";
import { paymentCalls } from "@hjarta-lunga/contract/calls/payments.ts";
import type { RegularGift } from "@hjarta-lunga/contract/schemas/gifts.ts";
import type { OrderReceipt } from "@hjarta-lunga/contract/schemas/orders.ts";
import type { PaymentAnswer } from "@hjarta-lunga/contract/schemas/payments.ts";
import type { Request } from "autocannon";
import { callJson } from "../../lib/call-json.ts";
import { Failure } from "../../lib/failure.ts";
import { inTurns } from "./in-turns.ts";
import type { MeasuredStack } from "./part.ts";

const giversAtOnce = 8;
const pollMs = 500;
const patienceMs = 60_000;

const someGift = (amount: number): RegularGift => ({
  idempotencyKey: randomUUID(),
  amount,
  donor: { kind: "person", firstName: "Birgitta", lastName: "Åkerström", email: `givare-${randomUUID()}@exempel.se` },
  language: "sv",
});

/** Each order comes from a visitor of its own: calls are counted by e-mail and by address. */
const fromSomebody = () => ({ "x-forwarded-for": `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}` });

/** A new gift order each time that it is sent. */
export const giftRequest: Request = {
  method: "POST",
  setupRequest: (request) => ({
    ...request,
    body: JSON.stringify(someGift(250)),
    headers: { ...request.headers, "content-type": "application/json", ...fromSomebody() },
  }),
};

const giveOnce = async (apiUrl: string): Promise<string> => {
  const headers = fromSomebody();
  const post = <Answer>(path: string, body: object) => callJson<Answer>(apiUrl + path, { headers, body });
  const { orderReference } = await post<OrderReceipt>(regularGiftCall.path, someGift(randomInt(50, 900)));
  await post(paymentCalls.createDirectSwish.path, { orderReference, idempotencyKey: randomUUID(), device: "phone" });
  const until = performance.now() + patienceMs;
  while (performance.now() < until) {
    if ((await post<PaymentAnswer>(paymentCalls.poll.path, { orderReference })).paid) return orderReference;
    await delay(pollMs);
  }
  throw new Failure(`A gift was not paid within ${patienceMs / 1000} s.`);
};

type Givers = Pick<MeasuredStack, "apiUrl" | "standinsUrl">;

/** Whole gifts, paid by the stand-in's phones, with their receipts. Answers with the orders' references. */
export const giveGifts = async ({ apiUrl, standinsUrl }: Givers, gifts: number): Promise<string[]> => {
  const autopilot = (swish: { outcome: string; afterMs: number } | null) =>
    callJson(`${standinsUrl}/control/autopilot`, { method: "PUT", body: { swish, mondido: null } });
  await autopilot({ outcome: "paid", afterMs: 400 });
  const references: string[] = [];
  await inTurns(gifts, giversAtOnce, async () => {
    references.push(await giveOnce(apiUrl));
  });
  await autopilot(null);
  return references;
};
