import { randomInt, randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { regularGiftCall } from "@hjarta-lunga/contract/orders.ts";
import type { OrderReceipt, RegularGift } from "@hjarta-lunga/contract/orders.ts";
import { isLive } from "@hjarta-lunga/contract/payment-states.ts";
import { paymentCalls } from "@hjarta-lunga/contract/payments.ts";
import type { PaymentAnswer } from "@hjarta-lunga/contract/payments.ts";
import { toOre } from "@hjarta-lunga/contract/money.ts";

/** What a visitor was told. Every one of these must be true in the end. */
export type Told = { orderReference: string; amountOre: number; paid: boolean; state: string | null };

const patienceMs = 90_000;

type Answer<Body> = { status: number; body: Body };

const post = async <Body>(url: string, body: unknown): Promise<Answer<Body>> => {
  const response = await fetch(url, {
    method: "POST",
    ...(body !== undefined && { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(8_000),
  });
  return { status: response.status, body: (await response.json()) as Body };
};

/** As the browser does: the same call with the same key until there is an answer that is not "not now". */
const insist = async <Body>(url: string, body: unknown): Promise<Answer<Body>> => {
  const until = performance.now() + patienceMs;
  for (;;) {
    try {
      const answer = await post<Body>(url, body);
      if (answer.status < 500) return answer;
    } catch {
      // Cut off, or nobody there: asked again.
    }
    if (performance.now() > until) throw new Error(`No answer from ${url} in ${patienceMs / 1000} s`);
    await delay(randomInt(50, 400));
  }
};

const someGift = (): RegularGift => ({
  idempotencyKey: randomUUID(),
  amount: randomInt(10, 900) + (randomInt(4) === 0 ? 0.5 : 0),
  donor: { kind: "person", firstName: "Birgitta", lastName: "Åkerström", email: `givare-${randomUUID()}@exempel.se` },
  language: "sv",
});

const start = (apiUrl: string, orderReference: string): Promise<Answer<PaymentAnswer>> => {
  const common = { orderReference, idempotencyKey: randomUUID() };
  switch (randomInt(3)) {
    case 0:
      return insist(`${apiUrl}${paymentCalls.createDirectSwish.path}`, { ...common, device: "phone" });
    case 1:
      return insist(`${apiUrl}${paymentCalls.create.path}`, {
        ...common,
        paymentType: "HLFSwish",
        mobile: `07${[0, 2, 3, 6, 9][randomInt(5)] ?? 0}${randomInt(1_000_000, 9_999_999)}`,
      });
    default:
      return insist(`${apiUrl}${paymentCalls.create.path}`, { ...common, paymentType: "Mondido" });
  }
};

/** Gives once, trying again when a payment ends without money, and says what it was told last. */
const giveOnce = async (apiUrl: string): Promise<Told> => {
  const gift = someGift();
  const { body: order, status } = await insist<OrderReceipt>(`${apiUrl}${regularGiftCall.path}`, gift);
  if (status !== 201 && status !== 200) throw new Error(`An order was refused: ${status} ${JSON.stringify(order)}`);
  const { orderReference } = order;
  const until = performance.now() + patienceMs;
  for (let tries = 0; tries < 4 && performance.now() < until; tries++) {
    await start(apiUrl, orderReference);
    // Some change their mind at once and begin anew; the money may be under way all the same.
    if (randomInt(6) === 0)
      await insist(`${apiUrl}${paymentCalls.cancel.path}?orderReference=${orderReference}`, undefined);
    for (;;) {
      const { body } = await insist<PaymentAnswer>(`${apiUrl}${paymentCalls.poll.path}`, { orderReference });
      const state = body.payment?.state ?? null;
      const told = { orderReference, amountOre: toOre(gift.amount), paid: body.paid, state };
      if (body.paid) return told;
      if (performance.now() > until) return told;
      if (state === null || !isLive(state)) break;
      await delay(randomInt(200, 700));
    }
  }
  const { body } = await insist<PaymentAnswer>(`${apiUrl}${paymentCalls.poll.path}`, { orderReference });
  return { orderReference, amountOre: toOre(gift.amount), paid: body.paid, state: body.payment?.state ?? null };
};

/** Visitors who give one gift after another until they are asked to stop. */
export const sendVisitors = (apiUrl: string, howMany: number) => {
  const told: Told[] = [];
  const faults: string[] = [];
  let going = true;
  const visitor = async () => {
    while (going) {
      try {
        told.push(await giveOnce(apiUrl));
      } catch (error) {
        faults.push(String(error));
      }
      await delay(randomInt(50, 300));
    }
  };
  const all = Array.from({ length: howMany }, visitor);
  return {
    told,
    faults,
    stop: async () => {
      going = false;
      await Promise.all(all);
    },
  };
};
