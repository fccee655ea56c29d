import { eq, sql } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { moveMandate } from "../../../../../../services/api/src/kinds/monthly-gift/move.ts";
import { mails } from "../../../../../../services/api/src/platform/database/tables/mail.ts";
import {
  paymentDiscrepancies,
  paymentEvents,
  payments,
} from "../../../../../../services/api/src/platform/database/tables/payments.ts";
import { mailTemplates } from "../../../../../../services/api/src/modules.ts";
import type { MailDeps } from "../../../../../../services/api/src/platform/mail/templates.ts";
import { ownTestApi } from "../../../test-api.ts";
import { changeFile, mandateFile, openBankWorld, paymentFile, refundFile, refusedFile } from "../bank-world.ts";
import type { BankWorld } from "../bank-world.ts";
import { seeded } from "../mandate-samples.ts";

const api = await ownTestApi();
await api.app.ready();
const world = await openBankWorld(api);
afterEach(async () => {
  await world.read();
  await world.forget();
});

const aDraw = async () => {
  const mandate = await world.addMandate(world.active);
  await world.night("2026-12-18");
  const [draw] = await world.draws();
  if (!draw) throw new Error("Nothing was drawn");
  return { mandate, draw, about: { payerNumber: mandate.payerNumber, reference: draw.reference } };
};
type Drawn = Awaited<ReturnType<typeof aDraw>>;
const drawNow = async () => (await world.draws())[0];
const bankSays = async (content: Buffer, name = `${crypto.randomUUID()}.txt`) => {
  await world.lay(name, content);
  await world.read();
};

test.each([
  ["32", "active", undefined],
  ["23", "rejected", "mandateRejected"],
  ["05", "rejected", "mandateRejected"],
  ["07", "revoked", "mandateRevoked"],
  ["98", "revoked", "mandateRevoked"],
  ["10", "sent", undefined],
] as const)("a mandate that the bank answers with %s is %s", async (status, state, template) => {
  const { id, payerNumber } = await world.addMandate({ state: "sent", bankInstruction: null });
  await bankSays(mandateFile("2026-11-26", [{ payerNumber, status }]));
  expect(await world.mandate(id)).toMatchObject({ state, bankInstruction: null });
  const mails = [...(await world.mailsOf("mandateRejected")), ...(await world.mailsOf("mandateRevoked"))];
  expect(mails.map((mail) => [mail.template, mail.recipient])).toEqual(
    template ? [[template, "johan@exempel.se"]] : [],
  );
  expect(await world.notices()).toEqual([]);
});

test.each([
  ["mandateRejected", 20_000, "/bli-manadsgivare/?belopp=200&dag=28"],
  ["mandateRevoked", 35_000, "/bli-manadsgivare/?belopp=350&dag=28"],
  ["mandateRejected", null, "/autogiro/"],
  ["mandateRevoked", null, "/autogiro/"],
] as const)("%s of %s öre leads to where the same is given again: %s", async (template, amountOre, path) => {
  const { id } = await world.addMandate({ amountOre, state: "rejected", bankInstruction: null });
  const deps = { db: api.db, published: seeded, siteUrl: "http://localhost:8000" } as unknown as MailDeps;
  const { text } = await mailTemplates[template](deps, id, 1);
  expect(text).toContain(`här: http://localhost:8000${path}\n`);
  expect(text).not.toMatch(/\{\w+\}|mail\./);
});

test.each([
  [1, "Banken har berättat"],
  [2, "Du har bett oss att avsluta ditt autogiro"],
  [3, "Vi har avslutat ditt medgivande"],
])("the mail that a mandate has ended, of version %i, says by whom: %s", async (version, said) => {
  const { id, shortReference } = await world.addMandate({ state: "revoked", bankInstruction: null });
  const deps = { db: api.db, published: seeded, siteUrl: "http://localhost:8000" } as unknown as MailDeps;
  const { text } = await mailTemplates.mandateRevoked(deps, id, version);
  for (const words of [said, shortReference]) expect(text).toContain(words);
  expect(text).not.toMatch(/redan bett banken|\{\w+\}|mail\./);
});

