import { randomInt, randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { regularGiftCall } from "@hjarta-lunga/contract/calls/gifts.ts";
import type { OrderReceipt } from "@hjarta-lunga/contract/schemas/orders.ts";
import { paymentCalls } from "@hjarta-lunga/contract/calls/payments.ts";
import type { PaymentAnswer } from "@hjarta-lunga/contract/schemas/payments.ts";
import { callJson } from "../../lib/call-json.ts";
import { Failure } from "../../lib/failure.ts";
import { someAddress, someGift } from "./gift-request.ts";
import type { MeasuredStack } from "./part.ts";

type Givers = Pick<MeasuredStack, "apiUrl" | "standinsUrl">;

const pollMs = 500;
const patienceMs = 60_000;

/** Several at a time, as many in all. */
const inTurns = async (count: number, width: number, work: () => Promise<void>) => {
  let left = count;
  const worker = async () => {
    while (left-- > 0) await work();
  };
  await Promise.all(Array.from({ length: width }, worker));
};

const read = async (url: string): Promise<string> => {
  const response = await fetch(url);
  if (!response.ok) throw new Failure(`${url} was answered ${response.status}.`);
  return response.text();
};

const pagesIn = (sitemap: string) =>
  [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);
const partsIn = (html: string) =>
  [...html.matchAll(/(?:src|href)="(\/[^"?#]+\.(?:js|css|woff2|svg|webp|jpg|png))"/g)].map(([, path = ""]) => path);

/** Pages with all that they name, as browsers that have seen nothing yet fetch them. */
export const viewPages = async ({ siteUrl }: MeasuredStack, views: number): Promise<void> => {
  const pages = pagesIn(await read(`${siteUrl}/sitemap.xml`));
  await inTurns(views, 16, async () => {
    const page = pages[randomInt(pages.length)] ?? "/";
    const html = await read(siteUrl + page);
    const data = `/page-data/${page === "/" ? "index" : page.slice(1, -1)}/page-data.json`;
    await Promise.all([...new Set([data, ...partsIn(html)])].map((path) => read(siteUrl + path)));
  });
};

const giveOnce = async (apiUrl: string): Promise<string> => {
  const headers = { "x-forwarded-for": someAddress() };
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

/** Whole gifts, paid by the stand-in's phones, with their receipts. Answers with the orders' references. */
export const giveGifts = async ({ apiUrl, standinsUrl }: Givers, gifts: number): Promise<string[]> => {
  const autopilot = (swish: { outcome: string; afterMs: number } | null) =>
    callJson(`${standinsUrl}/control/autopilot`, { method: "PUT", body: { swish, mondido: null } });
  await autopilot({ outcome: "paid", afterMs: 400 });
  const references: string[] = [];
  await inTurns(gifts, 8, async () => {
    references.push(await giveOnce(apiUrl));
  });
  await autopilot(null);
  return references;
};
