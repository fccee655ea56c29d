import { memorialCardReceipt } from "@hjarta-lunga/contract/schemas/memorial-cards.ts";
import type { OrderReceipt } from "@hjarta-lunga/contract/schemas/orders.ts";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { mails } from "../../../../../services/api/src/platform/database/tables/mail.ts";
import { memorialCards } from "../../../../../services/api/src/platform/database/tables/cards.ts";
import { orders } from "../../../../../services/api/src/platform/database/tables/orders.ts";
import { payments } from "../../../../../services/api/src/platform/database/tables/payments.ts";
import { runRetention, cardKinds, orderHandlers } from "../../../../../services/api/src/modules.ts";
import { mailSections } from "../../../../../services/api/src/platform/mail/attention.ts";
import { resendAllRefused, resendRefused } from "../../../../../services/api/src/ledger/orders/resend-mail.ts";
import { decideOnCard } from "../../../../../services/api/src/shared/cards/commands.ts";
import { recordOutcome } from "../../../../../services/api/src/ledger/payments/record-outcome.ts";
import { showSections } from "../../../../../services/api/src/platform/staff/section.ts";
import { openPaymentWorld, type PaymentWorld } from "../../ledger/payments/payment-world.ts";
import { cardCalls, giftOf, newCard, words } from "./card-samples.ts";
import "../../../../../services/api/src/platform/database/time.ts";

let world: PaymentWorld;
let calls: ReturnType<typeof cardCalls>;
beforeAll(async () => {
  world = await openPaymentWorld();
  calls = cardCalls(world.api);
});
afterAll(() => world.close());

type Json = Record<string, unknown>;
const order = async (given: Json = {}, gift: Json = {}): Promise<OrderReceipt> => {
  const answer = await calls.add(newCard({ gift: giftOf(gift), ...given }));
  const { order: receipt } = memorialCardReceipt.parse(answer.json());
  if (!receipt) throw new Error("A gift made no order");
  return receipt;
};
const paidBy = { state: "paid", reason: null, code: "PAID", amountOre: 30_000, currency: "SEK" } as const;
const book = async (given: OrderReceipt) =>
  recordOutcome(world.deps, (await world.latest(given)).id, paidBy, "callback");
const pay = async (given: OrderReceipt) => {
  await world.direct(given);
  await book(given);
  return given;
};
const mailsOfCard = async ({ orderReference }: { orderReference: string }) =>
  world.db
    .select()
    .from(mails)
    .where(eq(mails.ownerId, (await calls.rowOf(orderReference)).id));

type Letter = { id: number; to: string[]; subject: string; text: string; html: string };
const lettersTo = async (address: string, count: number): Promise<Letter[]> => {
  const find = async () =>
    ((await world.control("GET", "/mails")) as Letter[]).filter(({ to }) => JSON.stringify(to).includes(address));
  await world.until(async () => expect(await find()).toHaveLength(count));
  return (await find()).sort((a, b) => a.subject.localeCompare(b.subject, "sv"));
};
const person = (email: string) => ({ kind: "person", firstName: "Birgitta", lastName: "Åkerström", email });

test("the money lights the candle, once however often its news comes, and two quiet mails that name nobody are sent", async () => {
  const given = await order({ email: "ljus@exempel.se" }, { donor: person("ljus@exempel.se") });
  await world.direct(given);
  await Promise.all([book(given), book(given), book(given)]);
  const seen = await calls.seen(given.orderReference);
  expect(seen).toMatchObject({ state: "lit", candles: 1, gift: { amount: 300 } });
  const [lit, receipt] = await lettersTo("ljus@exempel.se", 2);
  expect([lit?.subject, receipt?.subject]).toEqual(["Ljuset är tänt", "Tack för din minnesgåva. Här är ditt kvitto"]);
  for (const { subject, text, html } of [lit, receipt].filter((letter) => letter !== undefined)) {
    expect(`${subject} ${text}`).not.toMatch(/!|grattis|Karin|Lindqvist|Birgitta|Tack för allt/i);
    // Nor by the heart's red.
    expect(html).not.toContain("#a4182f");
  }
  const { siteUrl } = world.api.environment;
  expect(receipt?.text).toContain(`${siteUrl}/order/mc/${given.orderReference}\n`);
  expect(lit?.text).toContain(`${siteUrl}/mc/ml25/${seen.reference ?? ""}\n`);
  expect(await mailsOfCard(given)).toHaveLength(1);
});

