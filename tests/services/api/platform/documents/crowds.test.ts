import { memorialCardFileCall } from "@hjarta-lunga/contract/calls/memorial-cards.ts";
import { giftPreviewCall } from "@hjarta-lunga/contract/calls/previews.ts";
import { receiptHref } from "@hjarta-lunga/contract/calls/receipts.ts";
import { expect, test, vi } from "vitest";
import { openDocuments } from "../../../../../services/api/src/platform/documents/compiler.ts";
import { cardCalls } from "../../kinds/memorial-card/card-samples.ts";
import { paidGift } from "../../ledger/receipts/paid-gifts.ts";
import { createMakeGreetingCard, greetingTask } from "../../../../../services/api/src/kinds/greeting-card/document.ts";
import { ownTestApi } from "../../test-api.ts";
import { cardOf } from "./card-samples.ts";
import { receiptOf } from "./receipt-samples.ts";
import { seedWords, sheetOf } from "./sheet-samples.ts";

const api = await ownTestApi();
const { lit } = cardCalls(api);

const get = (url: string, remoteAddress: string) => api.app.inject({ method: "GET", url, remoteAddress });
const file = (reference: string, from: string) =>
  get(`${memorialCardFileCall.path}?${new URLSearchParams({ reference, format: "pdf" })}`, from);
const times = <Made>(count: number, make: (n: number) => Made) => Array.from({ length: count }, (_, n) => make(n));

/** How many of the others have their answer when this one has its own. */
const answeredBefore = async (others: Promise<unknown>[], own: () => Promise<unknown>): Promise<number> => {
  let answered = 0;
  const counted = others.map((other) => other.then(() => (answered += 1)));
  await own();
  const before = answered;
  await Promise.all(counted);
  return before;
};

test("a payer's receipt does not wait behind files of free candles", async () => {
  const { reference } = await lit();
  const order = await paidGift(api);
  const receipt = async () => expect((await get(receiptHref(order.reference), "192.0.2.2")).statusCode).toBe(200);
  await receipt();
  const flood = times(10, () => file(reference, "192.0.2.1"));
  expect(await answeredBefore(flood, receipt)).toBeLessThan(4);
});

test("who fetches one file does not wait behind the many of another network", async () => {
  const documents = openDocuments();
  const flood = times(20, () => documents.free.pdf(cardOf(), "192.0.2.1"));
  expect(await answeredBefore(flood, () => documents.free.pdf(cardOf(), "192.0.2.2"))).toBeLessThan(6);
  await documents.close();
});

test("where no more may wait, who has one place keeps it and who has them all gives one up", async () => {
  const documents = openDocuments({ maxQueue: 5 });
  const flood = Promise.allSettled(times(20, () => documents.free.pdf(cardOf(), "192.0.2.1")));
  const others = times(3, (n) => documents.free.pdf(cardOf(), `198.51.100.${n}`));
  expect((await Promise.allSettled(others)).map(({ status }) => status)).not.toContain("rejected");
  expect((await flood).map(({ status }) => status)).toContain("rejected");
  await documents.close();
});

test("networks of one IPv6 site have a turn and places as one", async () => {
  const documents = openDocuments({ maxQueue: 10 });
  const flood = times(20, (n) => documents.free.pdf(cardOf(), `2001:db8:1:${n}::`).catch(() => undefined));
  const others = times(3, (n) => documents.free.pdf(cardOf(), `198.51.100.${n}`));
  expect(await answeredBefore(flood.slice(0, 9), () => Promise.all(others))).toBeLessThan(9);
  await documents.close();
}, 120_000);

const greeting = (to: string) =>
  ({ campaignCode: "TACK_1", heading: "ofDesign", to, from: "Lo", message: "Tack!" }) as const;

test("strangers who open cards that are paid for do not keep a payer from a receipt", async () => {
  const documents = openDocuments({ maxQueue: 5 });
  const makeCard = createMakeGreetingCard({ published: seedWords, documents });
  const strangers = times(12, (n) =>
    makeCard(greeting(`Åsa ${n}`), "sv", { format: "pdf" }, { client: `198.51.100.${n}`, isPaid: true }).catch(
      () => undefined,
    ),
  );
  const receipt = () => documents.pdf(receiptOf("Åsa"), "192.0.2.2");
  expect(await answeredBefore(strangers.slice(0, 6), receipt)).toBeLessThan(3);
  await documents.close();
}, 120_000);

test("a card that many open at once is drawn once", async () => {
  const documents = openDocuments();
  const draw = vi.spyOn(documents.shared, "pdf");
  const makeCard = createMakeGreetingCard({ published: seedWords, documents });
  const asked = (n: number) => ({ client: `198.51.100.${n}`, isPaid: true });
  const files = await Promise.all(times(20, (n) => makeCard(greeting("Åsa"), "sv", { format: "pdf" }, asked(n))));
  expect(new Set(files.map(({ bytes }) => bytes.toString("latin1"))).size).toBe(1);
  expect(draw).toHaveBeenCalledTimes(1);
  await documents.close();
}, 120_000);

test("a payer's receipt comes before three previews full of emoji have come", async () => {
  const documents = openDocuments();
  const makeReceipt = () => documents.pdf(receiptOf("Åsa"), "192.0.2.2");
  await makeReceipt();
  const emoji = Array.from({ length: 380 }, (_, n) => String.fromCodePoint(0x1f400 + n)).join("");
  const card = (n: number) => greetingTask({ ...greeting(`Åsa ${n}`), message: emoji }, "sv", seedWords);
  const previews = times(3, (n) => documents.preview(card(n), `198.51.100.${n}`));
  expect(await answeredBefore(previews, makeReceipt)).toBeLessThan(2);
  await documents.close();
}, 180_000);

test("a third network's preview is drawn though two others have taken all places", async () => {
  const preview = (greeting: string, remoteAddress: string) =>
    api.app.inject({
      ...{ method: giftPreviewCall.method, url: giftPreviewCall.path, remoteAddress },
      payload: { document: "memorialSheet", sheet: sheetOf({ greeting }), language: "sv" },
    });
  const flood = times(12, (n) => preview(`Vila ${n}`, n % 2 ? "192.0.2.3" : "192.0.2.4"));
  await Promise.race(flood);
  expect((await preview("Sov gott", "192.0.2.5")).statusCode).toBe(200);
  await Promise.all(flood);
});
