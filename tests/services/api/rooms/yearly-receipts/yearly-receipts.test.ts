import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterAll, afterEach, expect, test } from "vitest";
import { connect } from "../../../../../services/api/src/platform/database/connect.ts";
import {} from "../../../../../services/api/src/platform/database/time.ts";
import { mails } from "../../../../../services/api/src/platform/database/tables/mail.ts";
import { mandateDraws, mandateEvents } from "../../../../../services/api/src/platform/database/tables/mandates.ts";
import { orders } from "../../../../../services/api/src/platform/database/tables/orders.ts";
import { payments } from "../../../../../services/api/src/platform/database/tables/payments.ts";
import { encryptNumbers } from "../../../../../services/api/src/kinds/monthly-gift/numbers.ts";
import { openDocuments } from "../../../../../services/api/src/platform/documents/compiler.ts";
import { printedTooEarly } from "../../../../../services/api/src/rooms/yearly-receipts/attention.ts";
import { createMakeYearlyReceipt } from "../../../../../services/api/src/rooms/yearly-receipts/document.ts";
import {
  givenInYear,
  isCorrection,
  markReceipted,
} from "../../../../../services/api/src/rooms/yearly-receipts/given-in-year.ts";
import { queueYearlyReceipts } from "../../../../../services/api/src/rooms/yearly-receipts/queue.ts";
import {
  listWithoutAddress,
  sendYearlyReceiptAgain,
  writeYearlyReceipt,
} from "../../../../../services/api/src/rooms/yearly-receipts/commands.ts";
import { openDelivery } from "../../platform/mail/delivery-tools.ts";
import { startMailServer } from "../../platform/mail/mail-server.ts";
import { openBankWorld, paymentFile } from "../../kinds/monthly-gift/bank-world.ts";
import type { BankWorld } from "../../kinds/monthly-gift/bank-world.ts";
import { seeded } from "../../kinds/monthly-gift/mandate-samples.ts";
import { readPdf } from "../../ledger/receipts/read-pdf.ts";
import { ownTestApi } from "../../test-api.ts";
import type { TestApi } from "../../test-api.ts";

const api = await ownTestApi();
await api.app.ready();
const world = await openBankWorld(api);
const server = await startMailServer();
const delivery = await openDelivery(api, server.url);
afterEach(async () => {
  server.letters.length = 0;
  await world.send();
  await world.forget();
});
afterAll(async () => {
  await delivery.close();
  await server.close();
});

type Mandate = Awaited<ReturnType<BankWorld["addMandate"]>>;
const johan = "198807012391";
const karin = "197101022382";
const give = (given: Parameters<BankWorld["addMandate"]>[0] = {}) => world.addMandate({ ...world.active, ...given });
/** The night before each day on which it is to be drawn. */
const nights = async (...on: string[]) => {
  for (const night of on) await world.night(night);
};
/** As the bank says of all that waits. */
const paid = async () => {
  await api.db.update(payments).set({ state: "paid", settledAt: sql`now()` });
  await api.db.execute(sql`update orders set paid_at = now(), paid_by = payment.id from payment
    where payment.order_id = orders.id and payment.state = 'paid'`);
};
const receipts = () => api.db.select().from(mails).where(eq(mails.template, "yearlyReceipt"));
const deliverAll = async () => {
  for (const { id } of await receipts()) await delivery.deliver({ mailId: id });
  return Promise.all(
    server.letters.map(async ({ subject, text, to, attachments: [pdf] }) => ({
      ...{ subject, text: text ?? "", to, fileName: pdf?.filename },
      words: (await readPdf(Buffer.from(pdf?.content as ArrayBuffer))).words.replaceAll("\u00a0", " "),
    })),
  );
};

