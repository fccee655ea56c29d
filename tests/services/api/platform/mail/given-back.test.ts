import type { OrderReceipt } from "@hjarta-lunga/contract/schemas/orders.ts";
import { orderReceipt } from "@hjarta-lunga/contract/schemas/orders.ts";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { payments } from "../../../../../services/api/src/platform/database/tables/payments.ts";
import { recordOutcome } from "../../../../../services/api/src/ledger/payments/record-outcome.ts";
import { addGift, gift } from "../../kinds/gift/gift-samples.ts";
import { openPaymentWorld } from "../../ledger/payments/payment-world.ts";
import type { PaymentWorld } from "../../ledger/payments/payment-world.ts";

let world: PaymentWorld;
beforeAll(async () => {
  world = await openPaymentWorld();
});
afterEach(() => world.well());
afterAll(() => world.close());

type Way = "direct" | "card";
type Letter = { id: number; to: string[]; subject: string; text: string };

/** Begins a payment and gives it up while the provider cannot be asked: it can still be paid there. */
const leftOpen = async (order: OrderReceipt, way: Way) => {
  await world[way](order);
  const { providerReference } = await world.latest(order);
  const provider = way === "card" ? "mondido" : "swish";
  await world.fault(provider, { mode: "down" });
  await world.cancel(order);
  await world.fault(provider, {});
  const where = way === "card" ? "/mondido/transactions" : "/swish/payments";
  return { approve: () => world.control("POST", `${where}/${providerReference}/approve`) };
};
const pay = async (order: OrderReceipt, way: Way) => {
  await world[way](order);
  await world.decide(order, "approve");
  await world.until(async () => expect((await world.orderRow(order)).paidAt).not.toBeNull());
};
const givenBackMails = async (order: OrderReceipt) =>
  (await world.mailsOf(order)).filter(({ template }) => template === "givenBack");
const letterTo = async (address: string, subject: string): Promise<Letter> => {
  const find = async () =>
    ((await world.control("GET", "/mails")) as Letter[]).filter(
      (letter) => JSON.stringify(letter.to).includes(address) && letter.subject === subject,
    );
  await world.until(async () => expect(await find()).toHaveLength(1));
  const [letter] = await find();
  if (!letter) throw new Error("No letter came");
  return letter;
};
const donor = (email: string) => ({ donor: { kind: "person", firstName: "Åsa", lastName: "Öberg", email } });

test.each([
  ["direct", "card", "Du betalade med Swish. Pengarna kommer tillbaka samma väg, oftast inom några dagar."],
  ["card", "direct", "Du betalade med kort. Pengarna kommer tillbaka till kortet inom 3–10 bankdagar."],
] as const)(
  "who paid a gift by %s after it was paid by %s is told that it goes back, and how",
  async (late, first, how) => {
    const email = `${late}@exempel.se`;
    const order = await world.order(donor(email));
    const open = await leftOpen(order, late);
    await pay(order, first);
    await open.approve();
    const letter = await letterTo(email, "Pengar är på väg tillbaka till dig");
    expect(letter.text.trim().split("\n\n")).toEqual([
      "Pengar är på väg tillbaka till dig",
      "Vi fick 250\u00a0kr till, fast din gåva redan var betald. De pengarna går tillbaka till dig. Din gåva och ditt kvitto påverkas inte.",
      how,
      "Du behöver inte göra något.",
      `Ordernumret är ${order.shortOrderReference}. Ha det till hands om du hör av dig.`,
      "Undrar du över något, eller har pengarna inte kommit? Ring 08-465 004 00 eller svara på det här mejlet.",
      "Varma hälsningar från oss på Hjärta & Lunga",
      expect.stringMatching(/^Hjärta & Lunga, Box 000, 100 00 Stockholm\nOrganisationsnummer 000000-0000\n90-konto/),
    ]);
    expect(await world.control("GET", `/mails/${letter.id}`)).toMatchObject({ attachments: [] });
    expect(await givenBackMails(order)).toHaveLength(1);
  },
);

test("who paid for a gift that was changed meanwhile is told so, in the language of the gift", async () => {
  const english = { ...donor("changed@exempel.se"), language: "en" };
  const order = await world.order(english);
  const open = await leftOpen(order, "card");
  const changed = orderReceipt.parse(
    (await addGift(world.api, gift({ ...english, amount: 500, replaces: order.orderReference }))).json(),
  );
  await open.approve();
  const { text } = await letterTo("changed@exempel.se", "Money is on its way back to you");
  expect(text).toContain(
    "We received 250\u00a0kr for a gift that you had changed. That money goes back to you. The changed gift is not affected.",
  );
  expect(text).toContain("You paid by card. The money comes back to the card within 3–10 banking days.");
  expect(text).toContain(`The order number is ${order.shortOrderReference}.`);
  expect(await world.mailsOf(changed)).toEqual([]);
});

/** Another payment of the order, which ended without money as far as we know. */
const endedPayment = async (order: OrderReceipt, method: "swishDirect" | "card") => {
  const [known] = await world.paymentsOf(order);
  if (!known) throw new Error("There is no payment");
  const id = crypto.randomUUID();
  const own = { id, idempotencyKey: world.newKey(), providerReference: id, surplus: false, settledAt: null };
  await world.db.insert(payments).values({ ...known, ...own, method, state: "expired", reason: "timedOut" });
  return id;
};
const told = (amountOre: number) =>
  ({ state: "paid", reason: null, code: "PAID", amountOre, currency: "SEK" }) as const;

test("however often money comes and is told of, the giver has one letter about it", async () => {
  const order = await world.order(donor("often@exempel.se"));
  await pay(order, "direct");
  const ids = [await endedPayment(order, "swishDirect"), await endedPayment(order, "card")];
  await Promise.all([...ids, ...ids].map((id) => recordOutcome(world.deps, id, told(25_000), "callback")));
  expect((await world.paymentsOf(order)).filter(({ surplus }) => surplus)).toHaveLength(2);
  expect(await givenBackMails(order)).toHaveLength(1);
});

test("without an address nothing is due, and money that pays the gift says nothing of going back", async () => {
  const anonymous = await world.order({ donor: { kind: "anonymous" } });
  await pay(anonymous, "direct");
  await recordOutcome(world.deps, await endedPayment(anonymous, "card"), told(25_000), "callback");
  expect(await world.mailsOf(anonymous)).toEqual([]);

  const order = await world.order();
  await pay(order, "direct");
  expect((await world.mailsOf(order)).map(({ template }) => template)).toEqual(["receipt"]);
});

test("what is marked as surplus and what is to be said of it are written together or not at all", async () => {
  const order = await world.order(donor("whole@exempel.se"));
  await pay(order, "direct");
  const id = await endedPayment(order, "card");
  const jobs = { ...world.deps.jobs, send: () => Promise.reject(new Error("no jobs")) };
  await expect(recordOutcome({ ...world.deps, jobs }, id, told(25_000), "callback")).rejects.toThrow("no jobs");
  expect((await world.db.select().from(payments).where(eq(payments.id, id)))[0]).toMatchObject({
    state: "expired",
    surplus: false,
  });
  expect(await givenBackMails(order)).toEqual([]);
});
