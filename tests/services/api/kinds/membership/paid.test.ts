import { membershipCardHref } from "@hjarta-lunga/contract/calls/memberships.ts";
import { receiptHref } from "@hjarta-lunga/contract/calls/receipts.ts";
import { webEventCall } from "@hjarta-lunga/contract/calls/web-events.ts";
import { errorBody } from "@hjarta-lunga/contract/schemas/errors.ts";
import { orderReceipt, type OrderReceipt } from "@hjarta-lunga/contract/schemas/orders.ts";
import { and, asc, eq, isNotNull, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { mails } from "../../../../../services/api/src/platform/database/tables/mail.ts";
import {
  membershipDetails,
  members,
  membershipYears,
} from "../../../../../services/api/src/platform/database/tables/memberships.ts";
import { orders } from "../../../../../services/api/src/platform/database/tables/orders.ts";
import { payments } from "../../../../../services/api/src/platform/database/tables/payments.ts";
import { runRetention, orderHandlers } from "../../../../../services/api/src/modules.ts";
import { resendRefused } from "../../../../../services/api/src/ledger/orders/resend-mail.ts";
import { recordOutcome } from "../../../../../services/api/src/ledger/payments/record-outcome.ts";
import { openPaymentWorld, type PaymentWorld } from "../../ledger/payments/payment-world.ts";
import { readPdf } from "../../ledger/receipts/read-pdf.ts";
import { addMembership, member, membership } from "./membership-samples.ts";
import "../../../../../services/api/src/platform/database/time.ts";

let world: PaymentWorld;
let today: string;
beforeAll(async () => {
  world = await openPaymentWorld();
  const { rows } = await world.db.execute(sql`select (now() at time zone 'Europe/Stockholm')::date::text as today`);
  today = String(rows[0]?.today);
});
afterAll(() => world.close());

const order = async (given: Record<string, unknown> = {}): Promise<OrderReceipt> =>
  orderReceipt.parse((await addMembership(world.api, membership(given))).json());
const orderFor = (email: string, given: Record<string, unknown> = {}) => order({ member: member({ email, ...given }) });
const isPaid = ({ orderReference }: OrderReceipt) =>
  world.until(async () => expect((await world.poll({ orderReference } as OrderReceipt)).paid).toBe(true));
const pay = async (given: OrderReceipt) => {
  await world.direct(given);
  await world.decide(given, "approve");
  await isPaid(given);
  return given;
};
const yearOf = async (given: OrderReceipt) => {
  const { id } = await world.orderRow(given);
  return (await world.db.select().from(membershipYears).where(eq(membershipYears.orderId, id)))[0];
};
const yearsOf = (memberNumber: number) =>
  world.db
    .select()
    .from(membershipYears)
    .where(eq(membershipYears.memberNumber, memberNumber))
    .orderBy(asc(membershipYears.firstDay));
const dayAfter = (day: string) => new Date(new Date(day).getTime() + 86_400_000).toISOString().slice(0, 10);
const get = (url: string) => world.api.app.inject({ method: "GET", url });
const card = ({ orderReference }: { orderReference: string }, format: "pdf" | "png" = "pdf") =>
  get(membershipCardHref(orderReference, format));
const paidBy = (amountOre: number) =>
  ({ state: "paid", reason: null, code: "PAID", amountOre, currency: "SEK" }) as const;

type Letter = { id: number; to: string[]; subject: string; text: string };
const lettersTo = async (address: string, count: number): Promise<Letter[]> => {
  const find = async () =>
    ((await world.control("GET", "/mails")) as Letter[]).filter(({ to }) => JSON.stringify(to).includes(address));
  await world.until(async () => expect(await find()).toHaveLength(count));
  return find();
};

test("who pays becomes a member for a year from today, and has a receipt and a welcome with the card", async () => {
  const paid = await pay(await orderFor("ny@exempel.se"));
  const year = await yearOf(paid);
  expect(year).toMatchObject({ kindCode: "ENSKILD", firstDay: today });
  expect(dayAfter(year?.lastDay ?? "").slice(4)).toBe(today.slice(4));
  expect(await world.poll(paid)).toMatchObject({ kind: "membership_gift", paid: true, receiptTo: "n•••••@exempel.se" });

  const [receipt, welcome] = (await lettersTo("ny@exempel.se", 2)).sort((a, b) => a.subject.localeCompare(b.subject));
  expect(receipt?.subject).toBe("Tack för din medlemsavgift! Här är ditt kvitto");
  expect(receipt?.text).toContain("Du har betalat 200\u00a0kr till Hjärta & Lunga.");
  expect(receipt?.text).toContain("Den räknas inte som gåva och ger ingen skattereduktion.");
  expect(welcome?.subject).toBe("Välkommen som medlem!");
  const format = new Intl.DateTimeFormat("sv-SE", { dateStyle: "long", timeZone: "UTC" });
  const shown = (day: string | undefined) => format.format(new Date(day ?? "")).replaceAll(" ", "\u00a0");
  expect(welcome?.text).toContain(
    `Medlemskapet gäller från och med den ${shown(year?.firstDay)} till och med den ${shown(year?.lastDay)}.`,
  );
  expect(welcome?.text).toContain(`Ditt medlemsnummer är ${year?.memberNumber ?? ""}.`);
  expect(welcome?.text).not.toContain("Birgitta");
  expect(await world.control("GET", `/mails/${welcome?.id ?? 0}`)).toMatchObject({
    attachments: [
      { name: `medlemskort-${paid.shortOrderReference}.png` },
      { name: `medlemskort-${paid.shortOrderReference}.pdf` },
    ],
  });
});

test("a running membership is extended from the day after it ends, by whoever has the same mailbox and name", async () => {
  const first = await yearOf(await pay(await orderFor("samma@exempel.se")));
  const again = { firstName: " BIRGITTA", lastName: "åkerström " };
  const second = await yearOf(await pay(await orderFor("Samma+medlem@Exempel.se", again)));
  expect(second?.memberNumber).toBe(first?.memberNumber);
  expect(second?.firstDay).toBe(dayAfter(first?.lastDay ?? ""));
  const subjects = (await lettersTo("Samma+medlem@", 2)).map(({ subject }) => subject);
  expect(subjects).toContain("Tack för att du fortsätter som medlem!");
});

test("another name at the same address is another member", async () => {
  const first = await yearOf(await pay(await orderFor("delad@exempel.se")));
  const second = await yearOf(await pay(await orderFor("delad@exempel.se", { firstName: "Bo" })));
  expect(second?.memberNumber).not.toBe(first?.memberNumber);
  expect(second?.firstDay).toBe(today);
});

test("who comes back after the membership has ended begins anew, with the same number, and is welcomed", async () => {
  const first = await yearOf(await pay(await orderFor("ater@exempel.se")));
  await world.db
    .update(membershipYears)
    .set({ firstDay: "2020-02-01", lastDay: "2021-01-31" })
    .where(eq(membershipYears.orderId, first?.orderId ?? ""));
  const second = await yearOf(await pay(await orderFor("ater@exempel.se")));
  expect(second).toMatchObject({ memberNumber: first?.memberNumber, firstDay: today });
  const subjects = (await lettersTo("ater@exempel.se", 4)).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject === "Välkommen som medlem!")).toHaveLength(2);
});

