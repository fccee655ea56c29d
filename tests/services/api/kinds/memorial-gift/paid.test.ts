import { receiptHref } from "@hjarta-lunga/contract/calls/receipts.ts";
import { orderReceipt, type OrderReceipt } from "@hjarta-lunga/contract/schemas/orders.ts";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { mails } from "../../../../../services/api/src/platform/database/tables/mail.ts";
import { memorialDetails } from "../../../../../services/api/src/platform/database/tables/documents.ts";
import { orders } from "../../../../../services/api/src/platform/database/tables/orders.ts";
import { payments } from "../../../../../services/api/src/platform/database/tables/payments.ts";
import { runRetention, orderHandlers } from "../../../../../services/api/src/modules.ts";
import { mailSections } from "../../../../../services/api/src/platform/mail/attention.ts";
import { resendRefused } from "../../../../../services/api/src/ledger/orders/resend-mail.ts";
import { memorialSections } from "../../../../../services/api/src/kinds/memorial-gift/module.ts";
import { recordOutcome } from "../../../../../services/api/src/ledger/payments/record-outcome.ts";
import { showSections } from "../../../../../services/api/src/platform/staff/section.ts";
import { openPaymentWorld, type PaymentWorld } from "../../ledger/payments/payment-world.ts";
import { readPdf } from "../../ledger/receipts/read-pdf.ts";
import { addMemorial, addParlor, byPost, dayIn, forParlor, memorial, sheet } from "./memorial-samples.ts";

let world: PaymentWorld;
beforeAll(async () => {
  world = await openPaymentWorld();
});
afterAll(() => world.close());

type Json = Record<string, unknown>;
const order = async (given: Json): Promise<OrderReceipt> =>
  orderReceipt.parse((await addMemorial(world.api, given)).json());
const person = (email: string) => ({ kind: "person", firstName: "Birgitta", lastName: "Åkerström", email });
const paidBy = { state: "paid", reason: null, code: "PAID", amountOre: 30_000, currency: "SEK" } as const;
const pay = async (given: OrderReceipt) => {
  await world.direct(given);
  await recordOutcome(world.deps, (await world.latest(given)).id, paidBy, "callback");
  return given;
};
const dueOf = async (given: OrderReceipt) =>
  (await world.mailsOf(given)).map(({ template, recipient }) => `${template} ${recipient}`).sort();

type Letter = { id: number; to: string[]; subject: string; text: string; html: string };
type Whole = { attachments: { name: string; size: number }[] };
const lettersTo = async (address: string, count: number): Promise<Letter[]> => {
  const find = async () =>
    ((await world.control("GET", "/mails")) as Letter[]).filter(({ to }) => JSON.stringify(to).includes(address));
  await world.until(async () => expect(await find()).toHaveLength(count));
  return (await find()).sort((a, b) => a.subject.localeCompare(b.subject, "sv"));
};
const attachmentsOf = async (letter: Letter | undefined) =>
  ((await world.control("GET", `/mails/${letter?.id ?? 0}`)) as Whole).attachments;

test("who gives is thanked quietly, and has a receipt and the sheet in two mails that name nobody", async () => {
  const paid = await pay(await order(memorial({ donor: person("stilla@exempel.se") })));
  const [given, receipt] = await lettersTo("stilla@exempel.se", 2);
  expect([given?.subject, receipt?.subject]).toEqual([
    "Här är minnesbladet",
    "Tack för din minnesgåva. Här är ditt kvitto",
  ]);
  for (const { subject, text, html } of [given, receipt].filter((letter) => letter !== undefined)) {
    expect(html).not.toContain("#a4182f");
    expect(`${subject} ${text}`).not.toMatch(/!|grattis|Karin|Lindqvist|Birgitta/i);
  }
  expect(receipt?.text).toContain("Du har gett 300\u00a0kr till Hjärta & Lunga.");
  expect(await attachmentsOf(given)).toMatchObject([
    { name: `minnesblad-${paid.shortOrderReference}.png` },
    { name: `minnesblad-${paid.shortOrderReference}.pdf` },
  ]);
  const { words } = await readPdf(
    (await world.api.app.inject({ method: "GET", url: receiptHref(paid.orderReference) })).rawPayload,
  );
  expect(words).toContain("Tack för din minnesgåva");
  expect(words).toContain("Gåva Minnesgåva");
  expect(words).not.toMatch(/Karin|Lindqvist|!/);
});

