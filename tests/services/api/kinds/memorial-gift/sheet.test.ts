import { hrefOf } from "@hjarta-lunga/contract/calls/call.ts";
import type { PictureSize } from "@hjarta-lunga/contract/calls/memorial-cards.ts";
import { memorialSheetCall, memorialSheetFileCall } from "@hjarta-lunga/contract/calls/memorial-gifts.ts";
import { errorBody } from "@hjarta-lunga/contract/schemas/errors.ts";
import { memorialSheetAnswer } from "@hjarta-lunga/contract/schemas/memorials.ts";
import { orderReceipt, type OrderReceipt } from "@hjarta-lunga/contract/schemas/orders.ts";
import { asc, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { mails } from "../../../../../services/api/src/platform/database/tables/mail.ts";
import { memorialDetails, memorialSheets } from "../../../../../services/api/src/platform/database/tables/documents.ts";
import { orders } from "../../../../../services/api/src/platform/database/tables/orders.ts";
import { runRetention } from "../../../../../services/api/src/modules.ts";
import { recordOutcome } from "../../../../../services/api/src/ledger/payments/record-outcome.ts";
import { openPaymentWorld, type PaymentWorld } from "../../ledger/payments/payment-world.ts";
import { readPdf } from "../../ledger/receipts/read-pdf.ts";
import { addMemorial, addParlor, byPost, correct, dayIn, forParlor, memorial, sheet } from "./memorial-samples.ts";

let world: PaymentWorld;
beforeAll(async () => {
  world = await openPaymentWorld();
});
afterAll(() => world.close());

type Json = Record<string, unknown>;
const order = async (given: Json): Promise<OrderReceipt> =>
  orderReceipt.parse((await addMemorial(world.api, given)).json());
const person = (email: string) => ({ kind: "person", firstName: "Birgitta", lastName: "Åkerström", email });
/** Its mail is written down, and goes when a test says so. */
const payWithoutSending = async (receipt: OrderReceipt) => {
  await world.direct(receipt);
  const jobs = { ...world.deps.jobs, send: () => Promise.resolve() };
  const news = { state: "paid", reason: null, code: "PAID", amountOre: 30_000, currency: "SEK" } as const;
  await recordOutcome({ ...world.deps, jobs }, (await world.latest(receipt)).id, news, "callback");
  return receipt;
};
const paid = async (given: Json) => payWithoutSending(await order(given));
const get = (url: string) => world.api.app.inject({ method: "GET", url });
const ask = (reference: string) => get(memorialSheetCall.path.replace(":orderReference", reference));
const stateOf = async ({ orderReference }: OrderReceipt) =>
  memorialSheetAnswer.strict().parse((await ask(orderReference)).json());
const file = (orderReference: string, ...[format = "pdf", size]: ["pdf"] | ["png", PictureSize?] | []) =>
  get(hrefOf(memorialSheetFileCall, { orderReference, format, ...(size !== undefined && { size }) }));
const rightWords = sheet({ remembered: { name: "Karin Lindkvist", bornYear: 1941, diedYear: 2026 } });
const fix = (given: OrderReceipt, words: Json = rightWords, madeFrom?: string) =>
  correct(world.api, given.orderReference, words, madeFrom);
const codeOf = ({ statusCode, json }: Awaited<ReturnType<typeof fix>>) => [statusCode, errorBody.parse(json()).code];

const sheetMails = async (given: OrderReceipt) =>
  (await world.mailsOf(given)).filter(({ template }) => template !== "receipt").sort((a, b) => a.version - b.version);
const versions = async (given: OrderReceipt) => {
  const { id } = await world.orderRow(given);
  const rows = world.db.select().from(memorialSheets).where(eq(memorialSheets.orderId, id));
  return (await rows.orderBy(asc(memorialSheets.version))).map(({ name, replacedAt }) => [name, replacedAt !== null]);
};
const sendNow = async (given: OrderReceipt) => {
  for (const { id } of await sheetMails(given)) await world.deps.jobs.send(world.db, "mail", { id });
  await world.until(async () => expect((await stateOf(given)).state).toBe("sent"));
};
const setMail = async (given: OrderReceipt, change: Partial<typeof mails.$inferInsert>) => {
  const [mail] = await sheetMails(given);
  await world.db
    .update(mails)
    .set(change)
    .where(eq(mails.id, mail?.id ?? ""));
};
const printed = async (given: OrderReceipt, change: Partial<typeof memorialSheets.$inferInsert>) =>
  world.db
    .update(memorialSheets)
    .set(change)
    .where(eq(memorialSheets.orderId, (await world.orderRow(given)).id));

type Letter = { id: number; to: string[]; subject: string; text: string };
const lettersTo = async (address: string, count: number): Promise<Letter[]> => {
  const find = async () =>
    ((await world.control("GET", "/mails")) as Letter[]).filter(({ to }) => JSON.stringify(to).includes(address));
  await world.until(async () => expect(await find()).toHaveLength(count));
  return (await find()).sort((a, b) => a.id - b.id);
};

test("a sheet is seen before it is paid, and downloaded only afterwards", async () => {
  const given = await order(memorial());
  expect(await stateOf(given)).toEqual({
    orderReference: given.orderReference,
    sheet: sheet(),
    delivery: { to: "donor", day: null },
    state: "unpaid",
    canCorrect: true,
    correctedTo: "donor",
    revision: expect.stringMatching(/^[\w-]{22}$/) as string,
  });
  const early = await file(given.orderReference);
  expect([early.statusCode, errorBody.parse(early.json()).code]).toEqual([409, "not_paid"]);
});

test.each<[string, Json, Partial<typeof mails.$inferInsert> | undefined, string]>([
  ["that stays on the order's page", { delivery: { to: "none" } }, undefined, "kept"],
  ["by post, before it is printed", { delivery: byPost }, undefined, "waiting"],
  ["by mail, before it is sent", {}, undefined, "waiting"],
  ["by mail, when it is sent", {}, { sentAt: new Date() }, "sent"],
  ["by mail, when the mail server refused it", {}, { refusedAt: new Date() }, "refused"],
])("of a paid sheet %s that is what is told", async (_, given, change, state) => {
  const receipt = await paid(memorial(given));
  if (change) await setMail(receipt, change);
  expect(await stateOf(receipt)).toMatchObject({ state, canCorrect: true });
});

test("a printed sheet is told as printed", async () => {
  const given = await paid(memorial({ delivery: byPost }));
  await printed(given, { printedAt: new Date() });
  expect((await stateOf(given)).state).toBe("printed");
});

test("the sheet of a paid gift is a PDF to print and a picture, the same bytes each time, under a name that tells nothing", async () => {
  const given = await paid(memorial());
  const [pdf, again, png] = [
    await file(given.orderReference),
    await file(given.orderReference),
    await file(given.orderReference, "png"),
  ];
  expect(pdf.headers).toMatchObject({
    "content-type": "application/pdf",
    "content-disposition": `attachment; filename="minnesblad-${given.shortOrderReference}.pdf"`,
    "cache-control": "no-store",
    "x-robots-tag": "noindex",
  });
  expect(again.rawPayload.equals(pdf.rawPayload)).toBe(true);
  expect(png.headers["content-type"]).toBe("image/png");
  const print = await file(given.orderReference, "png", "print");
  expect([png, print].map(({ rawPayload }) => rawPayload.readUInt32BE(16))).toEqual([1200, 2480]);
  const { words } = await readPdf(pdf.rawPayload);
  for (const shown of ["Karin Lindqvist", "1941", "2026", "Tack för allt du var.", "Birgitta Åkerström", "Eva Ek"])
    expect(words).toContain(shown);
});

test("no sheet is opened by an unknown reference, the short one, or that of a gift", async () => {
  const given = await paid(memorial());
  for (const open of [ask, file]) {
    expect((await open("0".repeat(20))).statusCode).toBe(404);
    expect((await open(given.shortOrderReference)).statusCode).toBe(400);
    expect((await open((await world.order()).orderReference)).statusCode).toBe(404);
  }
  const unknown = { ...given, orderReference: "0".repeat(20) };
  expect((await fix(unknown)).statusCode).toBe(404);
  expect((await fix(await world.order())).statusCode).toBe(404);
});

test("of an order that nobody paid for a day the sheet is neither seen nor changed", async () => {
  const given = await order(memorial());
  const { id } = await world.orderRow(given);
  await world.db.update(orders).set({ closedAt: new Date() }).where(eq(orders.id, id));
  expect([(await ask(given.orderReference)).statusCode, (await fix(given)).statusCode]).toEqual([404, 404]);
});

type Sent = (given: OrderReceipt) => Promise<unknown>;
const unsent: Sent = () => Promise.resolve();

test.each<[string, Json, boolean, Sent]>([
  ["before it is paid", {}, false, unsent],
  ["before it is sent", {}, true, unsent],
  ["that the mail server refused", {}, true, (given) => setMail(given, { refusedAt: new Date() })],
  ["before it is printed", { delivery: byPost }, true, unsent],
  ["that stays on the order's page", { delivery: { to: "none" } }, true, unsent],
])(
  "the words of a sheet %s are changed as often as one likes, and nothing more is sent",
  async (_, how, pays, sent) => {
    const given = await (pays ? paid : order)(memorial(how));
    await sent(given);
    const before = (await sheetMails(given)).length;
    for (const name of ["Karin Lindkvist", "Karin Lindqvist", "Karin Lindkwist"]) {
      const answer = await fix(given, sheet({ remembered: { name } }));
      expect([answer.statusCode, memorialSheetAnswer.parse(answer.json())]).toMatchObject([
        200,
        { sheet: { remembered: { name } }, canCorrect: true },
      ]);
    }
    expect(await versions(given)).toEqual([["Karin Lindkwist", false]]);
    expect(await sheetMails(given)).toHaveLength(before);
  },
);

const asSent: Sent = (given) => setMail(given, { sentAt: new Date() });

test.each<[string, () => Promise<Json> | Json, Sent]>([
  ["by mail", () => memorial(), asSent],
  [
    "by mail that is being sent",
    () => memorial(),
    (given) => setMail(given, { leasedUntil: new Date(Date.now() + 60_000) }),
  ],
  [
    "by mail, of which nobody knows whether it was sent",
    () => memorial(),
    (given) => setMail(given, { leasedUntil: new Date(0) }),
  ],
  ["to a parlour", async () => forParlor(world.api, (await addParlor(world.api)).id), asSent],
  ["by post", () => memorial({ delivery: byPost }), (given) => printed(given, { printedAt: new Date() })],
  [
    "by post that is being printed",
    () => memorial({ delivery: byPost }),
    (given) => printed(given, { leasedUntil: new Date(Date.now() + 60_000) }),
  ],
])("a sheet that has gone %s is corrected once: a new one goes, and the first is marked", async (_, how, sent) => {
  const given = await paid(await how());
  await sent(given);
  const answers = await Promise.all([fix(given), fix(given)]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(await versions(given)).toEqual([
    ["Karin Lindqvist", true],
    ["Karin Lindkvist", false],
  ]);
  expect(await stateOf(given)).toMatchObject({ sheet: { remembered: { name: "Karin Lindkvist" } }, canCorrect: false });
  const sheets = await sheetMails(given);
  expect(sheets.map(({ version, replacedAt }) => [version, replacedAt !== null])).toEqual(
    sheets.length === 0
      ? []
      : [
          [1, true],
          [2, false],
        ],
  );
  expect(new Set(sheets.map(({ recipient, template }) => recipient + template)).size).toBe(sheets.length === 0 ? 0 : 1);

  const again = await fix(given, sheet({ givers: ["Bo Ek"] }));
  expect([again.statusCode, errorBody.parse(again.json()).code]).toEqual([409, "corrected_already"]);
  // The click that was answered already is answered again.
  expect((await fix(given)).statusCode).toBe(200);
  expect(await versions(given)).toHaveLength(2);
});

test("the corrected sheet is what the second mail brings, and the parlour is told not to use the first", async () => {
  const parlor = await addParlor(world.api);
  const given = await paid(await forParlor(world.api, parlor.id));
  await sendNow(given);
  expect((await fix(given)).statusCode).toBe(200);
  const [first, second] = await lettersTo(parlor.email ?? "", 2);
  expect([first?.subject, second?.subject]).toEqual([
    "Hjärta & Lunga: Ett minnesblad till en ceremoni",
    "Hjärta & Lunga: Ett rättat minnesblad till en ceremoni",
  ]);
  expect([first?.text, second?.text].map((text) => text?.match(/Karin \w+/)?.[0])).toEqual([
    "Karin Lindqvist",
    "Karin Lindkvist",
  ]);
  expect(second?.text).toContain("Lämna inte över det första.");
  const { words } = await readPdf((await file(given.orderReference)).rawPayload);
  expect(words).toContain("Karin Lindkvist");
});

test("a mail that was replaced before anybody knew whether it was sent is sent no more", async () => {
  const given = await paid(memorial({ donor: person("ovisst@exempel.se") }));
  await setMail(given, { leasedUntil: new Date(0) });
  await fix(given);
  await sendNow(given);
  const [letter] = await lettersTo("ovisst@exempel.se", 1);
  expect(letter?.text).toContain("Det ersätter det som vi skickade tidigare.");
  expect((await sheetMails(given)).map(({ sentAt }) => sentAt !== null)).toEqual([false, true]);
});

test("two different corrections at once: one is the sheet, the other is refused", async () => {
  const given = await paid(memorial());
  await asSent(given);
  const answers = await Promise.all(["Bo Ek", "Eva Ek", "Ali Ek"].map((name) => fix(given, sheet({ givers: [name] }))));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
  expect(await sheetMails(given)).toHaveLength(2);
});

test.each([
  ["that waits", unsent],
  ["that was sent", asSent],
])(
  "of two tabs that correct a sheet %s from the same words, the second is told, and its words replace nothing",
  async (_, sent) => {
    const given = await paid(memorial());
    await sent(given);
    const { revision } = await stateOf(given);
    const answers = await Promise.all([
      fix(given, sheet({ greeting: "Från den ena fliken" }), revision),
      fix(given, sheet({ greeting: "Från den andra fliken" }), revision),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const [taken] = answers.filter(({ statusCode }) => statusCode === 200);
    const now = await stateOf(given);
    expect(memorialSheetAnswer.parse(taken?.json()).sheet).toEqual(now.sheet);
    expect(now.revision).not.toBe(revision);
  },
);

test("who has read what another tab wrote may change it", async () => {
  const given = await paid(memorial());
  const { revision } = await stateOf(given);
  await fix(given, sheet({ greeting: "Ett" }), revision);
  const late = await fix(given, sheet({ greeting: "Två" }), revision);
  expect(codeOf(late)).toEqual([409, "changed_meanwhile"]);
  expect((await fix(given, sheet({ greeting: "Två" }), (await stateOf(given)).revision)).statusCode).toBe(200);
  // The click that was answered already is answered again, whatever it was made from.
  expect((await fix(given, sheet({ greeting: "Två" }), revision)).statusCode).toBe(200);
  expect((await stateOf(given)).sheet.greeting).toBe("Två");
});

test.each([
  ["that waits", unsent],
  ["that was sent", asSent],
])("somebody else's name is no correction of a sheet %s, and uses none up", async (_, sent) => {
  const given = await paid(memorial());
  await sent(given);
  const answer = await fix(given, sheet({ remembered: { name: "Bo Ek" } }));
  expect([answer.statusCode, errorBody.parse(answer.json()).fields]).toEqual([
    400,
    { "sheet.remembered.name": "anotherPerson" },
  ]);
  expect(await versions(given)).toEqual([["Karin Lindqvist", false]]);
  expect((await stateOf(given)).canCorrect).toBe(true);
});

const parlorsGift = async (given: Json = {}) => {
  const parlor = await addParlor(world.api);
  return { parlor, body: await forParlor(world.api, parlor.id, undefined, given) };
};
const ceremonyWas = async (given: OrderReceipt, days = 1) =>
  world.db
    .update(memorialDetails)
    .set({ funeralDay: await dayIn(world.api, -days) })
    .where(eq(memorialDetails.orderId, (await world.orderRow(given)).id));
const ways = async (given: OrderReceipt) =>
  (await sheetMails(given)).map(({ template, recipient, replacedAt }) => [template, recipient, replacedAt !== null]);

test.each<[string, Sent]>([
  ["that was sent", asSent],
  ["that waits", unsent],
  ["that the parlour's mail server refused", (given) => setMail(given, { refusedAt: new Date() })],
])(
  "when the ceremony has been, the correction of a sheet %s goes to whoever gave, never to the parlour",
  async (_, sent) => {
    const { parlor, body } = await parlorsGift({ donor: person("efterat@exempel.se") });
    const given = await paid(body);
    await sent(given);
    await ceremonyWas(given);
    expect((await stateOf(given)).correctedTo).toBe("donor");
    expect((await fix(given)).statusCode).toBe(200);
    expect(await ways(given)).toEqual([
      ["memorialSheetToParlor", parlor.email, true],
      ["memorialSheet", "efterat@exempel.se", false],
    ]);
    expect(await stateOf(given)).toMatchObject({ delivery: { to: "donor" }, state: "waiting", canCorrect: false });
  },
);

test("on the day of the ceremony a correction still goes to the parlour", async () => {
  const { parlor, body } = await parlorsGift();
  const given = await paid(body);
  await asSent(given);
  await ceremonyWas(given, 0);
  await fix(given);
  expect((await ways(given)).at(-1)).toEqual(["memorialSheetToParlor", parlor.email, false]);
});

test("a correction after the ceremony for nobody's address is mailed to nobody, and stays on the order's page", async () => {
  const { body } = await parlorsGift({ donor: { kind: "anonymous" } });
  const given = await paid(body);
  await asSent(given);
  await ceremonyWas(given);
  expect((await fix(given)).statusCode).toBe(200);
  expect(await sheetMails(given)).toHaveLength(1);
  expect(await stateOf(given)).toMatchObject({ delivery: { to: "none" }, state: "kept" });
});

test("a gift that is paid when the ceremony has been sends its sheet to whoever gave", async () => {
  const { body } = await parlorsGift({ donor: person("sent@exempel.se") });
  const given = await order(body);
  await ceremonyWas(given);
  expect(await stateOf(given)).toMatchObject({ state: "unpaid", delivery: { to: "donor" } });
  await payWithoutSending(given);
  expect(await ways(given)).toEqual([["memorialSheet", "sent@exempel.se", false]]);
});

test("of an order that was forgotten nothing is corrected", async () => {
  const given = await order(memorial());
  const { revision } = await stateOf(given);
  const { id } = await world.orderRow(given);
  await world.db
    .update(orders)
    .set({ createdAt: new Date(Date.now() - 31 * 86_400_000) })
    .where(eq(orders.id, id));
  await runRetention(world.db);
  expect((await fix(given, rightWords, revision)).statusCode).toBe(404);
});

test("a correction waits for the money that is just being booked, and for what that sends", async () => {
  const given = await order(memorial());
  const { id } = await world.orderRow(given);
  let isOver = false;
  let fixing: ReturnType<typeof fix> | undefined;
  await world.db.transaction(async (tx) => {
    // As whoever books the money: the order first, then the mail, which a worker may take at once.
    await tx.select().from(orders).where(eq(orders.id, id)).for("update");
    const mail = {
      id: crypto.randomUUID(),
      owner: "order",
      ownerId: id,
      template: "memorialSheet",
      recipient: "a@exempel.se",
    } as const;
    await tx.insert(mails).values({ ...mail, sentAt: new Date() });
    fixing = fix(given).finally(() => (isOver = true));
    await world.until(async () => {
      const { rows } = await world.db.execute(
        sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      expect(isOver || rows.length > 0).toBe(true);
    });
  });
  expect((await fixing)?.statusCode).toBe(200);
  expect(await versions(given)).toEqual([
    ["Karin Lindqvist", true],
    ["Karin Lindkvist", false],
  ]);
});

test("a sheet cannot be corrected any more in an order that was replaced", async () => {
  const first = await order(memorial());
  await order(memorial({ replaces: first.orderReference }));
  const answer = await fix(first);
  expect([answer.statusCode, errorBody.parse(answer.json()).code]).toEqual([409, "order_replaced"]);
});

test("neither the reference nor a name is in the log", async () => {
  const given = await paid(memorial());
  await stateOf(given);
  await file(given.orderReference);
  await fix(given);
  for (const secret of [given.orderReference, "Karin", "Lindkvist", "Eva Ek"])
    expect(world.api.logs()).not.toContain(secret);
});