test.each([
  ["a new member", false],
  ["somebody who is a member", true],
])("six payments of %s at once make years that follow each other", async (who, isMember) => {
  const email = `samtidigt-${String(isMember)}@exempel.se`;
  if (isMember) await pay(await orderFor(email));
  const given = await Promise.all(Array.from({ length: 6 }, () => orderFor(email)));
  for (const one of given) await world.direct(one);
  const begun = await Promise.all(given.map(async (one) => (await world.latest(one)).id));
  // Each is told twice, as a callback and a poll may do at the same time.
  await Promise.all([...begun, ...begun].map((id) => recordOutcome(world.deps, id, paidBy(20_000), "callback")));
  const numbers = await Promise.all(given.map(async (one) => (await yearOf(one))?.memberNumber));
  expect(new Set(numbers).size, who).toBe(1);
  const years = await yearsOf(numbers[0] ?? 0);
  expect(years).toHaveLength(isMember ? 7 : 6);
  expect(years[0]?.firstDay).toBe(today);
  expect(years.slice(1).map(({ firstDay }) => firstDay)).toEqual(
    years.slice(0, -1).map(({ lastDay }) => dayAfter(lastDay)),
  );
});

test("the booking of the money and the year are written together or not at all", async () => {
  const given = await orderFor("helt@exempel.se");
  await world.direct(given);
  const { id } = await world.latest(given);
  const jobs = { ...world.deps.jobs, send: () => Promise.reject(new Error("no jobs")) };
  await expect(recordOutcome({ ...world.deps, jobs }, id, paidBy(20_000), "callback")).rejects.toThrow("no jobs");
  expect(await yearOf(given)).toBeUndefined();
  expect((await world.orderRow(given)).paidAt).toBeNull();
  expect(await world.db.select().from(members).where(eq(members.mailbox, "helt@exempel.se"))).toEqual([]);
});