test("in January a giver is told once what was drawn the year before, and each draw of it, without a personal number", async () => {
  const mandate = await give();
  await nights("2026-12-18", "2027-01-22", "2027-02-23", "2027-12-22");
  await paid();
  expect(await queueYearlyReceipts(api.db, "2028-01-15")).toBe(1);
  for (const day of ["2028-01-15", "2028-01-16", "2028-01-31"]) expect(await queueYearlyReceipts(api.db, day)).toBe(0);
  const [letter, ...others] = await deliverAll();
  expect(others).toEqual([]);
  expect(letter?.to).toEqual([{ address: "johan@exempel.se", name: "" }]);
  expect(letter?.subject).toBe("Dina månadsgåvor 2027");
  expect(letter?.text).toContain("600\u00a0kr med autogiro, 3 gånger");
  expect(letter?.fileName).toBe(`kvitto-2027-${mandate.shortReference}.pdf`);
  for (const words of ["Johan Ekdahl", "600 kr", "28 januari 2027", "1 mars 2027", "28 december 2027", "Skatteverket"])
    expect(letter?.words).toContain(words);
  expect(letter?.words).not.toContain("2026");
  for (const text of [letter?.text, letter?.words]) {
    expect(text).not.toMatch(/[{}]/);
    expect(text).not.toContain(johan);
    expect(text).not.toContain(johan.slice(2));
  }
});

test.each<[string, string, (mandate: Mandate) => Promise<unknown>, number]>([
  ["is left out when the bank never paid it", "2027-01-15", () => Promise.resolve(), 0],
  ["counts when it was paid", "2027-01-15", () => paid(), 1],
  ["does not count in the year after", "2028-01-15", () => paid(), 0],
  [
    "is left out when it was given back",
    "2027-01-15",
    async () => {
      await paid();
      await api.db.update(payments).set({ refundedAt: sql`now()` });
    },
    0,
  ],
  [
    "is left out when it was too much",
    "2027-01-15",
    async () => {
      await paid();
      await api.db.update(payments).set({ surplus: true });
    },
    0,
  ],
  [
    "counts when the mandate has ended since",
    "2027-01-15",
    async ({ id }) => {
      await paid();
      await api.db.execute(sql`update mandate set state = 'revoked' where id = ${id}`);
    },
    1,
  ],
  [
    "waits for an address where there is none",
    "2027-01-15",
    async ({ id }) => {
      await paid();
      await api.db.execute(sql`update mandate set email = null where id = ${id}`);
    },
    0,
  ],
])("a draw of 2026 %s", async (_what, on, then, count) => {
  const mandate = await give();
  await nights("2026-12-18");
  await then(mandate);
  expect(await queueYearlyReceipts(api.db, on)).toBe(count);
});

test("what was given back is not in the sum", async () => {
  await give();
  await nights("2026-12-18", "2027-01-22", "2027-02-23");
  await paid();
  const [, first] = await world.draws();
  await api.db
    .update(payments)
    .set({ refundedAt: sql`now()` })
    .where(eq(payments.id, first?.paymentId ?? ""));
  await queueYearlyReceipts(api.db, "2028-01-15");
  const [letter] = await deliverAll();
  expect(letter?.text).toContain("gav du 200\u00a0kr med autogiro.");
  expect(letter?.words).not.toContain("28 januari");
});

test("who gives by two mandates gets one, of both, at the address of the newest that has one", async () => {
  const secrets = api.environment.personalNumberKeys;
  const forKarin = (number: string) => ({
    ...{ giverFirstName: "Karin", giverLastName: "Ekdahl" },
    ...encryptNumbers(secrets, { holder: johan, giver: karin, account: { clearing: "6000", number } }),
  });
  const created = (day: string) => ({ createdAt: new Date(day) });
  await give({ ...created("2026-01-01"), amountOre: 30_000 });
  await give({ ...created("2026-02-01"), email: "nya@exempel.se", state: "active" });
  const silent = await give({ ...created("2026-03-01") });
  await api.db.execute(sql`update mandate set email = null where id = ${silent.id}`);
  // Another giver on the same holder's account.
  await give({ ...created("2026-04-01"), ...forKarin("000000777"), email: "karin@exempel.se", amountOre: 10_000 });
  await nights("2026-12-18");
  await paid();
  expect(await queueYearlyReceipts(api.db, "2027-01-15")).toBe(2);
  const letters = await deliverAll();
  const told = letters.map(({ to, text, words }) => [
    (to as { address: string }[])[0]?.address,
    /([\d ]+)\u00a0kr med/.exec(text)?.[1]?.trim(),
    /Givare\s*(\S+)/.exec(words)?.[1],
  ]);
  expect(told.sort()).toEqual([
    ["karin@exempel.se", "100", "Karin"],
    ["nya@exempel.se", "700", "Johan"],
  ]);
});