test("of a mandate that we have ended, the mail says what the bank may draw all the same, and not what is over", async () => {
  const { mandate, about } = await aDraw();
  const deps = { db: api.db, published: seeded, siteUrl: "http://localhost:8000" } as unknown as MailDeps;
  const mail = async () => (await mailTemplates.mandateRevoked(deps, mandate.id, 2)).text;
  expect(await mail()).toMatch(/En gåva på 200\skr har vi redan bett banken att dra den 28\sdecember\s2026/);
  await bankSays(paymentFile("2026-12-28", [{ ...about, status: "0" }]));
  expect(await mail()).not.toContain("redan bett banken");
});

test.each([
  ["active", "dras som vanligt från ditt gamla konto"],
  ["revoked", "Inga pengar har dragits, och inga kommer att dras."],
] as const)(
  "of a change of account that the bank refuses, the mail says how it is with the old one: %s",
  async (state, said) => {
    const before = await world.addMandate({ state, bankInstruction: null });
    const { id } = await world.addMandate({ replaces: before.id, state: "rejected", bankInstruction: null });
    // Corrected once more, and refused as well.
    const { id: last } = await world.addMandate({ replaces: id, state: "rejected", bankInstruction: null });
    const deps = { db: api.db, published: seeded, siteUrl: "http://localhost:8000" } as unknown as MailDeps;
    for (const each of [id, last]) expect((await mailTemplates.mandateRejected(deps, each, 1)).text).toContain(said);
  },
);

test("an active mandate that the payer ends at the bank is revoked, is drawn no more, and its giver told once", async () => {
  const { id, payerNumber } = await world.addMandate(world.active);
  await bankSays(mandateFile("2026-11-26", [{ payerNumber, info: "46", status: "02" }]));
  await bankSays(mandateFile("2026-11-27", [{ payerNumber, info: "46", status: "02" }]));
  expect(await world.mandate(id)).toMatchObject({ state: "revoked", code: "02" });
  expect(await world.mailsOf("mandateRevoked")).toHaveLength(1);
  await world.night("2026-12-18");
  expect(await world.draws()).toEqual([]);
});

test.each([
  ["a status that nobody knows", { status: "77" }, "unknown code", "04/77"],
  ["an info that nobody knows", { info: "99", status: "32" }, "unknown code", "99/32"],
  ["a lifted stop", { status: "12" }, "a stop was lifted by the payer", "12"],
])("%s moves nothing and is told to staff", async (_what, answer, what, code) => {
  const { id, payerNumber } = await world.addMandate({ state: "sent", bankInstruction: null });
  await bankSays(mandateFile("2026-11-26", [{ payerNumber, ...answer }]));
  expect((await world.mandate(id))?.state).toBe("sent");
  expect(await world.notices()).toMatchObject([{ line: 2, what, code, doneAt: null }]);
});

test("a payer number that is nobody's is told to staff and stops nothing else in the file", async () => {
  const { id, payerNumber } = await world.addMandate({ state: "sent", bankInstruction: null });
  const nobody = { payerNumber: "0000000009999999", status: "32" };
  await bankSays(mandateFile("2026-11-26", [nobody, { payerNumber, status: "32" }]));
  expect((await world.mandate(id))?.state).toBe("active");
  expect(await world.notices()).toMatchObject([{ what: "unknown payer number" }]);
});

test("a draw that is paid books the gift, with no mail each month", async () => {
  const { draw, about } = await aDraw();
  await bankSays(paymentFile("2026-12-28", [{ ...about, status: "0" }]));
  expect(await drawNow()).toMatchObject({ state: "paid", orderId: draw.orderId, paidAt: expect.any(Date) as Date });
  for (const template of ["receipt", "drawFailed", "givenBack"] as const)
    expect(await world.mailsOf(template)).toEqual([]);
});