test.each([
  ["sv", "Ljuset är tänt", /Ljuset brinner till den \d+\u00a0\S+\u00a020\d\d\. Då tar vi bort kortet/],
  ["en", "The candle is lit", /The candle burns until \d+\u00a0\S+\u00a020\d\d\. Then we remove the card/],
])("the links in a sender's mail in %s open the card and change it", async (language, subject, kept) => {
  const email = `lank-${language}@exempel.se`;
  const { orderReference } = await calls.lit({ email, language });
  const [letter] = await lettersTo(email, 1);
  expect(letter?.subject).toBe(subject);
  expect(letter?.text).toMatch(kept);
  const [, reference = ""] = /\/mc\/ml25\/(\w+)/.exec(letter?.text ?? "") ?? [];
  expect((await calls.card(reference)).statusCode).toBe(200);
  const [, linked, token] = /\/order\/mc\/(\w+)#([\w-]+)/.exec(letter?.text ?? "") ?? [];
  expect(linked).toBe(orderReference);
  const links = [...(letter?.html ?? "").matchAll(/<a [^>]*href="[^"]*?(\/(?:mc|order\/mc)\/[^"]+)"/g)].map(
    ([, path]) => path,
  );
  const shared = `/mc/ml25/${reference}`;
  // The picture leads where the button leads.
  expect(links).toEqual([shared, shared, `/order/mc/${orderReference}#${token}`]);
  const answer = await calls.correct({ orderReference, token, version: 1, card: words({ from: "Eva Ek" }) });
  expect(answer.statusCode).toBe(200);
});

test("the card of a gift that was changed is never lit: the changed one is, and what came for the first goes back", async () => {
  const first = await order();
  await world.direct(first);
  await world.cancel(first);
  const changed = await order({}, { replaces: first.orderReference });
  await book(first);
  await pay(changed);
  expect((await world.orderRow(first)).paidAt).toBeNull();
  expect((await world.paymentsOf(first)).map(({ surplus }) => surplus)).toEqual([true]);
  expect([(await calls.seen(first.orderReference)).state, (await calls.seen(changed.orderReference)).state]).toEqual([
    "waiting",
    "lit",
  ]);
  expect([await mailsOfCard(first), await mailsOfCard(changed)].map(({ length }) => length)).toEqual([0, 1]);
});

test("money for a card that staff hid while it waited is a gift all the same, and the card stays hidden", async () => {
  const given = await order();
  const { reference, shortReference } = await calls.rowOf(given.orderReference);
  await decideOnCard(world.db, cardKinds, { decision: "hide", card: shortReference, note: "Anna Ek: test" });
  await pay(given);
  expect((await world.orderRow(given)).paidAt).not.toBeNull();
  expect((await calls.seen(given.orderReference)).state).toBe("takenDown");
  expect((await calls.card(reference)).statusCode).toBe(410);
});

/** As if so many days had gone by for the order and what is tried of it. */
const age = async (given: OrderReceipt, days: number) => {
  const { id } = await world.orderRow(given);
  const by = sql`make_interval(days => ${days})`;
  await world.db
    .update(orders)
    .set({ createdAt: sql`${orders.createdAt} - ${by}` })
    .where(eq(orders.id, id));
  const ended = { state: "cancelled", settledAt: sql`now()`, nextAskAt: null } as const;
  await world.db.update(payments).set(ended).where(eq(payments.orderId, id));
};
const cardsOf = async (given: OrderReceipt) =>
  world.db.select().from(memorialCards).where(eq(memorialCards.orderReference, given.orderReference));

test("of a gift that nobody paid for a day the card is seen no more, and after a month it is gone", async () => {
  const given = await order();
  await age(given, 2);
  await runRetention(world.db);
  expect((await calls.order(given.orderReference)).statusCode).toBe(404);
  expect(await cardsOf(given)).toHaveLength(1);
  await age(given, 30);
  await runRetention(world.db);
  expect(await cardsOf(given)).toEqual([]);
});

test("money that comes when the card is forgotten goes back: nobody knows whose candle it would be", async () => {
  const given = await order();
  await world.direct(given);
  await age(given, 31);
  await runRetention(world.db);
  await runRetention(world.db);
  expect(await cardsOf(given)).toEqual([]);
  await book(given);
  expect((await world.paymentsOf(given)).map(({ state, surplus }) => [state, surplus])).toEqual([["paid", true]]);
  expect((await world.orderRow(given)).paidAt).toBeNull();
});

const refuse = async (id: string) =>
  world.db.update(mails).set({ refusedAt: new Date(), refusal: "SMTP 550", sentAt: null }).where(eq(mails.id, id));

test.each([
  ["without a gift", false],
  ["with one", true],
])(
  "staff read of a refused mail about a card %s, and send it to a right address by the card's number",
  async (_, gift) => {
    const wrong = `fel-${String(gift)}@exempel.se`;
    const right = `ratt-${String(gift)}@exempel.se`;
    const { orderReference } = gift
      ? await pay(await order({ email: wrong }, { donor: person(wrong) }))
      : await calls.lit({ email: wrong });
    await lettersTo(wrong, gift ? 2 : 1);
    const { shortReference } = await calls.rowOf(orderReference);
    const [mail] = await mailsOfCard({ orderReference });
    await refuse(mail?.id ?? "");
    const attention = await showSections(world.db, mailSections);
    expect(attention).toMatch(new RegExp(`${shortReference} +memorialCard .*${wrong}`));
    expect(await resendRefused({ db: world.db, handlers: orderHandlers }, shortReference, { address: right })).toBe(1);
    expect(await mailsOfCard({ orderReference })).toMatchObject([{ recipient: right, refusedAt: null }]);
    expect((await calls.rowOf(orderReference)).email).toBe(right);
    await world.deps.jobs.send(world.db, "mail", { id: mail?.id ?? "" });
    await lettersTo(right, 1);
    await refuse(mail?.id ?? "");
    expect(await resendAllRefused(world.db)).toBe(1);
  },
);

test("a card keeps its own address when another one of its order was wrong", async () => {
  const given = await pay(await order({ email: "kort@exempel.se" }, { donor: person("fel-givare@exempel.se") }));
  await lettersTo("fel-givare@exempel.se", 1);
  const [receipt] = await world.mailsOf(given);
  await refuse(receipt?.id ?? "");
  expect(
    await resendRefused({ db: world.db, handlers: orderHandlers }, given.shortOrderReference, {
      address: "givare@exempel.se",
    }),
  ).toBe(1);
  expect((await calls.rowOf(given.orderReference)).email).toBe("kort@exempel.se");
  expect((await world.orderRow(given)).email).toBe("givare@exempel.se");
});