/** As the bank tells of one draw: on which day it drew it. */
const drawnBy = async ({ payerNumber }: Mandate, { reference }: { reference: string }, on: string) => {
  await world.lay(`${reference}-${on}.txt`, paymentFile(on, [{ payerNumber, reference, status: "0" }]));
  await world.read();
};
const drawOf = async (month: string) => {
  const found = (await world.draws()).find((draw) => draw.month === `${month}-01`);
  if (!found) throw new Error(`No draw of ${month}`);
  return found;
};

test("a gift is of the year in which the bank drew it, whatever day it was asked for, and of no other", async () => {
  const mandate = await give();
  await nights("2026-12-18", "2027-01-22");
  await drawnBy(mandate, await drawOf("2026-12"), "2027-01-04");
  await drawnBy(mandate, await drawOf("2027-01"), "2027-01-28");
  expect(await queueYearlyReceipts(api.db, "2027-01-15")).toBe(0);
  expect(await queueYearlyReceipts(api.db, "2028-01-15")).toBe(1);
  const [letter] = await deliverAll();
  expect(letter?.text).toContain("Under 2027 gav du 400\u00a0kr");
  for (const words of ["4 januari 2027", "28 januari 2027"]) expect(letter?.words).toContain(words);
  expect(letter?.words).not.toContain("december");
});

test("a draw that the bank tells of after January brings one corrected receipt of its year, and is on no other", async () => {
  const mandate = await give();
  await nights("2027-11-23", "2027-12-22");
  await drawnBy(mandate, await drawOf("2027-11"), "2027-11-29");
  expect(await queueYearlyReceipts(api.db, "2028-01-15")).toBe(1);
  expect((await deliverAll()).map(({ subject }) => subject)).toEqual(["Dina månadsgåvor 2027"]);
  server.letters.length = 0;
  expect(await queueYearlyReceipts(api.db, "2028-02-03")).toBe(0);

  await drawnBy(mandate, await drawOf("2027-12"), "2027-12-28");
  expect(await queueYearlyReceipts(api.db, "2028-02-03")).toBe(1);
  expect(await queueYearlyReceipts(api.db, "2028-02-04")).toBe(0);
  const [letter, ...others] = await deliverAll();
  expect(others).toEqual([]);
  expect(letter?.subject).toBe("Rättat kvitto: dina månadsgåvor 2027");
  expect(letter?.text).toContain("Det här kvittot ersätter det");
  expect(letter?.text).toContain("400\u00a0kr med autogiro, 2 gånger");
  for (const words of ["Rättat kvitto", "29 november 2027", "28 december 2027"]) expect(letter?.words).toContain(words);
  for (const day of ["2028-02-05", "2029-01-14", "2029-01-15"]) expect(await queueYearlyReceipts(api.db, day)).toBe(0);
});

const claimBack = async (month: string) => {
  const { paymentId } = await drawOf(month);
  await api.db
    .update(payments)
    .set({ refundedAt: sql`now()` })
    .where(eq(payments.id, paymentId));
};

test("a draw that is claimed back after the receipt of its year was sent brings one corrected receipt without it", async () => {
  const mandate = await give();
  await nights("2027-11-23", "2027-12-22");
  await drawnBy(mandate, await drawOf("2027-11"), "2027-11-29");
  await drawnBy(mandate, await drawOf("2027-12"), "2027-12-28");
  expect(await queueYearlyReceipts(api.db, "2028-01-15")).toBe(1);
  await deliverAll();
  server.letters.length = 0;
  await claimBack("2027-12");
  expect(await queueYearlyReceipts(api.db, "2028-02-03")).toBe(1);
  expect(await queueYearlyReceipts(api.db, "2028-02-04")).toBe(0);
  const [letter, ...others] = await deliverAll();
  expect(others).toEqual([]);
  expect(letter?.subject).toBe("Rättat kvitto: dina månadsgåvor 2027");
  expect(letter?.text).toContain("Det här kvittot ersätter det");
  expect(letter?.words).toContain("29 november 2027");
  expect(letter?.words).not.toContain("28 december 2027");
  for (const day of ["2028-02-05", "2028-12-31"]) expect(await queueYearlyReceipts(api.db, day)).toBe(0);
});