test.each([
  ["1", 2, "pengar på kontot", "Nästa gång"],
  ["2", 3, "kontot är avslutat", "http://localhost:8000/bli-manadsgivare/?belopp=200&dag=28"],
] as const)(
  "a draw that ends with %s is told to the giver in plain words, once",
  async (status, version, why, next) => {
    const { draw, about } = await aDraw();
    await bankSays(paymentFile("2026-12-28", [{ ...about, status }]));
    await bankSays(paymentFile("2026-12-29", [{ ...about, status }]));
    expect(await drawNow()).toMatchObject({ state: "declined", paidAt: null });
    expect(await world.mailsOf("drawFailed")).toMatchObject([{ ownerId: draw.orderId, version }]);
    const published = { ...seeded, organisation: seeded.organisation };
    const deps = { db: api.db, published, siteUrl: "http://localhost:8000" } as unknown as MailDeps;
    const { text } = await mailTemplates.drawFailed(deps, draw.orderId, version);
    expect(text).toContain("200\u00a0kr");
    expect(text).toContain(why);
    expect(text).toContain(next);
    expect(text).not.toMatch(/\{\w+\}|mail\./);
  },
);

test.each<[string, string[], [string, number][]]>([
  ["tells of the draw first", ["draw", "mandate"], [["drawFailed", 3]]],
  ["tells of the mandate first", ["mandate", "draw"], [["mandateRevoked", 1]]],
  ["tells of the mandate alone", ["mandate"], [["mandateRevoked", 1]]],
])("of an account that is closed the giver is told by one mail, when the bank %s", async (_what, order, told) => {
  const { mandate, about } = await aDraw();
  const files: Record<string, () => Buffer> = {
    draw: () => paymentFile("2026-12-28", [{ ...about, status: "2" }]),
    mandate: () => mandateFile("2026-12-28", [{ payerNumber: about.payerNumber, info: "46", status: "02" }]),
  };
  for (const which of order) await bankSays(files[which]?.() ?? Buffer.alloc(0));
  expect(await world.mandate(mandate.id)).toMatchObject({ state: "revoked" });
  const mails = [...(await world.mailsOf("drawFailed")), ...(await world.mailsOf("mandateRevoked"))];
  expect(mails.map(({ template, version }) => [template, version])).toEqual(told);
});

const end = ({ id }: { id: string }) =>
  api.db.transaction((tx) => moveMandate(tx, id, { to: "revoked", who: "holder" }));

test.each([
  ["their gift has ended meanwhile", ({ mandate }: Drawn) => end(mandate), 0],
  [
    "it goes on from another account",
    async ({ mandate }: Drawn) => {
      await world.addMandate({ ...world.active, replaces: mandate.id });
      await end(mandate);
    },
    1,
  ],
  [
    "staff have said that nothing came",
    ({ draw }: Drawn) => api.db.update(payments).set({ state: "failed" }).where(eq(payments.id, draw.paymentId)),
    0,
  ],
] as const)(
  "of a draw without money somebody is told as often as there is a next time: %s",
  async (_who, meanwhile, told) => {
    const drawn = await aDraw();
    await meanwhile(drawn);
    await bankSays(paymentFile("2026-12-28", [{ ...drawn.about, status: "1" }]));
    expect(await world.mailsOf("drawFailed")).toHaveLength(told);
  },
);

test("who was told of a closed account long ago is told when their mandate ends", async () => {
  const { about } = await aDraw();
  await bankSays(paymentFile("2026-12-28", [{ ...about, status: "2" }]));
  await api.db.update(mails).set({ createdAt: sql`now() - interval '61 days'` });
  await bankSays(mandateFile("2027-03-28", [{ payerNumber: about.payerNumber, info: "46", status: "02" }]));
  expect(await world.mailsOf("mandateRevoked")).toHaveLength(1);
});

test("a draw that the bank tries again waits, is told, and is paid the next day", async () => {
  const { about } = await aDraw();
  await bankSays(paymentFile("2026-12-28", [{ ...about, status: "9" }]));
  expect(await drawNow()).toMatchObject({ state: "waiting" });
  expect(await world.mailsOf("drawFailed")).toMatchObject([{ version: 1 }]);
  await bankSays(paymentFile("2026-12-29", [{ ...about, status: "0" }]));
  expect(await drawNow()).toMatchObject({ state: "paid" });
  expect(await world.mailsOf("drawFailed")).toHaveLength(1);
});