test("money that came a second time makes no second year, and goes back with words about the membership", async () => {
  const given = await pay(await orderFor("dubbelt@exempel.se"));
  const [known] = await world.paymentsOf(given);
  if (!known) throw new Error("There is no payment");
  const id = crypto.randomUUID();
  const own = { id, idempotencyKey: world.newKey(), providerReference: id, settledAt: null };
  await world.db.insert(payments).values({ ...known, ...own, method: "card", state: "expired", reason: "timedOut" });
  await recordOutcome(world.deps, id, paidBy(20_000), "callback");
  expect((await world.paymentsOf(given)).filter(({ surplus }) => surplus)).toHaveLength(1);
  expect(await yearsOf((await yearOf(given))?.memberNumber ?? 0)).toHaveLength(1);
  const letters = await lettersTo("dubbelt@exempel.se", 3);
  expect(letters.map(({ text }) => text).join("\n")).toContain("fast din medlemsavgift redan var betald");
});

test("an order that was replaced makes no year when its money comes", async () => {
  const first = await orderFor("andrad@exempel.se");
  await world.direct(first);
  const { id } = await world.latest(first);
  await world.cancel(first);
  await order({ replaces: first.orderReference, member: member({ email: "andrad@exempel.se" }) });
  await recordOutcome(world.deps, id, paidBy(20_000), "callback");
  expect(await yearOf(first)).toBeUndefined();
  const [letter] = await lettersTo("andrad@exempel.se", 1);
  expect(letter?.text).toContain("för ett medlemskap som du hade ändrat innan det var betalt");
});

test.each([
  ["a year after it ended nothing tells of the member, and what was paid stays", 1, 1, 0],
  ["until then the member is known", 1, -1, 1],
])("of a membership that was not renewed: %s", async (_what, years, days, left) => {
  const email = `slutat-${crypto.randomUUID()}@exempel.se`;
  const given = await pay(await orderFor(email));
  const { memberNumber = 0 } = (await yearOf(given)) ?? {};
  const { id } = await world.orderRow(given);
  await world.db
    .update(membershipYears)
    .set({
      firstDay: sql`${today}::date - make_interval(years => ${years + 1}, days => ${days + 1})`,
      lastDay: sql`${today}::date - make_interval(years => ${years}, days => ${days})`,
    })
    .where(eq(membershipYears.orderId, id));
  await runRetention(world.db);
  expect(await world.db.$count(members, eq(members.number, memberNumber))).toBe(left);
  expect(await world.db.$count(membershipDetails, eq(membershipDetails.orderId, id))).toBe(left);
  expect(await world.db.$count(membershipYears, eq(membershipYears.orderId, id))).toBe(left);
  expect(await world.orderRow(given)).toMatchObject({ email, amountOre: 20_000 });
  // Who comes back is a member from today.
  const again = await pay(await orderFor(email));
  expect(await yearOf(again)).toMatchObject({ firstDay: today });
});

