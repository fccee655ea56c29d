import {
  companyDiplomaHref,
  companyInvoiceHref,
  companyOrderCall,
  companyOrderInformationCall,
} from "@hjarta-lunga/contract/calls/company-gifts.ts";
import { hrefOf } from "@hjarta-lunga/contract/calls/call.ts";
import { receiptHref } from "@hjarta-lunga/contract/calls/receipts.ts";
import { paymentCalls } from "@hjarta-lunga/contract/calls/payments.ts";
import { luhnHolds } from "@hjarta-lunga/contract/lib/luhn.ts";
import { daysAfter } from "@hjarta-lunga/contract/lib/working-days.ts";
import { companyOrder, companyOrderInformation } from "@hjarta-lunga/contract/schemas/company-gifts.ts";
import { errorBody } from "@hjarta-lunga/contract/schemas/errors.ts";
import { orderReceipt, type OrderReceipt } from "@hjarta-lunga/contract/schemas/orders.ts";
import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { commands } from "../../../../../services/api/src/commands.ts";
import { newInvoice, remindOfInvoices } from "../../../../../services/api/src/ledger/invoices/invoice.ts";
import { recordOutcome } from "../../../../../services/api/src/ledger/payments/record-outcome.ts";
import { orderHandlers, runRetention } from "../../../../../services/api/src/modules.ts";
import { invoices } from "../../../../../services/api/src/platform/database/tables/invoices.ts";
import { mails } from "../../../../../services/api/src/platform/database/tables/mail.ts";
import { orders } from "../../../../../services/api/src/platform/database/tables/orders.ts";
import { paymentDiscrepancies, payments } from "../../../../../services/api/src/platform/database/tables/payments.ts";
import { runCommand } from "../../../../../services/api/src/platform/staff/command.ts";
import { addCompanyGift, company, companyGift } from "../../kinds/company-gift/company-gift-samples.ts";
import { camtFile } from "../money-in/camt-files.ts";
import { openMoneyWorld } from "../money-in/money-world.ts";
import { openPaymentWorld, type PaymentWorld } from "../payments/payment-world.ts";
import { readPdf } from "../receipts/read-pdf.ts";

let world: PaymentWorld;
let today: string;
beforeAll(async () => {
  world = await openPaymentWorld();
  const { rows } = await world.db.execute(sql`select (now() at time zone 'Europe/Stockholm')::date::text as today`);
  today = String(rows[0]?.today);
});
afterAll(() => world.close());

let firms = 0;
const order = async (given: Record<string, unknown> = {}): Promise<OrderReceipt & { email: string }> => {
  const email = `firma-${(firms += 1)}@exempel.se`;
  const body = companyGift({ company: company({ email }), ...given });
  return { ...orderReceipt.parse((await addCompanyGift(world.api, body)).json()), email };
};
const bill = ({ orderReference }: OrderReceipt, paymentType = "Invoice", idempotencyKey = world.newKey()) =>
  world.call(paymentCalls.create.path, { paymentType, orderReference, idempotencyKey });
const billed = async (paymentType = "Invoice") => {
  const given = await order();
  expect((await bill(given, paymentType)).statusCode).toBe(200);
  return given;
};
const get = (url: string) => world.api.app.inject({ method: "GET", url });
const invoicesOf = async (given: OrderReceipt) =>
  world.db
    .select()
    .from(invoices)
    .where(eq(invoices.paymentId, (await world.paymentsOf(given))[0]?.id ?? ""))
    .orderBy(asc(invoices.number));
const seen = async ({ orderReference }: OrderReceipt) =>
  companyOrder.strict().parse((await get(hrefOf(companyOrderCall, { orderReference }))).json());
const stageOf = async ({ shortOrderReference: shortCode }: OrderReceipt) =>
  companyOrderInformation.parse((await get(hrefOf(companyOrderInformationCall, { shortCode }))).json()).stage;
const mailsOf = async (given: OrderReceipt) => (await world.mailsOf(given)).map(({ template }) => template).sort();

