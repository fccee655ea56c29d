import { randomInt, randomUUID } from "node:crypto";
import { regularGiftCall } from "@hjarta-lunga/contract/calls/gifts.ts";
import { greetingCardAddCall, greetingCardOrderCall } from "@hjarta-lunga/contract/calls/greeting-cards.ts";
import { memorialCardAddCall, memorialCardOrderCall } from "@hjarta-lunga/contract/calls/memorial-cards.ts";
import { paymentCalls } from "@hjarta-lunga/contract/calls/payments.ts";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import type { GreetingCardOrderAnswer } from "@hjarta-lunga/contract/schemas/greeting-cards.ts";
import type { MemorialCardOrderAnswer, MemorialCardReceipt } from "@hjarta-lunga/contract/schemas/memorial-cards.ts";
import type { OrderReceipt } from "@hjarta-lunga/contract/schemas/orders.ts";
import type { PaymentAnswer } from "@hjarta-lunga/contract/schemas/payments.ts";
import type { Request } from "autocannon";
import { inParallel } from "../../../services/web/src/release/in-parallel.ts";
import { someCard, someGift } from "../../kill-test/random-orders.ts";
import { callJson } from "../../lib/call-json.ts";
import { readFrom } from "../../lib/databases.ts";
import type { MeasuredStack } from "./part.ts";
import { greetingOf } from "./previewed.ts";
import { untilAnswered } from "../../lib/wait-for.ts";

const giversAtOnce = 8;

/** The API counts calls by network and by e-mail address: each order comes from a visitor of its own. */
const fromSomebody = () => ({ "x-forwarded-for": `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}` });

/** For autocannon: another body each time that it is sent. */
export const somebodysPost = (body: () => object): Request => ({
  method: "POST",
  setupRequest: (request) => ({
    ...request,
    body: JSON.stringify(body()),
    headers: { ...request.headers, "content-type": "application/json", ...fromSomebody() },
  }),
});
export const giftRequest = somebodysPost(someGift);

type Services = Pick<MeasuredStack, "apiUrl" | "standinsUrl">;

/** Orders, pays with the stand-in's phone, and answers with the order's reference. */
const pay = async ({ apiUrl, standinsUrl }: Services, path: string, order: object): Promise<string> => {
  const headers = fromSomebody();
  const post = <Answer>(to: string, body: object) => callJson<Answer>(apiUrl + to, { headers, body });
  const { orderReference } = await post<OrderReceipt>(path, order);
  const begun = { orderReference, idempotencyKey: randomUUID(), device: "phone" };
  const { payment } = await post<PaymentAnswer>(paymentCalls.createDirectSwish.path, begun);
  await callJson(`${standinsUrl}/control/swish/payments/${payment?.swish?.token ?? ""}/approve`, { method: "POST" });
  await untilAnswered("An order was paid", async () =>
    (await post<PaymentAnswer>(paymentCalls.poll.path, { orderReference })).paid ? true : null,
  );
  return orderReference;
};

export const giveGifts = (services: Services, gifts: number): Promise<string[]> =>
  inParallel(Array.from({ length: gifts }), giversAtOnce, () => pay(services, regularGiftCall.path, someGift()));

/** Answers with the path by which the card is shared. */
export const lightCard = async ({ apiUrl }: Services): Promise<string> => {
  const { orderReference } = await callJson<MemorialCardReceipt>(apiUrl + memorialCardAddCall.path, {
    body: someCard(),
  });
  const path = memorialCardOrderCall.path.replace(":orderReference", orderReference);
  const { reference } = await callJson<MemorialCardOrderAnswer>(apiUrl + path);
  if (reference === null) throw new Error("The candle is not lit");
  return routes.memorialCard.href(reference);
};

const greetingOrder = (number: number) => ({
  ...someGift(),
  amount: 150,
  ...greetingOf(number),
  delivery: { kind: "link" },
});

/** Answers with the path by which the card is shared. */
export const sendGreeting = async (services: Services): Promise<string> => {
  const orderReference = await pay(services, greetingCardAddCall.path, greetingOrder(0));
  const path = greetingCardOrderCall.path.replace(":orderReference", orderReference);
  const reference = await untilAnswered(
    "The card was open",
    async () => (await callJson<GreetingCardOrderAnswer>(services.apiUrl + path)).reference,
  );
  return routes.greetingCardShared.href(greetingOf(0).campaignCode, reference);
};

/** So many cards, each with other words, as if they were paid: what they are shared by. */
export const openGreetings = async (
  { apiUrl, databaseUrl }: { apiUrl: string; databaseUrl: string },
  count: number,
): Promise<string[]> => {
  for (let number = 0; number < count; number += 1)
    await callJson(apiUrl + greetingCardAddCall.path, { body: greetingOrder(number) });
  const opened = "update greeting_card set opened_at = now() returning reference";
  return (await readFrom(databaseUrl)<{ reference: string }>(opened)).map(({ reference }) => reference);
};