test("a corrected receipt that the mail server did not take is a corrected one at the next try too", async () => {
  const mandate = await give();
  await nights("2027-11-23", "2027-12-22");
  await drawnBy(mandate, await drawOf("2027-11"), "2027-11-29");
  await drawnBy(mandate, await drawOf("2027-12"), "2027-12-28");
  await queueYearlyReceipts(api.db, "2028-01-15");
  await deliverAll();
  await claimBack("2027-12");
  await queueYearlyReceipts(api.db, "2028-02-03");
  const version = Math.max(...(await receipts()).map((mail) => mail.version));
  const corrected = async () => {
    const given = await givenInYear(api.db, { mandateId: mandate.id, year: 2027 });
    if (!given) throw new Error("Nothing was given");
    const isCorrected = isCorrection(given, version);
    await markReceipted(api.db, given, version);
    return isCorrected;
  };
  expect([await corrected(), await corrected()]).toEqual([true, true]);
});

test("what was claimed back before the receipt of its year was sent is on none, and brings none", async () => {
  const mandate = await give();
  await nights("2027-11-23", "2027-12-22");
  await drawnBy(mandate, await drawOf("2027-11"), "2027-11-29");
  await drawnBy(mandate, await drawOf("2027-12"), "2027-12-28");
  await claimBack("2027-12");
  expect(await queueYearlyReceipts(api.db, "2028-01-15")).toBe(1);
  expect((await deliverAll()).map(({ subject }) => subject)).toEqual(["Dina månadsgåvor 2027"]);
  expect(await queueYearlyReceipts(api.db, "2028-02-03")).toBe(0);
});

test("who gave once, and of whom the bank told after January, gets a first receipt, and not a corrected one", async () => {
  const mandate = await give();
  await nights("2027-12-22");
  expect(await queueYearlyReceipts(api.db, "2028-01-15")).toBe(0);
  await drawnBy(mandate, await drawOf("2027-12"), "2027-12-28");
  expect(await queueYearlyReceipts(api.db, "2028-03-01")).toBe(1);
  expect((await deliverAll()).map(({ subject }) => subject)).toEqual(["Dina månadsgåvor 2027"]);
});

test("what is booked while the receipt waits for a mail server is on it, and brings no second", async () => {
  const mandate = await give();
  await nights("2027-11-23", "2027-12-22");
  await drawnBy(mandate, await drawOf("2027-11"), "2027-11-29");
  expect(await queueYearlyReceipts(api.db, "2028-01-15")).toBe(1);
  await drawnBy(mandate, await drawOf("2027-12"), "2027-12-28");
  expect(await queueYearlyReceipts(api.db, "2028-01-16")).toBe(0);
  const [letter] = await deliverAll();
  expect(letter?.subject).toBe("Dina månadsgåvor 2027");
  expect(letter?.text).toContain("400\u00a0kr");
  expect(await queueYearlyReceipts(api.db, "2028-01-17")).toBe(0);
});

test("two processes, and one that was killed before its mail was kept, write each receipt once", async () => {
  for (let count = 0; count < 5; count += 1)
    await give({ holder: `19880701${String(count).padStart(4, "0")}`, email: `${count}@exempel.se` });
  await nights("2026-12-18");
  await paid();
  const killed = api.db.transaction(async (tx) => {
    await queueYearlyReceipts(tx as unknown as TestApi["db"], "2027-01-15");
    throw new Error("killed");
  });
  await expect(killed).rejects.toThrow("killed");
  const other = connect({ url: api.environment.databaseUrl, poolSize: 2, onIdleError: () => undefined });
  const written = await Promise.all(
    [api.db, other.db, api.db, other.db].map((db) => queueYearlyReceipts(db, "2027-01-15")),
  );
  await other.close();
  expect(written.sort()).toEqual([0, 0, 0, 5]);
  expect(new Set((await receipts()).map(({ recipient }) => recipient)).size).toBe(5);
});