type Letter = { id: number; to: string[]; subject: string; text: string };
const letter = async (email: string, subject: RegExp): Promise<Letter> => {
  let found: Letter | undefined;
  await world.until(async () => {
    const all = (await world.control("GET", "/mails")) as Letter[];
    found = all.find((one) => JSON.stringify(one.to).includes(email) && subject.test(one.subject));
    expect(found).toBeDefined();
  });
  return found as unknown as Letter;
};
const filesOf = async ({ id }: Letter) =>
  ((await world.control("GET", `/mails/${id}`)) as { attachments: { name: string }[] }).attachments.map(
    ({ name }) => name,
  );

const overdue = async (given: OrderReceipt) =>
  world.db
    .update(invoices)
    .set({ dueOn: daysAfter(today, -1) })
    .where(eq(invoices.number, (await invoicesOf(given))[0]?.number ?? 0));

const money = (amountOre = 500_000) =>
  ({
    state: "paid",
    reason: null,
    code: "camt",
    amountOre,
    currency: "SEK",
    settlementReference: crypto.randomUUID(),
  }) as const;
const pay = async (given: OrderReceipt) =>
  recordOutcome(world.deps, (await world.latest(given)).id, money(), "bankFile");
const staff = (...typed: string[]) =>
  runCommand(commands, { db: world.db, environment: world.api.environment }, ["invoices", ...typed], "Bo Ek: kontroll");
const numberOf = async (given: OrderReceipt) => String((await invoicesOf(given))[0]?.number);

test("who asks for an invoice gets one by mail, as PDF and for Peppol, with an OCR number and thirty days", async () => {
  const given = await billed();
  const [invoice] = await invoicesOf(given);
  const payment = await world.latest(given);
  expect(payment).toMatchObject({ method: "invoice", state: "waiting", providerReference: invoice?.ocr });
  expect(invoice).toMatchObject({ issuedOn: today, dueOn: daysAfter(today, 30), amountOre: 500_000, credits: null });
  expect(luhnHolds(invoice?.ocr ?? "1")).toBe(true);

  const mail = await letter(given.email, /^Faktura/);
  expect(mail.text).toContain(invoice?.ocr);
  expect(await filesOf(mail)).toEqual([`faktura-${invoice?.number}.pdf`, `faktura-${invoice?.number}.xml`]);
  expect(await seen(given)).toMatchObject({
    stage: "invoiced",
    companyName: "Norrskenets Bygg & Betong AB",
    method: "invoice",
    state: "waiting",
    invoice: { number: invoice?.number, ocr: invoice?.ocr, dueOn: invoice?.dueOn, mailed: true },
  });
  expect(await stageOf(given)).toBe("invoiced");
});

test("the page says so when the invoice could not be mailed", async () => {
  const given = await billed();
  await world.db
    .update(mails)
    .set({ refusedAt: sql`now()` })
    .where(and(eq(mails.ownerId, (await world.orderRow(given)).id), eq(mails.template, "invoice")));
  expect((await seen(given)).invoice).toMatchObject({ mailed: true, refused: true });
});

test("an invoice to download is there at once, and is not mailed", async () => {
  const given = await billed("PdfInvoice");
  const pdf = await get(companyInvoiceHref(given.orderReference, "pdf"));
  expect([pdf.statusCode, pdf.headers["content-type"]]).toEqual([200, "application/pdf"]);
  expect(JSON.stringify(await readPdf(pdf.rawPayload))).toContain("Norrskenets Bygg & Betong AB");
  const xml = await get(companyInvoiceHref(given.orderReference, "xml"));
  expect(xml.headers["content-type"]).toContain("application/xml");
  expect(xml.body).toContain("<cbc:ID>");
  expect(await mailsOf(given)).toEqual([]);
});

test("the same click makes one invoice, and a second invoice is refused while the first waits", async () => {
  const given = await order();
  const key = world.newKey();
  const both = await Promise.all([bill(given, "Invoice", key), bill(given, "Invoice", key)]);
  expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(await invoicesOf(given)).toHaveLength(1);
  expect(errorBody.parse((await bill(given, "PdfInvoice")).json()).code).toBe("payment_in_progress");
});

test("other gifts are not paid by invoice, and take no number", async () => {
  const [before] = await world.db.select({ most: sql<number>`max(${invoices.number})::int` }).from(invoices);
  const response = await bill(await world.order());
  expect(errorBody.parse(response.json())).toMatchObject({
    code: "validation_failed",
    fields: { paymentType: "not for this kind of order" },
  });
  const next = Number(await numberOf(await billed()));
  expect(next).toBe((before?.most ?? 0) + 1);
});