test("the parlour is asked to hand over the sheet, to whom, when and where, and is told our number", async () => {
  const parlor = await addParlor(world.api);
  const body = await forParlor(world.api, parlor.id, undefined, { language: "en", donor: person("byra@exempel.se") });
  const paid = await pay(await order(body));
  const [letter] = await lettersTo(parlor.email ?? "", 1);
  const day = new Intl.DateTimeFormat("sv-SE", { dateStyle: "long", timeZone: "UTC" })
    .format(new Date((body.funeral as { day: string }).day))
    .replaceAll(" ", "\u00a0");
  expect(letter?.subject).toBe("Hjärta & Lunga: Ett minnesblad till en ceremoni");
  expect(letter?.html).not.toContain("#a4182f");
  for (const words of ["> Lämnas till: Anna Lindqvist", "> Till minne av: Karin Lindqvist", `Ceremonins dag: ${day}`])
    expect(letter?.text).toContain(words);
  expect(letter?.text).toContain("> Plats: Sankt Olofs kapell");
  expect(letter?.text).toMatch(/Ring oss på 0\d/);
  expect(letter?.text).not.toContain("Birgitta");
  expect(await attachmentsOf(letter)).toMatchObject([{ name: `minnesblad-${paid.shortOrderReference}.pdf` }]);
  expect(await dueOf(paid)).toEqual([`memorialSheetToParlor ${parlor.email ?? ""}`, "receipt byra@exempel.se"]);
});

test.each([
  ["by post", byPost],
  ["that stays on the order's page", { to: "none" }],
])("of a sheet %s no mail goes but the receipt", async (_, delivery) => {
  const paid = await pay(await order(memorial({ delivery, donor: person("enbart@exempel.se") })));
  expect(await dueOf(paid)).toEqual(["receipt enbart@exempel.se"]);
});

test("an anonymous giver without an address has a sheet for the parlour, and no mail else", async () => {
  const parlor = await addParlor(world.api);
  const paid = await pay(
    await order(await forParlor(world.api, parlor.id, undefined, { donor: { kind: "anonymous" } })),
  );
  expect(await dueOf(paid)).toEqual([`memorialSheetToParlor ${parlor.email ?? ""}`]);
});

test("the sheet is due once, though the money is told of six times at once and again later", async () => {
  const given = await order(memorial({ donor: person("enda@exempel.se") }));
  await world.direct(given);
  const { id } = await world.latest(given);
  const tell = () => recordOutcome(world.deps, id, paidBy, "callback");
  await Promise.all(Array.from({ length: 6 }, tell));
  await tell();
  expect(await dueOf(given)).toEqual(["memorialSheet enda@exempel.se", "receipt enda@exempel.se"]);
  await lettersTo("enda@exempel.se", 2);
});

test("the booking of the money and the way of the sheet are written together or not at all", async () => {
  const given = await order(memorial({ donor: person("helt@exempel.se") }));
  await world.direct(given);
  const { id } = await world.latest(given);
  const jobs = { ...world.deps.jobs, send: () => Promise.reject(new Error("no jobs")) };
  await expect(recordOutcome({ ...world.deps, jobs }, id, paidBy, "callback")).rejects.toThrow("no jobs");
  expect([(await world.orderRow(given)).paidAt, await dueOf(given)]).toEqual([null, []]);
  await recordOutcome(world.deps, id, paidBy, "callback");
  expect(await dueOf(given)).toHaveLength(2);
});

test("money that came a second time sends no second sheet", async () => {
  const given = await pay(await order(memorial({ donor: person("dubbelt@exempel.se") })));
  const [known] = await world.paymentsOf(given);
  if (!known) throw new Error("There is no payment");
  const id = crypto.randomUUID();
  const own = { id, idempotencyKey: world.newKey(), providerReference: id, settledAt: null };
  await world.db.insert(payments).values({ ...known, ...own, method: "card", state: "expired", reason: "timedOut" });
  await recordOutcome(world.deps, id, paidBy, "callback");
  expect(await dueOf(given)).toEqual(
    ["givenBack", "memorialSheet", "receipt"].map((template) => `${template} dubbelt@exempel.se`),
  );
});