test("what was paid stays paid, whatever a later file says, and nobody is told otherwise", async () => {
  const { about } = await aDraw();
  await bankSays(paymentFile("2026-12-28", [{ ...about, status: "0" }]));
  await bankSays(paymentFile("2026-12-29", [{ ...about, status: "1" }]));
  expect(await drawNow()).toMatchObject({ state: "paid" });
  expect(await world.mailsOf("drawFailed")).toEqual([]);
});

test.each([
  ["another amount", { amountOre: 10_000 }],
  ["another payer", { payerNumber: "0000000009999999" }],
  ["another reference", { reference: "0123456789ABCDEF" }],
])("money of %s pays no draw", async (_what, wrong) => {
  const { about } = await aDraw();
  await bankSays(paymentFile("2026-12-28", [{ ...about, ...wrong, status: "0" }]));
  expect(await drawNow()).toMatchObject({ paidAt: null });
});

test.each([
  ["01", "declined", 1, 0],
  ["24", "failed", 0, 1],
])("an order that the bank refuses with %s is %s", async (comment, state, mails, notices) => {
  const { about } = await aDraw();
  await bankSays(refusedFile("2026-12-22", [{ ...about, comment }]));
  expect(await drawNow()).toMatchObject({ state });
  expect(await world.mailsOf("drawFailed")).toHaveLength(mails);
  expect(await world.notices()).toHaveLength(notices);
});

test("a draw that the bank cancels with its mandate is cancelled", async () => {
  const { about } = await aDraw();
  await bankSays(changeFile("2026-12-22", [{ ...about, code: "03" }]));
  expect(await drawNow()).toMatchObject({ state: "cancelled" });
});

const refunded = async () => {
  const [draw] = await world.draws();
  const [row] = await api.db
    .select()
    .from(payments)
    .where(eq(payments.id, draw?.paymentId ?? ""));
  return row?.refundedAt != null;
};

test("a gift that a payer has claimed back is a gift no more: the giver is told once, and staff too", async () => {
  const { draw, about } = await aDraw();
  await bankSays(paymentFile("2026-12-28", [{ ...about, status: "0" }]));
  for (const day of ["2027-01-20", "2027-01-21"]) await bankSays(refundFile(day, [about]));
  expect(await refunded()).toBe(true);
  expect(await drawNow()).toMatchObject({ state: "paid" });
  const events = await api.db.select().from(paymentEvents).where(eq(paymentEvents.paymentId, draw.paymentId));
  expect(events.filter(({ providerCode }) => providerCode === "77/01")).toHaveLength(1);
  expect(await world.mailsOf("drawFailed")).toMatchObject([{ ownerId: draw.orderId, version: 4 }]);
  expect(await world.notices()).toMatchObject([{ what: "a payer has claimed money back" }]);
  expect(await api.db.select().from(paymentDiscrepancies)).toMatchObject([{ kind: "claimedAgain", code: "77/01" }]);
  const deps = { db: api.db, published: seeded, siteUrl: "http://localhost:8000" } as unknown as MailDeps;
  const { text } = await mailTemplates.drawFailed(deps, draw.orderId, 4);
  for (const words of ["200\u00a0kr", "tillbaka", "årets kvitto"]) expect(text).toContain(words);
  expect(text).not.toMatch(/\{\w+\}|mail\./);
});

test.each<[string, boolean, Partial<{ amountOre: number; payerNumber: string; reference: string }>]>([
  ["that was never paid", false, {}],
  ["of which a part is claimed", true, { amountOre: 10_000 }],
  ["of another payer", true, { payerNumber: "0000000009999999" }],
  ["that is not ours", true, { reference: "0123456789ABCDEF" }],
])("money back of a draw %s is told to staff alone", async (_what, isPaid, wrong) => {
  const { about } = await aDraw();
  if (isPaid) await bankSays(paymentFile("2026-12-28", [{ ...about, status: "0" }]));
  await bankSays(refundFile("2027-01-20", [{ ...about, ...wrong }]));
  expect(await refunded()).toBe(false);
  expect(await world.mailsOf("drawFailed")).toEqual([]);
  expect(await world.notices()).toMatchObject([
    { what: "a payer has claimed money back, and our books are as they were" },
  ]);
});