test("fifty at once, a third of which fail before they are written, leave no gap and no double", async () => {
  const [before] = await world.db.select({ most: sql<number>`max(${invoices.number})::int` }).from(invoices);
  const most = before?.most ?? 0;
  const given = await Promise.all(Array.from({ length: 50 }, () => order()));
  const failing = given.filter((_one, index) => index % 3 === 0);
  const fail = async (one: OrderReceipt) => {
    const row = await world.orderRow(one);
    await world.db
      .transaction(async (tx) => {
        await newInvoice(tx, row, orderHandlers.company_gift.billed);
        throw new Error("the process was killed");
      })
      .catch(() => undefined);
  };
  // As the browser does: the same call with the same key until it is answered.
  const insist = async (one: OrderReceipt) => {
    const key = world.newKey();
    await world.until(async () => expect((await bill(one, "PdfInvoice", key)).statusCode).toBe(200));
  };
  await Promise.all([...failing.map(fail), ...given.map(insist)]);
  const numbers = await world.db
    .select({ number: invoices.number })
    .from(invoices)
    .where(sql`${invoices.number} > ${most}`)
    .orderBy(asc(invoices.number));
  expect(numbers.map(({ number }) => number)).toEqual(Array.from({ length: 50 }, (_one, index) => most + 1 + index));
});

test("money by its OCR number pays it: receipt, diploma and all files are the company's", async () => {
  const given = await billed();
  for (const format of ["pdf", "png", "signature", "share"] as const)
    expect((await get(companyDiplomaHref(given.orderReference, format))).statusCode).toBe(409);
  await pay(given);
  expect(await seen(given)).toMatchObject({ stage: "paid", state: "paid", paidOn: today });
  for (const format of ["pdf", "png", "signature", "share"] as const)
    expect((await get(companyDiplomaHref(given.orderReference, format))).statusCode).toBe(200);
  expect(await mailsOf(given)).toEqual(["companyDiploma", "invoice", "receipt"]);
  const mail = await letter(given.email, /diplom/);
  expect(await filesOf(mail)).toHaveLength(3);
  expect(mail.text).not.toContain("Norrskenet");
  expect((await letter(given.email, /kvitto/i)).text).toContain(`/order/foretag/${given.shortOrderReference}`);
});

test("paid in part and then in whole, by two files of the bank: paid once, with the second, and no reminder between", async () => {
  const given = await billed();
  const [invoice] = await invoicesOf(given);
  const bank = await openMoneyWorld(world.api);
  const part = (ref: string, ore: number) =>
    bank.bankSays(camtFile({ entries: [{ ref, details: [{ ore, ocr: invoice?.ocr ?? "" }] }] }));
  await part("first", 200_000);
  await overdue(given);
  await remindOfInvoices(world.db, world.api.jobs);
  expect(await seen(given)).toMatchObject({ stage: "invoiced", paidOn: null, invoice: { came: 2_000 } });
  // What has come is not asked for a second time.
  await world.cancel(given);
  expect(await seen(given)).toMatchObject({ stage: "invoiced", state: "waiting" });
  await part("second", 300_000);
  expect(await seen(given)).toMatchObject({ stage: "paid" });
  await part("third", 300_000);
  expect((await bank.items()).map(({ state }) => state)).toEqual(["booked", "booked", "aside"]);
  expect(await mailsOf(given)).toEqual(["companyDiploma", "invoice", "receipt"]);
});

test("when the days are over it still waits, its order is kept, and one reminder goes, in office hours", async () => {
  const given = await billed();
  const [invoice] = await invoicesOf(given);
  await world.age(given, 40 * 86_400_000);
  await world.db
    .update(orders)
    .set({ createdAt: sql`now() - interval '40 days'` })
    .where(eq(orders.reference, given.orderReference));
  await overdue(given);
  await world.reconcile();
  await runRetention(world.db);
  expect(await stageOf(given)).toBe("invoiced");
  for (let times = 0; times < 3; times += 1) await remindOfInvoices(world.db, world.api.jobs);
  const reminders = (await world.mailsOf(given)).filter(({ template }) => template === "invoiceReminder");
  expect(reminders).toMatchObject([{ dueOn: today, dueHour: 9, version: invoice?.number }]);
});