test("of a memorial gift that nobody paid nothing is left after a month, and money that comes then goes back", async () => {
  const parlor = await addParlor(world.api, { name: "Glömskans byrå", email: "glomska@byra.se" });
  const given = await order({
    ...(await forParlor(world.api, parlor.id)),
    donor: person("glomd@exempel.se"),
    sheet: sheet({ remembered: { name: "Glömde Ek" }, givers: ["Glömska Ek"], greeting: "Aldrig glömd" }),
  });
  await world.direct(given);
  await world.decide(given, "decline");
  await world.until(async () => expect((await world.poll(given)).payment?.state).toBe("declined"));
  const { id } = await world.orderRow(given);
  await world.db.update(payments).set({ settledAt: new Date(), nextAskAt: null }).where(eq(payments.orderId, id));
  const age = (days: number) =>
    world.db
      .update(orders)
      .set({ createdAt: sql`now() - make_interval(days => ${days})` })
      .where(eq(orders.id, id));
  const told = async () => {
    const { rows } = await world.db.execute(sql`
      select (select string_agg(o::text, ' ') from orders o) as orders,
        (select string_agg(d::text, ' ') from memorial_details d) as details,
        (select string_agg(s::text, ' ') from memorial_sheet s) as sheets,
        (select string_agg(m::text, ' ') from mail m) as mails`);
    return JSON.stringify(rows);
  };
  await age(29);
  await runRetention(world.db);
  expect(await told()).toContain("Glömde Ek");
  await age(31);
  await runRetention(world.db);
  expect(await told()).not.toMatch(/gl[öo]m/i);

  await recordOutcome(world.deps, (await world.latest(given)).id, paidBy, "callback");
  expect(await world.latest(given)).toMatchObject({ state: "paid", surplus: true });
  expect((await world.orderRow(given)).paidAt).toBeNull();
});

test("a sheet that the parlour's mail server refused is on the list of staff, until it goes to another address", async () => {
  const parlor = await addParlor(world.api);
  const paid = await pay(await order(await forParlor(world.api, parlor.id)));
  await lettersTo(parlor.email ?? "", 1);
  const isSheet = eq(mails.recipient, parlor.email ?? "");
  await world.until(async () =>
    expect(await world.db.select().from(mails).where(isSheet)).toMatchObject([{ sentAt: expect.any(Date) as Date }]),
  );
  await world.db.update(mails).set({ sentAt: null, refusedAt: new Date(), refusal: "SMTP 550" }).where(isSheet);
  const list = await showSections(world.db, mailSections);
  expect(list.split("\n").find((line) => line.startsWith(paid.shortOrderReference))).toContain("memorialSheetToParlor");
});

const refuse = async (given: OrderReceipt) => {
  const { id } = await world.orderRow(given);
  await world.until(async () => expect((await world.mailsOf(given)).every(({ sentAt }) => sentAt !== null)).toBe(true));
  await world.db.update(mails).set({ sentAt: null, refusedAt: new Date() }).where(eq(mails.ownerId, id));
};
const bothRefused = async (email: string) => {
  const parlor = await addParlor(world.api);
  const given = await pay(await order(await forParlor(world.api, parlor.id, undefined, { donor: person(email) })));
  await refuse(given);
  const again = (address?: string, mail?: string) =>
    resendRefused({ db: world.db, handlers: orderHandlers }, given.shortOrderReference, { address, mail });
  return { given, again, parlor: parlor.email ?? "" };
};
const refusedOf = async (given: OrderReceipt) =>
  (await world.mailsOf(given))
    .filter(({ refusedAt }) => refusedAt !== null)
    .map(({ template }) => template)
    .sort();