test("a renewal keeps the member, however old the first year is", async () => {
  const email = "trogen@exempel.se";
  const first = await pay(await orderFor(email));
  const { id } = await world.orderRow(first);
  const past = { firstDay: sql`${today}::date - 1200`, lastDay: sql`${today}::date - 836` };
  await world.db.update(membershipYears).set(past).where(eq(membershipYears.orderId, id));
  const { memberNumber } = (await yearOf(await pay(await orderFor(email)))) ?? {};
  await runRetention(world.db);
  expect(await yearOf(first)).toMatchObject({ memberNumber });
  expect(await world.db.$count(membershipDetails, eq(membershipDetails.orderId, id))).toBe(1);
});

test("of a membership that nobody paid nothing is left after a month, and money that comes then goes back", async () => {
  const given = await order({
    ...{ membership: "FAMILJ", amount: 300, household: ["Eva Glömsk"] },
    member: member({ email: "glomd@exempel.se", street: "Glömskegränd 1" }),
  });
  await world.direct(given);
  await world.decide(given, "decline");
  await world.until(async () => expect((await world.poll(given)).payment?.state).toBe("declined"));
  const { id } = await world.orderRow(given);
  await world.db.update(payments).set({ settledAt: new Date(), nextAskAt: null }).where(eq(payments.orderId, id));
  await world.db
    .update(orders)
    .set({ createdAt: sql`now() - interval '31 days'` })
    .where(eq(orders.id, id));
  await runRetention(world.db);
  const { rows } = await world.db.execute(sql`
    select (select string_agg(o::text, ' ') from orders o) as orders,
      (select string_agg(d::text, ' ') from membership_details d) as details,
      (select string_agg(l::text, ' ') from order_line l where order_id = ${id}) as lines,
      (select string_agg(m::text, ' ') from mail m) as mails`);
  for (const word of ["glomd@", "Glömskegränd", "Glömsk"]) expect(JSON.stringify(rows)).not.toContain(word);

  await recordOutcome(world.deps, (await world.latest(given)).id, paidBy(30_000), "callback");
  expect(await world.latest(given)).toMatchObject({ state: "paid", surplus: true });
  expect(await yearOf(given)).toBeUndefined();
  expect((await world.orderRow(given)).paidAt).toBeNull();
});

test("the card is the member's alone: a PDF to print and a picture, the same bytes each time", async () => {
  const given = await order({
    ...{ membership: "FAMILJ", amount: 300, household: ["Eva Ek", "Ali Ek"], language: "en" },
    member: member({ email: "kort@exempel.se" }),
  });
  const early = await card(given);
  expect([early.statusCode, errorBody.parse(early.json()).code]).toEqual([409, "not_paid"]);
  await pay(given);
  const [pdf, again, png] = [await card(given), await card(given), await card(given, "png")];
  expect(pdf.headers).toMatchObject({
    "content-type": "application/pdf",
    "content-disposition": `attachment; filename="medlemskort-${given.shortOrderReference}.pdf"`,
    "cache-control": "no-store",
    "x-robots-tag": "noindex",
  });
  expect(again.rawPayload.equals(pdf.rawPayload)).toBe(true);
  expect(png.headers["content-type"]).toBe("image/png");
  expect(png.rawPayload.subarray(1, 4).toString()).toBe("PNG");
  const { words: text } = await readPdf(pdf.rawPayload);
  const year = await yearOf(given);
  for (const words of ["Birgitta Åkerström", "Eva Ek", "Ali Ek", "Familj", String(year?.memberNumber), "Member number"])
    expect(text).toContain(words);
  expect(text).not.toContain("Storgatan");
});

test("the receipt says that a fee is no gift for tax, and which membership it is", async () => {
  const given = await pay(await orderFor("kvitto@exempel.se"));
  const { words: text } = await readPdf((await get(receiptHref(given.orderReference))).rawPayload);
  expect(text).toContain("Tack för att du är med Din avgift stöder");
  expect(text).toContain("Medlemskap Enskild medlem");
  expect(text).toContain("En medlemsavgift räknas inte som gåva och ger ingen skattereduktion.");
  expect(text).not.toMatch(/gåvan|din gåva/);
});