test("a reminder that waits for the morning goes no more when the money comes before, or the invoice is taken back", async () => {
  for (const happen of [pay, async (one: OrderReceipt) => staff("cancel", await numberOf(one), "Anna Ek: ringde")]) {
    const given = await billed();
    await overdue(given);
    await remindOfInvoices(world.db, world.api.jobs);
    // As if it were before nine.
    await world.db
      .update(mails)
      .set({ dueHour: 23, sentAt: null })
      .where(and(eq(mails.ownerId, (await world.orderRow(given)).id), eq(mails.template, "invoiceReminder")));
    await happen(given);
    const reminder = (await world.mailsOf(given)).find(({ template }) => template === "invoiceReminder");
    expect(reminder).toMatchObject({ sentAt: null, replacedAt: expect.any(Date) as Date });
  }
});

test("it is paid on the bank's day, whenever we hear of it: of that year are the receipt and its tax", async () => {
  const given = await billed();
  const [invoice] = await invoicesOf(given);
  const bank = await openMoneyWorld(world.api);
  const entries = [{ ref: "late", day: "2025-12-31", details: [{ ore: 500_000, ocr: invoice?.ocr ?? "" }] }];
  await bank.bankSays(camtFile({ entries }));
  expect(await seen(given)).toMatchObject({ stage: "paid", paidOn: "2025-12-31" });
  expect((await world.orderRow(given)).paidAt).toEqual(new Date("2025-12-31T11:00:00Z"));
  const receipt = await readPdf((await get(receiptHref(given.orderReference))).rawPayload);
  expect(receipt.words).toContain("från tiden före det");
});

test("an invoice that staff took back is not shown or served any more, and nothing is asked for", async () => {
  const given = await billed();
  await staff("cancel", await numberOf(given), "Anna Ek: fel belopp");
  expect(await seen(given)).toMatchObject({ stage: "ended", invoice: null, dueOn: null });
  expect((await get(companyInvoiceHref(given.orderReference, "pdf"))).statusCode).toBe(404);
  await world.db
    .update(orders)
    .set({ closedAt: sql`now()` })
    .where(eq(orders.reference, given.orderReference));
  expect(await stageOf(given)).toBe("ended");
});

test("an invoice whose making was cut off can be taken back at once, and is credited", async () => {
  const given = await billed();
  const { id } = await world.latest(given);
  await world.db
    .update(payments)
    .set({ state: "created", acceptedAt: null, askedAt: sql`now()` })
    .where(eq(payments.id, id));
  expect((await world.cancel(given)).payment?.state).toBe("cancelled");
  expect(await invoicesOf(given)).toHaveLength(2);
});

test("one that was given up by the company may be paid in another way", async () => {
  const given = await billed();
  await world.cancel(given);
  expect(await seen(given)).toMatchObject({ stage: "ordered", invoice: null });
});

test("the company's change of mind says nothing against money that came meanwhile", async () => {
  const given = await billed();
  const { id } = await world.latest(given);
  const seenBefore = await world.api.providers.methods.invoice.cancel({} as never);
  await pay(given);
  if (seenBefore.kind === "status") await recordOutcome(world.deps, id, seenBefore.status, "visitor");
  expect(await world.db.select().from(paymentDiscrepancies).where(eq(paymentDiscrepancies.paymentId, id))).toEqual([]);
  expect(await stageOf(given)).toBe("paid");
});

test.each<[string, (given: OrderReceipt) => Promise<unknown>]>([
  ["is paid", pay],
  ["was taken back", async (given) => staff("cancel", await numberOf(given), "Anna Ek: ringde")],
  [
    "has days left",
    async (given) =>
      world.db
        .update(invoices)
        .set({ dueOn: today })
        .where(eq(invoices.number, Number(await numberOf(given)))),
  ],
])("no reminder goes of one that %s", async (_what, happen) => {
  const given = await billed();
  await overdue(given);
  await happen(given);
  await remindOfInvoices(world.db, world.api.jobs);
  expect(await mailsOf(given)).not.toContain("invoiceReminder");
});

