import { randomInt, randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { memorialCardAddCall } from "@hjarta-lunga/contract/calls/memorial-cards.ts";
import type { OrderReceipt } from "@hjarta-lunga/contract/schemas/orders.ts";
import { isLive, type PaymentState } from "@hjarta-lunga/contract/payment-states.ts";
import { paymentCalls } from "@hjarta-lunga/contract/calls/payments.ts";
import type { PaymentAnswer } from "@hjarta-lunga/contract/schemas/payments.ts";
import { toOre } from "@hjarta-lunga/contract/money.ts";
import type { Told } from "./ledger-faults.ts";
import { anybodysKinds, anyOf, someCard, someOrderOf, type RandomOrder } from "./random-orders.ts";

/** For a payment, and for any answer: a busy machine takes its time to start what was killed. */
const patienceMs = 90_000;
const insistMs = 600_000;

type Answer<Body> = { status: number; body: Body };

const post = async <Body>(url: string, body: unknown): Promise<Answer<Body>> => {
  const response = await fetch(url, {
    method: "POST",
    ...(body !== undefined && { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(8_000),
  });
  return { status: response.status, body: (await response.json()) as Body };
};

/** As the browser does: the same call with the same key until it is answered. */
const insist = async <Body>(apiUrls: readonly string[], path: string, body: unknown): Promise<Answer<Body>> => {
  const until = performance.now() + insistMs;
  for (;;) {
    try {
      // As a load balancer does.
      const answer = await post<Body>(`${anyOf(apiUrls)}${path}`, body);
      if (answer.status < 500) return answer;
    } catch {
      // Cut off, or nobody there.
    }
    if (performance.now() > until) throw new Error(`No answer from ${path} in ${insistMs / 1000} s`);
    await delay(randomInt(50, 400));
  }
};

const start = (apiUrls: readonly string[], orderReference: string): Promise<Answer<PaymentAnswer>> => {
  const common = { orderReference, idempotencyKey: randomUUID() };
  switch (randomInt(3)) {
    case 0:
      return insist(apiUrls, paymentCalls.createDirectSwish.path, { ...common, device: "phone" });
    case 1:
      return insist(apiUrls, paymentCalls.create.path, {
        ...common,
        paymentType: "HLFSwish",
        mobile: `07${anyOf([0, 2, 3, 6, 9])}${randomInt(1_000_000, 9_999_999)}`,
      });
    default:
      return insist(apiUrls, paymentCalls.create.path, { ...common, paymentType: "Mondido" });
  }
};

/** A company asks for an invoice, and then pays otherwise: what waits for a bank has no end here. */
const giveInvoiceUp = async (apiUrls: readonly string[], orderReference: string): Promise<void> => {
  const paymentType = anyOf(["Invoice", "PdfInvoice"]);
  await insist(apiUrls, paymentCalls.create.path, { orderReference, idempotencyKey: randomUUID(), paymentType });
  const cancel = `${paymentCalls.cancel.path}?orderReference=${orderReference}`;
  for (;;) {
    const { payment } = (await insist<PaymentAnswer>(apiUrls, cancel, undefined)).body;
    if (payment === null || !isLive(payment.state)) return;
    await delay(500);
  }
};

type Given = { orderReference: string; amountOre: number; email: string | undefined };

/** Undefined when what it would replace is paid, or may just be. */
const order = async (
  apiUrls: readonly string[],
  wanted: RandomOrder,
  replaces?: string,
): Promise<Given | undefined> => {
  const asked = wanted.body(replaces);
  const { body, status } = await insist<Pick<OrderReceipt, "orderReference">>(apiUrls, wanted.path, asked);
  if (status === 409 && replaces !== undefined) return undefined;
  if (status !== 201 && status !== 200) throw new Error(`An order was refused: ${status} ${JSON.stringify(body)}`);
  return { orderReference: body.orderReference, amountOre: toOre(wanted.amount), email: wanted.email };
};

const giveOnce = async (apiUrls: readonly string[]): Promise<Told> => {
  const kind = anyOf(anybodysKinds);
  const first = await order(apiUrls, someOrderOf(kind));
  if (!first) throw new Error("An order that replaces nothing was refused");
  let given = first;
  const until = performance.now() + patienceMs;
  const poll = async (asked: Given): Promise<Told> => {
    const { orderReference } = asked;
    const { body } = await insist<PaymentAnswer>(apiUrls, paymentCalls.poll.path, { orderReference });
    const { shortOrderReference, paid, payment } = body;
    return { ...asked, shortOrderReference, paid, state: payment?.state ?? null };
  };
  for (let tries = 0; tries < 4 && performance.now() < until; tries++) {
    const { orderReference }: Given = given;
    if (kind === "company_gift" && randomInt(2) === 0) await giveInvoiceUp(apiUrls, orderReference);
    await start(apiUrls, orderReference);
    // Some change their mind, or the order; the money may be under way all the same.
    if (randomInt(6) === 0) {
      await insist(apiUrls, `${paymentCalls.cancel.path}?orderReference=${orderReference}`, undefined);
      const changes = randomInt(2) === 0;
      const changed = changes ? await order(apiUrls, someOrderOf(kind), orderReference) : undefined;
      if (changed) {
        given = changed;
        continue;
      }
    }
    for (;;) {
      const told = await poll(given);
      if (told.paid || performance.now() > until) return told;
      if (told.state === null || !isLive(told.state as PaymentState)) break;
      await delay(randomInt(200, 700));
    }
  }
  return poll(given);
};

const lightOnce = async (apiUrls: readonly string[]): Promise<string> => {
  const { body, status } = await insist<{ orderReference: string }>(apiUrls, memorialCardAddCall.path, someCard());
  if (status !== 201 && status !== 200) throw new Error(`A card was refused: ${status} ${JSON.stringify(body)}`);
  return body.orderReference;
};

export const sendVisitors = (apiUrls: readonly string[], howMany: number) => {
  const told: Told[] = [];
  const cards: string[] = [];
  const faults: string[] = [];
  let going = true;
  const visitor = async () => {
    while (going) {
      try {
        if (randomInt(5) === 0) cards.push(await lightOnce(apiUrls));
        else told.push(await giveOnce(apiUrls));
      } catch (error) {
        faults.push(String(error));
      }
      await delay(randomInt(50, 300));
    }
  };
  const all = Array.from({ length: howMany }, visitor);
  return {
    told,
    cards,
    faults,
    stop: async () => {
      going = false;
      await Promise.all(all);
    },
  };
};