test("staff send one again, with a line of who and why, as it is by then", async () => {
  const mandate = await give();
  await nights("2026-12-18");
  await paid();
  const { shortReference: number } = mandate;
  const again = (note: string | undefined, year = "2026") => sendYearlyReceiptAgain(api.db, { number, year, note });
  await expect(again(undefined)).rejects.toThrow("Say who you are");
  await expect(again("Anna Ek: lost", "26")).rejects.toThrow("Say of which year");
  await expect(again("Anna Ek: lost", "2025")).rejects.toThrow("Nothing was drawn");
  await queueYearlyReceipts(api.db, "2027-01-15");
  await again("Anna Ek: it was lost");
  await again("Anna Ek: and once more");
  expect((await deliverAll()).map(({ subject }) => subject)).toEqual(Array(3).fill("Dina månadsgåvor 2026"));
  const lines = await api.db.select().from(mandateEvents).where(eq(mandateEvents.mandateId, mandate.id));
  expect(lines).toMatchObject([
    { who: "Anna Ek", note: "receipt of 2026: it was lost", fromState: "active", toState: "active" },
    { who: "Anna Ek", note: "receipt of 2026: and once more" },
  ]);
  expect(await queueYearlyReceipts(api.db, "2027-01-16")).toBe(0);
});

const listed = async (year: string | undefined) => {
  const files: string[] = [];
  const write = (csv: string) => Promise.resolve(void files.push(csv));
  return { said: await listWithoutAddress(api.db, { year, write }), files };
};

test("staff are told who gave in a year and has no e-mail address, each giver once with the sum, and nobody else", async () => {
  await give({ holder: karin, holderName: "Karin Ekdahl", createdAt: new Date("2026-01-01") });
  const silent = { email: null, createdAt: new Date("2026-02-01"), mobile: "+46701740605", holderName: " =Bo Ek" };
  const { shortReference } = await give(silent);
  await give({ ...silent, createdAt: new Date("2026-01-15"), amountOre: 5_000 });
  await nights("2026-12-18");
  await paid();
  const { said, files } = await listed("2026");
  expect(files).toEqual([
    [
      '\ufeff"mandate";"year";"name";"mobile";"language";"kronor";"draws"',
      `"${shortReference}";"2026";"' =Bo Ek";"'+46701740605";"sv";"250";"2"`,
      "",
    ].join("\r\n"),
  ]);
  expect(said).toMatch(/^Without an e-mail address: 1\./);
  expect(await queueYearlyReceipts(api.db, "2027-01-15")).toBe(1);
  expect(await listed("2025")).toMatchObject({ files: [], said: expect.stringContaining("nobody") as string });
  await expect(listed(undefined)).rejects.toThrow("Say of which year");
});

test("a receipt for who has no e-mail address is written to print, as it is by then, with a line of who and why", async () => {
  const { id, shortReference: number } = await give({ email: null });
  await nights("2026-12-18");
  await paid();
  const documents = openDocuments();
  const makeYearlyReceipt = createMakeYearlyReceipt({ published: seeded, documents });
  const written: Buffer[] = [];
  const write = (pdf: Buffer) => Promise.resolve(void written.push(pdf));
  const asked = { number, year: "2026", write };
  const print = (note: string | undefined) => writeYearlyReceipt({ db: api.db, makeYearlyReceipt }, { ...asked, note });
  await expect(print(undefined)).rejects.toThrow("Say who you are");
  expect(await print("Anna Ek: posted").finally(documents.close)).toContain("Johan Ekdahl");
  const { words } = await readPdf(written[0] ?? Buffer.alloc(0));
  expect(words.replaceAll("\u00a0", " ")).toContain("200 kr");
  expect(await api.db.select().from(mandateEvents).where(eq(mandateEvents.mandateId, id))).toMatchObject([
    { who: "Anna Ek", note: "receipt of 2026 to print: posted" },
  ]);
});