test.each([
  ["a membership by the year", "membership", "yearly", 200],
  ["a gift", "gift", "one_time", 400],
])(
  "a purchase that is told as %s is checked against the order of a membership",
  async (_, category, variant, status) => {
    const paid = await pay(await orderFor("kop@exempel.se"));
    const product = { item_id: "membership_gift", item_name: "Enskild medlem", price: 200, quantity: 1 };
    const response = await world.call(webEventCall.path, {
      ...{ session: crypto.randomUUID(), identity: crypto.randomUUID(), currentUrl: "https://exempel.se/bli-medlem/" },
      ...{ requestgroup: "purchase", type: "purchase", transactionId: paid.shortOrderReference, transactionTotal: 200 },
      transactionProducts: [{ ...product, item_category: category, item_variant: variant }],
    });
    expect(response.statusCode).toBe(status);
  },
);

test("no card is opened by an unknown reference, the short one, or that of a gift", async () => {
  const paid = await pay(await orderFor("inget@exempel.se"));
  expect((await card({ orderReference: "0".repeat(20) })).statusCode).toBe(404);
  expect((await card({ orderReference: paid.shortOrderReference })).statusCode).toBe(400);
  expect((await card(await world.order())).statusCode).toBe(404);
  expect((await get(membershipCardHref(paid.orderReference, "pdf").replace("pdf", "exe"))).statusCode).toBe(400);
});

test("who paid a membership by card comes back to the membership's page", async () => {
  const given = await orderFor("tillbaka@exempel.se");
  await world.card(given);
  const { id, callbackSecret } = await world.latest(given);
  const { headers } = await get(`/api/Payments/Return/Mondido?payment=${id}&key=${callbackSecret ?? ""}`);
  expect(headers.location).toBe(`${world.api.environment.siteUrl}/bli-medlem/?order=${given.orderReference}`);
});

/** As when the mail server has said no to the receipt. */
const refuseReceipt = async (given: OrderReceipt) => {
  const { id } = await world.orderRow(given);
  const isReceipt = and(eq(mails.ownerId, id), eq(mails.template, "receipt"));
  await world.until(async () =>
    expect(
      await world.db
        .select()
        .from(mails)
        .where(and(isReceipt, isNotNull(mails.sentAt))),
    ).toHaveLength(1),
  );
  await world.db
    .update(mails)
    .set({ sentAt: null, refusedAt: sql`now()` })
    .where(isReceipt);
};

test("who paid with a misspelt address and renews with the right one goes on as the same member", async () => {
  const [wrong, right] = ["rattad@exempel.see", "rattad@exempel.se"];
  const first = await pay(await orderFor(wrong));
  await refuseReceipt(first);
  expect(
    await resendRefused({ db: world.db, handlers: orderHandlers }, first.shortOrderReference, { address: right }),
  ).toBe(1);
  const [before, renewed] = [await yearOf(first), await yearOf(await pay(await orderFor(right)))];
  expect(renewed?.memberNumber).toBe(before?.memberNumber);
  expect(renewed?.firstDay).toBe(dayAfter(before?.lastDay ?? ""));
});

test("a corrected address that a member of that name has already makes no two members one", async () => {
  const [wrong, right] = ["dubbel@exempel.see", "dubbel@exempel.se"];
  const [known, first] = [await pay(await orderFor(right)), await pay(await orderFor(wrong))];
  await refuseReceipt(first);
  expect(
    await resendRefused({ db: world.db, handlers: orderHandlers }, first.shortOrderReference, { address: right }),
  ).toBe(1);
  expect((await world.orderRow(first)).email).toBe(right);
  expect((await yearOf(first))?.memberNumber).not.toBe((await yearOf(known))?.memberNumber);
  const renewed = await yearOf(await pay(await orderFor(right)));
  expect(renewed?.memberNumber).toBe((await yearOf(known))?.memberNumber);
});
