import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { requestHash, newsHash } from "../../../services/standins/src/mondido/wire.ts";
import { createTransaction, hashOfNews, mondido, newRef, transactionForm } from "./card-payments.ts";
import { startTestStandins } from "./test-standins.ts";
import type { TestStandins } from "./test-standins.ts";

let standins: TestStandins;
beforeAll(async () => {
  standins = await startTestStandins();
});
afterAll(() => standins.close());

const testCard = { number: "4111 1111 1111 1111", expires: "09/39", cvv: "200", holder: "Anna Ek" };
const payAt = (href: string, changes: Partial<typeof testCard> = {}) =>
  fetch(href, { method: "POST", redirect: "manual", body: new URLSearchParams({ ...testCard, ...changes }) });
const read = async (id: number) => (await mondido(standins, `/transactions/${id}`)).body;

test("the hashes are the recipes', by vectors worked out with another tool", () => {
  const common = { merchantId: "1", paymentRef: "abc123", customerRef: "7", amountOre: 1250, currency: "sek" };
  expect(requestHash({ ...common, test: true, secret: "hemlig" })).toBe("a413681c211506b9933c07dc11d66aa7");
  expect(requestHash({ ...common, test: false, secret: "hemlig" })).toBe("0b811f517b1660c6a75627d5d2786969");
  expect(newsHash({ ...common, status: "approved", secret: "hemlig" })).toBe("81d395b7a67b494ddc5cd9f4dc4ad2e6");
});

test("a new transaction waits, and is found by its reference", async () => {
  const { id, paymentRef, href } = await createTransaction(standins);
  expect(href).toMatch(/\/mondido\/pay\/[0-9a-f]{32}$/);
  const list = await mondido(standins, `/transactions?filter[payment_ref]=${paymentRef}`);
  expect(list.body).toMatchObject([{ id, payment_ref: paymentRef, status: "pending", amount: "100.00" }]);
  expect(list.headers.get("content-range")).toBe("items 0-0/1");
  expect((await mondido(standins, `/transactions?filter[payment_ref]=${newRef()}`)).body).toEqual([]);
});

test.each([
  ["no amount", { amount: "" }, "errors.amount.missing"],
  ["an amount without decimals", { amount: "100" }, "errors.amount.invalid"],
  ["no currency", { currency: "" }, "errors.currency.missing"],
  ["a currency in capitals", { currency: "SEK" }, "errors.currency.unsupported"],
  ["no reference", { payment_ref: "" }, "errors.payment_ref.missing"],
  ["a reference of 13 characters", { payment_ref: "1234567890abc" }, "errors.payment_ref.invalid"],
  ["a wrong hash", { hash: "0".repeat(32) }, "errors.hash.invalid"],
  ["items that do not add up", { "items[0][amount]": "99.00" }, "errors.items.invalid"],
  ["no way back", { success_url: "" }, "errors.url.invalid"],
  ["a card to be charged at once, without a card", { process: "true" }, "errors.card_number.missing"],
])("%s is refused by its name", async (_what, changes, name) => {
  const { status, body } = await mondido(standins, "/transactions", transactionForm(standins, changes));
  expect([status, body.name]).toEqual([400, name]);
});

test("a reference is used once, also when two come together", async () => {
  const form = transactionForm(standins);
  const answers = await Promise.all([1, 2, 3].map(() => mondido(standins, "/transactions", form)));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400]);
  expect(answers.filter(({ body }) => body.name === "errors.payment_ref.exists")).toHaveLength(2);
});

test("a wrong password is refused", async () => {
  const headers = { authorization: `Basic ${Buffer.from("1:wrong").toString("base64")}` };
  expect((await fetch(`${standins.urls().mondido}/transactions/1`, { headers })).status).toBe(401);
});