test("the company gives the invoice up for Swish: it is credited once, and one payment pays", async () => {
  const given = await billed();
  await world.cancel(given);
  await world.cancel(given);
  const [invoice, credit] = await invoicesOf(given);
  expect(await invoicesOf(given)).toHaveLength(2);
  expect(credit).toMatchObject({ credits: invoice?.number, amountOre: 500_000, ocr: invoice?.ocr });
  const mail = await letter(given.email, /makulerad/);
  expect(await filesOf(mail)).toEqual([`kreditfaktura-${credit?.number}.pdf`, `kreditfaktura-${credit?.number}.xml`]);
  await world.direct(given);
  await world.decide(given, "approve");
  await world.until(async () => expect((await world.poll(given)).paid).toBe(true));
  expect(await seen(given)).toMatchObject({ stage: "paid", method: "swishDirect" });
});

test("money for an invoice that was given up for Swish goes back by hand, and staff are told", async () => {
  const given = await billed();
  const { id } = await world.latest(given);
  await world.cancel(given);
  await world.direct(given);
  await world.decide(given, "approve");
  await world.until(async () => expect((await world.poll(given)).paid).toBe(true));
  await recordOutcome(world.deps, id, money(), "bankFile");
  const [row] = await world.db.select().from(payments).where(eq(payments.id, id));
  expect(row).toMatchObject({ state: "paid", surplus: true });
  expect(await mailsOf(given)).toContain("givenBack");
});

test("staff take an unpaid invoice back, with who and why; a paid one is given back and its diploma taken down", async () => {
  const unpaid = await billed();
  await expect(staff("cancel", await numberOf(unpaid), "bara för att")).rejects.toThrow("Say who you are");
  expect(await staff("cancel", await numberOf(unpaid), "Anna Ek: fel belopp")).toContain("credit invoice");
  expect(await invoicesOf(unpaid)).toHaveLength(2);
  await expect(staff("cancel", await numberOf(unpaid), "Anna Ek: igen")).rejects.toThrow("taken back before");

  const paid = await billed();
  await expect(staff("given-back", await numberOf(paid), "Anna Ek: ångrade sig")).rejects.toThrow("not paid");
  await pay(paid);
  await expect(staff("cancel", await numberOf(paid), "Anna Ek: fel belopp")).rejects.toThrow("paid");
  expect(await staff("given-back", await numberOf(paid), "Anna Ek: ångrade sig")).toContain("taken down");
  expect(await stageOf(paid)).toBe("givenBack");
  expect((await get(companyDiplomaHref(paid.orderReference, "share"))).statusCode).toBe(410);
  expect(await invoicesOf(paid)).toHaveLength(2);
});

test("money for an invoice that staff had taken back is booked, and staff are told", async () => {
  const given = await billed();
  await staff("cancel", await numberOf(given), "Anna Ek: fel belopp");
  await pay(given);
  expect(await stageOf(given)).toBe("paid");
  const all = await runCommand(
    commands,
    { db: world.db, environment: world.api.environment },
    ["attention"],
    "Bo Ek: kontroll",
  );
  expect(all).toMatch(new RegExp(`had been credited[\\s\\S]*${given.shortOrderReference}`));
});

test("an invoice keeps its company seven years from the end of its year, whatever becomes of the order", async () => {
  const given = await billed();
  await staff("cancel", await numberOf(given), "Anna Ek: fel belopp");
  const number = Number(await numberOf(given));
  const made = (moment: string) =>
    world.db
      .update(invoices)
      .set({ createdAt: sql`${moment}::timestamptz` })
      .where(eq(invoices.number, number));
  await made(`${Number(today.slice(0, 4)) - 7}-01-01T12:00:00Z`);
  await runRetention(world.db);
  expect((await invoicesOf(given))[0]).toMatchObject({ buyerName: "Norrskenets Bygg & Betong AB", forgottenAt: null });
  await made(`${Number(today.slice(0, 4)) - 8}-12-31T12:00:00Z`);
  await runRetention(world.db);
  expect((await invoicesOf(given))[0]).toMatchObject({ buyerName: "", organisationNumber: "", number });
  expect(await world.db.select().from(mails).where(isNull(mails.ownerId))).toEqual([]);
});