test("a receipt that was printed before the bank had told of all is on the list, and the next one says that it is corrected", async () => {
  const mandate = await give({ email: null });
  await nights("2027-11-23", "2027-12-22");
  await drawnBy(mandate, await drawOf("2027-11"), "2027-11-29");
  const documents = openDocuments();
  const makeYearlyReceipt = createMakeYearlyReceipt({ published: seeded, documents });
  const printed = async () => {
    const files: Buffer[] = [];
    const write = (pdf: Buffer) => Promise.resolve(void files.push(pdf));
    const asked = { number: mandate.shortReference, year: "2027", note: "Anna Ek: posted", write };
    await writeYearlyReceipt({ db: api.db, makeYearlyReceipt }, asked);
    return (await readPdf(files[0] ?? Buffer.alloc(0))).words.replaceAll("\u00a0", " ");
  };
  expect(await printed()).not.toContain("Rättat");
  expect(await printedTooEarly(api.db, "2028-02-03")).toEqual([]);
  await drawnBy(mandate, await drawOf("2027-12"), "2027-12-28");
  const listedOf = { mandate: mandate.shortReference, year: 2027, draws: 2, notOnIt: 1, claimedBackSince: 0 };
  expect(await printedTooEarly(api.db, "2028-02-03")).toEqual([listedOf]);
  expect(await printed()).toContain("Rättat kvitto");
  expect(await printedTooEarly(api.db, "2028-02-03")).toEqual([]);
  expect(await printed()).not.toContain("Rättat");
  await claimBack("2027-12");
  const claimed = { mandate: mandate.shortReference, year: 2027, draws: 1, notOnIt: 0, claimedBackSince: 1 };
  expect(await printedTooEarly(api.db, "2028-02-03")).toEqual([claimed]);
  expect(await printed()).toContain("Rättat kvitto");
  expect(await printedTooEarly(api.db, "2028-02-03")).toEqual([]);
  expect(await printed().finally(documents.close)).not.toContain("Rättat");
});

test("a year of many draws goes on to another page, and nothing is lost, also of what was drawn extra", async () => {
  await give();
  await nights("2026-12-18");
  await paid();
  const [draw] = await world.draws();
  const addDraw = async (mandateId: string, kind: "monthly" | "extra", dueOn: string) => {
    const [orderId, paymentId] = [randomUUID(), randomUUID()];
    await api.db.execute(sql`insert into orders
      select (jsonb_populate_record(o, ${JSON.stringify({
        ...{ id: orderId, reference: orderId, short_reference: orderId, idempotency_key: randomUUID() },
        paid_by: paymentId,
      })}::jsonb)).* from orders o where o.id = ${draw?.orderId}`);
    await api.db.execute(sql`insert into payment
      select (jsonb_populate_record(p, ${JSON.stringify({
        ...{ id: paymentId, order_id: orderId, provider_reference: paymentId, idempotency_key: randomUUID() },
      })}::jsonb)).* from payment p where p.id = ${draw?.paymentId}`);
    const month = `${dueOn.slice(0, 7)}-01`;
    await api.db
      .insert(mandateDraws)
      .values({ ...{ id: randomUUID(), mandateId, kind, month, dueOn }, orderId, paymentId });
  };
  for (let count = 0; count < 5; count += 1) {
    const { id } = await give();
    for (let month = 1; month <= 12; month += 1)
      await addDraw(id, "monthly", `2026-${String(month).padStart(2, "0")}-28`);
    await addDraw(id, "extra", "2026-11-04");
  }
  await queueYearlyReceipts(api.db, "2027-01-15");
  const [letter] = await deliverAll();
  expect(letter?.text).toContain("13\u00a0200\u00a0kr");
  expect(letter?.words.match(/200\skr/g)?.length).toBeGreaterThanOrEqual(66);
  expect(letter?.words).toContain("4 november 2026");
  expect(await api.db.select().from(orders)).toHaveLength(66);
});