test("the bank's file twice, under two names, takes effect once", async () => {
  const { about } = await aDraw();
  const content = paymentFile("2026-12-28", [{ ...about, status: "0" }]);
  await world.lay("a.txt", content);
  await world.lay("b.txt", content);
  await world.read();
  await bankSays(content, "c.txt");
  expect(await world.bankFiles("fromBank")).toHaveLength(1);
  expect(await world.filesIn("fromBank")).toEqual([]);
  expect(await world.filesIn("read")).toEqual(expect.arrayContaining(["a.txt", "b.txt", "c.txt"]));
  expect(await drawNow()).toMatchObject({ state: "paid" });
});

test("several processes that read the same file let each line take effect once", async () => {
  const { draw, about } = await aDraw();
  await world.lay("both.txt", paymentFile("2026-12-28", [{ ...about, status: "9" }]));
  await Promise.all(Array.from({ length: 4 }, world.read));
  await world.read();
  const tried = eq(paymentEvents.paymentId, draw.paymentId);
  const events = await api.db.select().from(paymentEvents).where(tried);
  expect(events.filter(({ providerCode }) => providerCode === "9")).toHaveLength(1);
  expect(await world.bankFiles("fromBank")).toMatchObject([{ linesRead: 3, readAt: expect.any(Date) as Date }]);
});

test.each([
  ["cut", (whole: Buffer) => whole.subarray(0, 150), /lineLength|notClosed/],
  [
    "somebody else's",
    (whole: Buffer) => Buffer.from(whole.toString("latin1").replaceAll("9000000", "9912346")),
    /anotherPayee/,
  ],
  ["nonsense", () => Buffer.from("<html>Underhåll</html>"), /lineLength/],
])("a file that is %s is set aside whole, told, and quotes nobody", async (how, change, problem) => {
  const { about } = await aDraw();
  const name = `${how.replaceAll(/\W/g, "")}.txt`;
  await bankSays(change(paymentFile("2026-12-28", [{ ...about, status: "0" }])), name);
  expect(await drawNow()).toMatchObject({ state: "waiting" });
  expect(await world.bankFiles("fromBank")).toMatchObject([
    { name, readAt: null, setAsideAt: expect.any(Date) as Date, problem: expect.stringMatching(problem) as string },
  ]);
  expect(await world.filesIn("setAside")).toContain(name);
  expect(api.logs()).toContain("a file from the bank cannot be read and is set aside");
  expect(api.logs()).not.toContain(about.payerNumber);
});

test("a file that is still being written is left until it has come", async () => {
  const { about } = await aDraw();
  const whole = paymentFile("2026-12-28", [{ ...about, status: "0" }]);
  const { writeFile } = await import("node:fs/promises");
  await writeFile(`${world.folders.fromBank}/half.txt`, whole.subarray(0, 150));
  await world.read();
  expect(await world.bankFiles("fromBank")).toEqual([]);
  await writeFile(`${world.folders.fromBank}/half.txt`, whole);
  await world.read();
  expect(await drawNow()).toMatchObject({ state: "paid" });
});

test("a change that nobody asked for is told to staff", async () => {
  const { about } = await aDraw();
  await bankSays(changeFile("2026-12-22", [{ ...about, code: "29" }]));
  expect(await world.notices()).toMatchObject([{ what: "a change that we did not ask for", code: "29/12" }]);
});

test("a file of more lines than take effect at once is read by several at the same time, each line once", async () => {
  const many: Awaited<ReturnType<BankWorld["addMandate"]>>[] = [];
  while (many.length < 450) many.push(await world.addMandate({ state: "sent", bankInstruction: null }));
  const answers = many.map(({ payerNumber }) => ({ payerNumber, status: "23" }));
  await world.lay("many.txt", mandateFile("2026-11-26", answers));
  await Promise.all([world.read(), world.read()]);
  await world.read();
  expect(await world.mailsOf("mandateRejected")).toHaveLength(450);
  expect(await world.bankFiles("fromBank")).toMatchObject([{ linesRead: 451, readAt: expect.any(Date) as Date }]);
  expect(await world.filesIn("fromBank")).toEqual([]);
});