test.each([
  ["200", "approved", null],
  ["201", "declined", "errors.payment.declined"],
  ["202", "declined", "errors.card.expired"],
  ["203", "declined", "errors.3d_secure.failed"],
])("the code %s ends as %s: in the return URL, the webhook and the transaction", async (cvv, status, errorName) => {
  const { id, paymentRef, href } = await createTransaction(standins);
  const answer = await payAt(href, { cvv });
  expect(answer.status).toBe(303);
  const back = new URL(answer.headers.get("location") ?? "");
  expect(Object.fromEntries(back.searchParams)).toEqual({
    order: "1",
    transaction_id: String(id),
    payment_ref: paymentRef,
    status,
    hash: hashOfNews(paymentRef, status),
    ...(errorName === null ? {} : { error_name: errorName }),
  });
  const news = await vi.waitFor(() => {
    const found = standins.listener.heard.find(({ body }) => body.payment_ref === paymentRef);
    expect(found).toBeDefined();
    return found;
  });
  expect(news?.body).toMatchObject({ id, status, amount: "100.00", response_hash: hashOfNews(paymentRef, status) });
  expect(await read(id)).toMatchObject({ status, card_number: "411111******1111", card_holder: "Anna Ek" });
});

test("the code 204 never ends", async () => {
  const { id, href } = await createTransaction(standins);
  expect(await (await payAt(href, { cvv: "204" })).text()).toContain("Banken svarar inte");
  expect((await read(id)).status).toBe("pending");
});

test.each([
  ["another card", { number: "5555 5555 5555 4444" }, "Det här är ett test"],
  ["a card of yesterday", { expires: "01/20" }, "giltighetstid har gått ut"],
  ["a month that is not there", { expires: "13/39" }, "Skriv månad och år"],
  ["no code", { cvv: "" }, "tre siffrorna"],
  ["no name", { holder: " " }, "Skriv namnet"],
])("%s is told to the payer, and nothing ends", async (_what, changes, told) => {
  const { id, href } = await createTransaction(standins);
  const answer = await payAt(href, changes);
  expect(answer.status).toBe(422);
  expect(await answer.text()).toContain(told);
  expect((await read(id)).status).toBe("pending");
});

test("two clicks pay once, and a declined payment stays declined", async () => {
  const paid = await createTransaction(standins);
  await Promise.all([payAt(paid.href), payAt(paid.href)]);
  const declined = await createTransaction(standins);
  await payAt(declined.href, { cvv: "201" });
  expect((await payAt(declined.href)).status).toBe(409);
  await standins.control("POST", `/mondido/transactions/${declined.paymentRef}/approve`);
  expect((await read(declined.id)).status).toBe("declined");
  const later = await createTransaction(standins);
  await payAt(later.href);
  const heardOf = (ref: string) => standins.listener.heard.filter(({ body }) => body.payment_ref === ref);
  await vi.waitFor(() => expect(heardOf(later.paymentRef)).toHaveLength(1));
  expect(heardOf(paid.paymentRef)).toHaveLength(1);
});

test("whoever gives up is sent back while the payment still waits", async () => {
  const { id, paymentRef, href } = await createTransaction(standins);
  const answer = await fetch(`${href}/cancel`, { redirect: "manual" });
  expect(new URL(answer.headers.get("location") ?? "").searchParams.get("hash")).toBe(
    hashOfNews(paymentRef, "pending"),
  );
  expect((await read(id)).status).toBe("pending");
});

test("refunds are of approved payments, and never more than was paid", async () => {
  const { id, href } = await createTransaction(standins);
  const refund = (amount: string) =>
    mondido(standins, "/refunds", { transaction_id: String(id), amount, reason: "Betald två gånger" });
  expect((await refund("1.00")).body.name).toBe("errors.refund.invalid");
  await payAt(href);
  const made = await refund("60.00");
  expect(made.body).toMatchObject({ amount: "60.00", transaction: { id } });
  expect((await refund("40.01")).body.name).toBe("errors.refund.invalid");
  expect((await mondido(standins, `/refunds/${String(made.body.id)}`)).body).toEqual(made.body);
  const ledger = (await standins.control("GET", "/ledger/mondido")) as { id: string }[];
  expect(ledger.find((entry) => entry.id === String(id))).toMatchObject({ state: "approved", refundedOre: 6_000 });
});