test("when the giver's and the parlour's mail were refused, another address is asked whose it is, and goes to one of them", async () => {
  const { given, again, parlor } = await bothRefused("fel@exempel.see");
  await expect(again("ratt@exempel.se")).rejects.toThrow(
    "Say which, after the address: memorialSheetToParlor, receipt.",
  );
  expect(await refusedOf(given)).toHaveLength(2);
  expect(await again("ratt@exempel.se", "receipt")).toBe(1);
  expect(await dueOf(given)).toEqual([`memorialSheetToParlor ${parlor}`, "receipt ratt@exempel.se"]);
  expect(await refusedOf(given)).toEqual(["memorialSheetToParlor"]);
  expect(await again("byran@exempel.se")).toBe(1);
  expect(await dueOf(given)).toEqual(["memorialSheetToParlor byran@exempel.se", "receipt ratt@exempel.se"]);
  expect((await world.orderRow(given)).email).toBe("ratt@exempel.se");
});

test("a parlour's mail is never sent to the giver, nor a giver's to the parlour", async () => {
  const { given, again, parlor } = await bothRefused("ingrid@exempel.se");
  await expect(again("Ingrid@exempel.se", "memorialSheetToParlor")).rejects.toThrow("is the giver's address");
  await expect(again(parlor.toUpperCase(), "receipt")).rejects.toThrow("is somebody else's address");
  expect(await dueOf(given)).toEqual([`memorialSheetToParlor ${parlor}`, "receipt ingrid@exempel.se"]);
  expect(await refusedOf(given)).toHaveLength(2);
});

test("without another address all that was refused goes once more, each to its own", async () => {
  const { given, again, parlor } = await bothRefused("samma@exempel.se");
  expect(await again()).toBe(2);
  expect(await dueOf(given)).toEqual([`memorialSheetToParlor ${parlor}`, "receipt samma@exempel.se"]);
  expect(await refusedOf(given)).toEqual([]);
});

test("who takes the sheet at the parlour may be said with the number to reach them by, and the parlour reads it whole", async () => {
  const parlor = await addParlor(world.api);
  const handTo = "Anna Lindqvist, 070-174 06 05";
  await pay(await order(await forParlor(world.api, parlor.id, undefined, { delivery: { to: "parlor", handTo } })));
  const [letter] = await lettersTo(parlor.email ?? "", 1);
  expect(letter?.text).toContain(`Lämnas till: ${handTo}`);
});

test("a parlour's mail that waited until the ceremony had been is not sent, and staff are told", async () => {
  const { given, again, parlor } = await bothRefused("vantade@exempel.se");
  const { id } = await world.orderRow(given);
  const funeralDay = await dayIn(world.api, -1);
  await world.db.update(memorialDetails).set({ funeralDay }).where(eq(memorialDetails.orderId, id));
  await again();
  for (const mail of await world.mailsOf(given)) await world.api.jobs.send(world.db, "mail", { id: mail.id });
  await lettersTo("vantade@exempel.se", 2);
  await world.until(async () => expect(await refusedOf(given)).toEqual(["memorialSheetToParlor"]));
  await lettersTo(parlor, 1);
  const list = await showSections(world.db, mailSections);
  const line = list.split("\n").find((each) => each.startsWith(given.shortOrderReference));
  expect(line).toContain("the ceremony has been");
});

test("a sheet that was ordered in time and paid too late for the parlour is on the list of staff until the ceremony has been", async () => {
  const parlor = await addParlor(world.api);
  const [late, inTime] = [
    await pay(await order(await forParlor(world.api, parlor.id))),
    await pay(await order(await forParlor(world.api, parlor.id))),
  ];
  const { id } = await world.orderRow(late);
  const ceremonyIn = async (days: number) =>
    world.db
      .update(memorialDetails)
      .set({ funeralDay: await dayIn(world.api, days) })
      .where(eq(memorialDetails.orderId, id));
  await ceremonyIn(0);
  const listed = await showSections(world.db, memorialSections);
  expect(listed).toMatch(new RegExp(`paid late for their ceremony[^]*^${late.shortOrderReference} `, "m"));
  expect(listed).not.toContain(inTime.shortOrderReference);
  // Paid in time, and heard of now: the parlour has a mail only now.
  const tenDaysAgo = sql`now() - interval '10 days'`;
  await world.db.update(orders).set({ paidAt: tenDaysAgo }).where(eq(orders.id, id));
  expect(await showSections(world.db, memorialSections)).toContain(late.shortOrderReference);
  await ceremonyIn(-1);
  expect(await showSections(world.db, memorialSections)).not.toContain(late.shortOrderReference);
});
