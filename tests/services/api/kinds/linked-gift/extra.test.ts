import { isWorkingDay, workingDayAfter } from "@hjarta-lunga/contract/lib/working-days.ts";
import { regularGiftCall } from "@hjarta-lunga/contract/calls/gifts.ts";
import { paymentCalls } from "@hjarta-lunga/contract/calls/payments.ts";
import { extraDrawReceipt } from "@hjarta-lunga/contract/schemas/gift-links.ts";
import { orderReceipt } from "@hjarta-lunga/contract/schemas/orders.ts";
import { eq, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { TestDatabase } from "../../../../../scripts/testing/test-database.ts";
import { giftLinks } from "../../../../../services/api/src/platform/database/tables/gift-links.ts";
import { mails } from "../../../../../services/api/src/platform/database/tables/mail.ts";
import { mandateDraws, mandates } from "../../../../../services/api/src/platform/database/tables/mandates.ts";
import { orders } from "../../../../../services/api/src/platform/database/tables/orders.ts";
import { payments } from "../../../../../services/api/src/platform/database/tables/payments.ts";
import { showMailings } from "../../../../../services/api/src/kinds/linked-gift/mailings.ts";
import type { MailDeps } from "../../../../../services/api/src/platform/mail/templates.ts";
import { createBackground } from "../../../../../services/api/src/ledger/payments/background.ts";
import { createReconciler } from "../../../../../services/api/src/ledger/payments/add-payments.ts";
import { recordOutcome } from "../../../../../services/api/src/ledger/payments/record-outcome.ts";
import { moveMandate, type Move } from "../../../../../services/api/src/kinds/monthly-gift/move.ts";
import { formatDay } from "../../../../../services/api/src/ledger/receipts/format.ts";
import { givenInYear } from "../../../../../services/api/src/rooms/yearly-receipts/given-in-year.ts";
import { mailTemplates, orderHandlers } from "../../../../../services/api/src/modules.ts";
import { changeFile, openBankWorld, paymentFile, refusedFile, type BankWorld } from "../monthly-gift/bank-world.ts";
import { seeded } from "../monthly-gift/mandate-samples.ts";
import { apiDatabase, buildTestApi, type TestApi } from "../../test-api.ts";
import { linkWorld, type LinkWorld } from "./link-world.ts";
import type { LimitTable } from "../../../../../services/api/src/platform/environment/limits.ts";
import { today } from "../../../../../services/api/src/platform/database/time.ts";

let database: TestDatabase;
let api: TestApi;
let second: TestApi;
let world: LinkWorld;
let others: LinkWorld;
let bank: BankWorld;
beforeAll(async () => {
  database = await apiDatabase();
  // Nobody answers for Swish here: what is paid is said by the tests.
  const nobody = { SWISH_URL: "http://127.0.0.1:9" };
  [api, second] = [await buildTestApi(database.url, nobody), await buildTestApi(database.url, nobody)];
  [world, others] = [linkWorld(api), linkWorld(second)];
  await api.app.ready();
  bank = await openBankWorld(api);
});
beforeEach(() => bank.forget());
afterAll(async () => {
  await api.close();
  await second.close();
  await database.drop();
});

type Answer = { statusCode: number; json: () => unknown };
const told = (answer: Answer) =>
  answer.statusCode < 300 ? answer.statusCode : [answer.statusCode, (answer.json() as { code: string }).code];
const byDrawing = { way: "directDebit" };
const bySwish = { way: "swish" };

const begun = async (given: Parameters<BankWorld["addMandate"]>[0] = {}) => {
  const row = await bank.addMandate({
    ...bank.active,
    holderName: "Gun Margareta Ek",
    email: "gun@exempel.se",
    ...given,
  });
  return { row, ...(await world.linked(row, "extra_gift")) };
};
const drawsOf = (mandateId: string) => api.db.select().from(mandateDraws).where(eq(mandateDraws.mandateId, mandateId));
const ordersByLink = () => api.db.select().from(orders).where(eq(orders.kind, "extra_gift"));
const mailsOf = () => api.db.select().from(mails).where(eq(mails.template, "extraDraw")).orderBy(mails.version);
const swishPaid = async (orderReference: string) => {
  const [order] = await api.db.select().from(orders).where(eq(orders.reference, orderReference));
  const [payment] = await api.db
    .select()
    .from(payments)
    .where(eq(payments.orderId, order?.id ?? ""));
  const news = {
    state: "paid",
    reason: null,
    code: "PAID",
    amountOre: order?.amountOre ?? 0,
    currency: "SEK",
  } as const;
  await recordOutcome(
    { db: api.db, jobs: api.jobs, log: api.app.log, handlers: orderHandlers },
    payment?.id ?? "",
    news,
    "callback",
  );
};
const beginSwish = (orderReference: string) =>
  api.app.inject({
    ...{ method: paymentCalls.createDirectSwish.method, url: paymentCalls.createDirectSwish.path },
    payload: { orderReference, idempotencyKey: crypto.randomUUID(), device: "phone" },
  });

test("a link opens a first name, the monthly gift, suggestions, and a banking day that the bank still takes", async () => {
  const { guid } = await begun();
  const { state, gift } = await world.lookUp(guid, "extra_gift");
  expect(state).toBe("ok");
  expect(gift).toMatchObject({ firstName: "Gun", amount: 200, suggestions: [200, 300, 500] });
  const night = workingDayAfter(await today(api.db));
  expect(gift?.drawOn).toBe(workingDayAfter(night, api.environment.autogiro.leadBankingDays));
  expect(isWorkingDay(gift?.drawOn ?? "")).toBe(true);
});

test("one press agrees a draw of the giver's name and number, with a mail, and the monthly gift is as before", async () => {
  const { row, guid } = await begun();
  const shown = (await world.lookUp(guid, "extra_gift")).gift;
  const answer = await world.giveExtra(guid);
  expect(answer.statusCode).toBe(201);
  const receipt = extraDrawReceipt.parse(answer.json());
  expect(receipt).toEqual({
    ...{ kind: "extra_gift", amount: 300, drawOn: shown?.drawOn, isMailed: true },
    undoUntil: workingDayAfter(await today(api.db)),
  });
  const [draw] = await bank.draws();
  expect(draw).toMatchObject({
    mandateId: row.id,
    kind: "extra_gift",
    amountOre: 30_000,
    state: "waiting",
    paidAt: null,
  });
  expect(draw).toMatchObject({ method: "directDebit", dueOn: receipt.drawOn });
  const [order] = await ordersByLink();
  expect(order).toMatchObject({ firstName: "Gun Margareta", lastName: "Ek", personalNumberLookup: row.holderLookup });
  expect(answer.payload).not.toContain(order?.reference);
  expect(await mailsOf()).toMatchObject([{ ownerId: order?.id, version: 1, recipient: "gun@exempel.se" }]);
  expect(await world.amountOf(row.id)).toBe(20_000);
  expect((await world.lookUp(guid, "extra_gift")).state).toBe("used");
});

test("a link draws at most ten times the monthly gift", async () => {
  const { guid } = await begun();
  expect((await world.lookUp(guid, "extra_gift")).gift?.mostByLink).toBe(2_000);
  expect(told(await world.giveExtra(guid, { ...byDrawing, amount: 2_001 }))).toEqual([401, "unauthorized"]);
  expect((await world.giveExtra(guid, { amount: 2_000 })).statusCode).toBe(201);
});

test("nothing is drawn of who has no e-mail address to undo it by: they may pay by Swish", async () => {
  const { row, guid } = await begun({ email: null });
  expect((await world.lookUp(guid, "extra_gift")).gift?.isMailed).toBe(false);
  expect(told(await world.giveExtra(guid, byDrawing))).toEqual([401, "unauthorized"]);
  expect(await drawsOf(row.id)).toEqual([]);
  expect((await world.giveExtra(guid, bySwish)).statusCode).toBe(201);
});

test("it is in the file of the night that was told and in no other, on the day that was told, beside the monthly draw", async () => {
  const { row, guid } = await begun();
  const { drawOn, undoUntil } = extraDrawReceipt.parse((await world.giveExtra(guid)).json());
  const [before] = await bank.draws();
  // A night too early, as if the file of today were still to be written.
  await bank.night(await today(api.db));
  expect((await drawsOf(row.id)).find(({ kind }) => kind === "extra")?.fileId).toBeNull();
  await bank.night(undoUntil);
  await bank.send();
  await bank.night(workingDayAfter(undoUntil));
  await bank.send();
  const names = await bank.filesIn("toBank");
  const lines = (await Promise.all(names.map(bank.linesTo)))
    .flat()
    .filter((line) => line.includes(before?.reference ?? "-"));
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(`82${drawOn.replaceAll("-", "")}0    ${row.payerNumber}000000030000`);
  expect(await mailsOf()).toMatchObject([{ version: 1 }]);
});

test("a draw whose nights were all missed is asked for on the next day that the bank takes, and its giver told", async () => {
  const { row, guid } = await begun();
  const { drawOn } = extraDrawReceipt.parse((await world.giveExtra(guid)).json());
  const late = workingDayAfter(drawOn, 3);
  await bank.night(late);
  expect((await drawsOf(row.id)).find(({ kind }) => kind === "extra")).toMatchObject({ dueOn: workingDayAfter(late) });
  const [, moved] = await mailsOf();
  expect(moved).toMatchObject({ version: 3, recipient: "gun@exempel.se" });
  const { db, environment } = api;
  const deps = { db, environment, published: seeded, siteUrl: "http://localhost:8000" } as unknown as MailDeps;
  const { text } = await mailTemplates.extraDraw(deps, moved?.ownerId ?? "", 3);
  expect(text).toContain(`senare än vi skrev: den ${formatDay(workingDayAfter(late), "sv")} drar vi 300\u00a0kr`);
  expect(text).not.toMatch(/Ångrar du dig|\{\w+\}|mail\./);
});

test("a double click, a lost answer and another process: it is agreed once, and each is told the same", async () => {
  const { row, guid } = await begun();
  const press = { idempotencyKey: crypto.randomUUID() };
  const answers = await Promise.all([world, others, world, others].map(({ giveExtra }) => giveExtra(guid, press)));
  expect(answers.map(told).sort()).toEqual([200, 200, 200, 201]);
  expect(new Set(answers.map(({ payload }) => payload)).size).toBe(1);
  expect(await drawsOf(row.id)).toHaveLength(1);
  expect(await mailsOf()).toHaveLength(1);
});

test("of presses in several tabs at once one is agreed, and the others are told that the link is used", async () => {
  const { row, guid } = await begun();
  const answers = await Promise.all(
    [200, 300, 400, 500].map((amount, tab) => (tab % 2 ? world : others).giveExtra(guid, { amount })),
  );
  expect(answers.map(told).sort()).toEqual([201, [404, "not_found"], [404, "not_found"], [404, "not_found"]]);
  expect(await drawsOf(row.id)).toHaveLength(1);
});

test("by Swish it is an order to pay, and the link is used once it is paid", async () => {
  const { guid, mailing } = await begun();
  const receipt = orderReceipt.parse((await world.giveExtra(guid, bySwish)).json());
  expect(receipt).toMatchObject({ kind: "extra_gift", amount: 300 });
  expect((await world.lookUp(guid, "extra_gift")).state).toBe("ok");
  expect((await beginSwish(receipt.orderReference)).statusCode).toBe(200);
  await swishPaid(receipt.orderReference);
  expect((await world.lookUp(guid, "extra_gift")).state).toBe("used");
  const [order] = await ordersByLink();
  expect(order).toMatchObject({ lastName: "Ek", email: "gun@exempel.se" });
  expect(order?.paidAt).not.toBeNull();
  expect(await bank.mailsOf("receipt", order?.id)).toHaveLength(1);
  expect(told(await world.giveExtra(guid, byDrawing))).toEqual([404, "not_found"]);
  expect(await showMailings(api.db)).toMatch(new RegExp(`${mailing}.* 1 +1 `));
});

test("who leaves Swish and has it drawn gives once: what Swish brings late goes back", async () => {
  const { guid } = await begun();
  const { orderReference } = orderReceipt.parse((await world.giveExtra(guid, bySwish)).json());
  await beginSwish(orderReference);
  const alive = await world.giveExtra(guid, byDrawing);
  expect(told(alive)).toEqual([409, "payment_in_progress"]);
  await api.app.inject({
    method: paymentCalls.cancel.method,
    url: `${paymentCalls.cancel.path}?orderReference=${orderReference}`,
  });
  const [swish] = await api.db.select().from(payments).where(eq(payments.method, "swishDirect"));
  if (swish?.state !== "cancelled")
    await api.db.update(payments).set({ state: "cancelled", reason: "cancelledUnconfirmed" });
  expect((await world.giveExtra(guid, byDrawing)).statusCode).toBe(201);
  await swishPaid(orderReference);
  const [late] = await api.db.select().from(payments).where(eq(payments.method, "swishDirect"));
  expect(late).toMatchObject({ state: "paid", surplus: true });
  expect((await ordersByLink()).filter(({ paidAt }) => paidAt !== null)).toEqual([]);
});

test("another amount by Swish takes the place of the first, which can be paid no more", async () => {
  const { guid } = await begun();
  const first = orderReceipt.parse((await world.giveExtra(guid, bySwish)).json());
  const other = orderReceipt.parse((await world.giveExtra(guid, { ...bySwish, amount: 500 })).json());
  expect(other.orderReference).not.toBe(first.orderReference);
  expect(told(await beginSwish(first.orderReference))).toEqual([409, "order_replaced"]);
  expect((await beginSwish(other.orderReference)).statusCode).toBe(200);
});

test.each<[string, Record<string, unknown>, [number, string]]>([
  ["less than the least", { amount: 1 }, [400, "validation_failed"]],
  ["more than the most", { amount: 1_000_000 }, [400, "validation_failed"]],
  ["by a way that is none", { way: "card" }, [400, "validation_failed"]],
  ["by a link that is none", { lookUpGuid: crypto.randomUUID() }, [404, "not_found"]],
])("%s is refused and changes nothing", async (_, given, refusal) => {
  const { guid } = await begun();
  expect(told(await world.giveExtra(guid, given))).toEqual(refusal);
  expect(await ordersByLink()).toEqual([]);
  expect((await world.lookUp(guid, "extra_gift")).state).toBe("ok");
});

test("the same key with another amount, another way or another link is refused", async () => {
  const [own, other] = [await begun(), await begun()];
  const press = { idempotencyKey: crypto.randomUUID() };
  await world.giveExtra(own.guid, press);
  const conflict = [409, "idempotency_conflict"];
  expect(told(await world.giveExtra(own.guid, { ...press, amount: 500 }))).toEqual(conflict);
  expect(told(await world.giveExtra(own.guid, { ...press, ...bySwish }))).toEqual(conflict);
  expect(told(await world.giveExtra(other.guid, press))).toEqual(conflict);
  expect(await ordersByLink()).toHaveLength(1);
});

const agreed = async () => {
  const { row, guid } = await begun();
  const { undoUntil } = extraDrawReceipt.parse((await world.giveExtra(guid)).json());
  const [draw] = await drawsOf(row.id);
  return { row, guid, undoUntil, draw: draw?.id ?? "" };
};

test("the link in the mail takes it back, once however often it is pressed, with a mail; the bank is never told", async () => {
  const { row, guid, draw, undoUntil } = await agreed();
  const answers = await Promise.all([world, others, world].map(({ undoExtra }) => undoExtra(draw)));
  for (const answer of answers) expect(answer.json()).toEqual({ state: "undone", amount: 300 });
  expect((await mailsOf()).map(({ version }) => version).sort()).toEqual([1, 2]);
  await bank.night(undoUntil);
  expect((await drawsOf(row.id)).filter(({ kind, fileId }) => kind === "extra" && fileId !== null)).toEqual([]);
  expect((await bank.draws()).find(({ kind }) => kind === "extra_gift")).toMatchObject({ state: "cancelled" });
  // Another amount may have been meant.
  expect((await world.lookUp(guid, "extra_gift")).state).toBe("ok");
  expect((await world.giveExtra(guid, { amount: 500 })).statusCode).toBe(201);
});

test("what was taken back is not agreed again by a click whose answer was lost", async () => {
  const { row, guid } = await begun();
  const press = { idempotencyKey: crypto.randomUUID() };
  await world.giveExtra(guid, press);
  const [draw] = await drawsOf(row.id);
  await world.undoExtra(draw?.id ?? "");
  expect(told(await world.giveExtra(guid, press))).toEqual([404, "not_found"]);
  expect(await drawsOf(row.id)).toHaveLength(1);
});

test("once the bank is told it is too late, and it is drawn", async () => {
  const { draw, undoUntil } = await agreed();
  await bank.night(undoUntil);
  expect((await world.undoExtra(draw)).json()).toEqual({ state: "tooLate", amount: null });
  expect((await bank.draws()).find(({ kind }) => kind === "extra_gift")).toMatchObject({ state: "waiting" });
});

test("taken back while the night is written: either it is undone, or the bank is told, never both", async () => {
  for (let round = 0; round < 12; round += 1) {
    await bank.forget();
    const { draw, undoUntil, row } = await agreed();
    const night = bank.night(undoUntil);
    const [answer] = await Promise.all([others.undoExtra(draw), night]);
    const extra = (await drawsOf(row.id)).find(({ kind }) => kind === "extra");
    const { state } = answer.json<{ state: string }>();
    expect([state, extra?.fileId === null]).toEqual(state === "undone" ? ["undone", true] : ["tooLate", false]);
  }
});

test.each<[string, () => [string, string]]>([
  ["another token", () => [crypto.randomUUID(), world.tokens.undoOf(crypto.randomUUID())]],
  ["a draw that is none", () => ((id) => [id, world.tokens.undoOf(id)])(crypto.randomUUID())],
])("nothing is taken back with %s", async (_, given) => {
  const { row } = await agreed();
  expect((await world.undoExtra(...given())).json()).toEqual({ state: "unknown", amount: null });
  expect(await drawsOf(row.id)).toMatchObject([{ undoneAt: null }]);
});

test("a mandate that ends takes what waits with it, and its link says that it has ended", async () => {
  const [{ row, undoUntil }, { row: other, guid }] = [await agreed(), await begun()];
  await api.db.transaction((tx) => moveMandate(tx, row.id, { to: "revoked", who: "bank" }));
  await api.db.transaction((tx) => moveMandate(tx, other.id, { to: "revoked", who: "bank" }));
  await bank.night(undoUntil);
  expect(await drawsOf(row.id)).toMatchObject([{ fileId: null }]);
  expect(await bank.draws()).toMatchObject([{ state: "cancelled" }]);
  expect(await world.lookUp(guid, "extra_gift")).toEqual({ state: "inactive", gift: null });
  expect(told(await world.giveExtra(guid))).toEqual([404, "not_found"]);
});

test("with a new account the link leads on, and what waits is drawn on the new one", async () => {
  const { row, guid: used, undoUntil } = await agreed();
  const { guid } = await world.linked(row, "extra_gift");
  const { guid: toRaise } = await world.linked(row);
  const next = await bank.addMandate({
    state: "sent",
    bankInstruction: null,
    replaces: row.id,
    holderName: row.holderName,
  });
  await api.db.transaction((tx) => moveMandate(tx, next.id, { to: "active", who: "bank" }));
  expect(await drawsOf(row.id)).toEqual([]);
  expect((await world.lookUp(used, "extra_gift")).state).toBe("used");
  expect((await world.lookUp(guid, "extra_gift")).state).toBe("ok");
  expect((await world.lookUp(toRaise)).state).toBe("ok");
  expect((await world.giveExtra(guid)).statusCode).toBe(201);
  expect((await world.increase(toRaise)).statusCode).toBe(201);
  expect(await world.amountOf(next.id)).toBe(25_000);
  await bank.night(undoUntil);
  const drawn = (await drawsOf(next.id)).filter(({ kind }) => kind === "extra");
  expect(drawn.map(({ fileId }) => fileId === null)).toEqual([false, false]);
});

test("who corrected the account twice is found by the link of each, also where both named the first", async () => {
  const { row, guid } = await begun();
  const correct = async (after: number) => {
    const createdAt = new Date(Date.now() + after);
    const { holderName } = row;
    const next = await bank.addMandate({
      state: "sent",
      bankInstruction: null,
      replaces: row.id,
      holderName,
      createdAt,
    });
    await api.db.transaction((tx) => moveMandate(tx, next.id, { to: "active", who: "bank" }));
    return next;
  };
  const second = await world.linked(await correct(1_000), "extra_gift");
  await correct(2_000);
  for (const link of [guid, second.guid]) expect((await world.lookUp(link, "extra_gift")).state).toBe("ok");
});

type BankSays = (day: string, about: { payerNumber: string; reference: string }) => Buffer;
const cancels: BankSays = (day, about) => changeFile(day, [{ ...about, code: "03" }]);
const doesNotFind: BankSays = (day, about) => refusedFile(day, [{ ...about, comment: "01" }]);
const findsClosed: BankSays = (day, about) => paymentFile(day, [{ ...about, amountOre: 30_000, status: "2" }]);

test.each([
  { what: "cancels", when: "before", says: cancels },
  { what: "does not find", when: "before", says: doesNotFind },
  { what: "finds closed", when: "before", says: findsClosed },
  { what: "cancels", when: "after", says: cancels },
])(
  "what the bank $what with one account is drawn on the next, taken $when that, and its giver is told",
  async (given) => {
    const { row, undoUntil } = await agreed();
    await bank.night(undoUntil);
    const [asked] = (await bank.draws()).filter(({ kind }) => kind === "extra_gift");
    const about = { payerNumber: row.payerNumber, reference: asked?.reference ?? "" };
    const next = await bank.addMandate({
      state: "sent",
      bankInstruction: null,
      replaces: row.id,
      holderName: row.holderName,
    });
    const move = (id: string, how: Move) => api.db.transaction((tx) => moveMandate(tx, id, how));
    const taken = () => move(next.id, { to: "active", who: "bank" });
    // As a consent ends that becomes a gift each month.
    await (given.when === "before" ? taken() : move(row.id, { to: "revoked", who: "holder", handsDrawsOn: true }));
    await bank.lay("en-gang.txt", given.says(undoUntil, about));
    await bank.read();
    await bank.lay("en-gang-till.txt", given.says(workingDayAfter(undoUntil), about));
    await bank.read();
    const [anew] = (await drawsOf(next.id)).filter(({ kind }) => kind === "extra");
    expect(anew).toMatchObject({ orderId: asked?.orderId, fileId: null, undoneAt: null });
    expect((await mailsOf()).map(({ version }) => version).sort()).toEqual([1, 4]);
    if (given.when === "after") await taken();
    await bank.night(workingDayAfter(await today(api.db)));
    const [drawn] = (await bank.draws()).filter(({ kind }) => kind === "extra_gift");
    expect(drawn).toMatchObject({ mandateId: next.id, state: "waiting", amountOre: 30_000 });
    const paid = { payerNumber: next.payerNumber, reference: drawn?.reference ?? "", amountOre: 30_000, status: "0" };
    await bank.lay("betald.txt", paymentFile(undoUntil, [paid]));
    await bank.read();
    expect((await ordersByLink()).map(({ paidAt }) => paidAt !== null)).toEqual([true]);
  },
);

test("a new account of another giver is nobody else's link", async () => {
  const { row, guid } = await begun();
  await api.db.update(mandates).set({ state: "revoked" }).where(eq(mandates.id, row.id));
  await bank.addMandate({ ...bank.active, replaces: row.id, giverFirstName: "Bo", giverLastName: "Ek" });
  expect((await world.lookUp(guid, "extra_gift")).state).toBe("inactive");
});

test("something extra is given on a consent without an amount as well", async () => {
  const { guid } = await begun({ amountOre: null });
  expect((await world.lookUp(guid, "extra_gift")).gift?.amount).toBeNull();
  expect((await world.giveExtra(guid)).statusCode).toBe(201);
});

test("when the order of an unpaid gift is forgotten the link is good still", async () => {
  const { guid } = await begun();
  await world.giveExtra(guid, bySwish);
  await api.db.delete(orders);
  expect(await api.db.select({ orderId: giftLinks.orderId }).from(giftLinks)).toEqual([{ orderId: null }]);
  expect((await world.giveExtra(guid, byDrawing)).statusCode).toBe(201);
});

test("what waits a month for a bank that takes its time with a new account is asked for then, and watched from then on", async () => {
  const { row, undoUntil } = await agreed();
  await api.db.update(mandates).set({ state: "sent" }).where(eq(mandates.id, row.id));
  const monthAgo = (column: AnyPgColumn) => sql`${column} - interval '30 days'`;
  await api.db.update(payments).set({
    ...{ createdAt: monthAgo(payments.createdAt), expiresAt: monthAgo(payments.expiresAt) },
    nextAskAt: monthAgo(payments.nextAskAt),
  });
  const { log } = api.app;
  const reconciler = createReconciler({ ...api, log, handlers: orderHandlers, background: createBackground(log) });
  reconciler.look();
  await reconciler.settle();
  await api.db.update(mandates).set({ state: "active" }).where(eq(mandates.id, row.id));
  await bank.night(workingDayAfter(undoUntil, 20));
  const [draw] = (await drawsOf(row.id)).filter(({ kind }) => kind === "extra");
  expect(draw?.fileId).not.toBeNull();
  const [payment] = await api.db
    .select()
    .from(payments)
    .where(eq(payments.id, draw?.paymentId ?? ""));
  expect(payment?.state).toBe("waiting");
  expect(payment?.nextAskAt?.getTime()).toBeGreaterThan(Date.parse(draw?.dueOn ?? "") + 14 * 86_400_000);
});

test("what is cut off before its mail is written down is nothing at all, and the same click agrees it", async () => {
  const { row, guid } = await begun();
  const press = { idempotencyKey: crypto.randomUUID() };
  const cutOff = vi.spyOn(api.jobs, "send").mockRejectedValueOnce(new Error("cut off"));
  expect((await world.giveExtra(guid, press)).statusCode).toBe(500);
  cutOff.mockRestore();
  expect(await ordersByLink()).toEqual([]);
  expect((await world.lookUp(guid, "extra_gift")).state).toBe("ok");
  expect((await world.giveExtra(guid, press)).statusCode).toBe(201);
  expect(await drawsOf(row.id)).toHaveLength(1);
});

const answered = async (status: string) => {
  const { row, undoUntil } = await agreed();
  await bank.night(undoUntil);
  const extra = (await bank.draws()).find(({ kind }) => kind === "extra_gift");
  if (!extra) throw new Error("Nothing extra was drawn");
  const { reference, dueOn, orderId } = extra;
  const answer = { payerNumber: row.payerNumber, reference, amountOre: 30_000, status };
  await bank.lay(`${crypto.randomUUID()}.txt`, paymentFile(dueOn, [answer]));
  await bank.read();
  const [order] = await api.db.select().from(orders).where(eq(orders.id, orderId));
  return { orderId, mandateId: row.id, year: Number(dueOn.slice(0, 4)), isPaid: order?.paidAt !== null };
};

test("an extra gift that was drawn stands in the year's receipt, and no other mail tells of it", async () => {
  const { orderId, mandateId, year, isPaid } = await answered("0");
  expect(isPaid).toBe(true);
  expect(await bank.mailsOf("receipt", orderId)).toEqual([]);
  expect(await givenInYear(api.db, { mandateId, year })).toMatchObject({ totalOre: 30_000 });
});

test.each([
  ["1", "Vi försöker inte igen"],
  ["2", "kontot är avslutat"],
])("one that ends with %s is told in words of its own, once", async (status, words) => {
  const { orderId, isPaid } = await answered(status);
  expect(isPaid).toBe(false);
  const [mail] = await bank.mailsOf("drawFailed", orderId);
  const deps = { db: api.db, published: seeded, siteUrl: "" } as unknown as MailDeps;
  const { subject, text } = await mailTemplates.drawFailed(deps, orderId, mail?.version ?? 0);
  expect(subject).toBe("Din extra gåva kunde inte dras");
  expect(text).toContain(words);
  expect(text).toContain("extra gåva på 300\u00a0kr");
});

test("what is guessed and what is a link of another kind is answered alike, by the look-up and by a press", async () => {
  const { row } = await begun();
  const { guid: toRaise } = await world.linked(row);
  for (const asked of [crypto.randomUUID(), toRaise, "", "gun@exempel.se"]) {
    expect(await world.lookUp(asked, "extra_gift")).toEqual({ state: "unknown", gift: null });
    expect(told(await world.giveExtra(asked))).toEqual([404, "not_found"]);
  }
  expect(await ordersByLink()).toEqual([]);
});

const threeAMinute = { most: 3, seconds: 60 };
test.each<[string, LimitTable["giftLink"], string]>([
  ["by one link", { own: threeAMinute }, "203.0.113.10"],
  ["from one network", { address: threeAMinute }, "198.51.100.10"],
])("who presses again and again %s waits", async (_, giftLink, remoteAddress) => {
  const limited = await buildTestApi(database.url, {}, { giftLink });
  const { guid } = await begun();
  const statuses: number[] = [];
  for (let turn = 0; turn < 4; turn += 1) {
    const payload = {
      kind: "extra_gift",
      idempotencyKey: crypto.randomUUID(),
      lookUpGuid: guid,
      amount: 1,
      way: "swish",
    };
    const call = { method: regularGiftCall.method, url: regularGiftCall.path, payload, remoteAddress } as const;
    statuses.push((await limited.app.inject(call)).statusCode);
  }
  await limited.close();
  expect(statuses).toEqual([400, 400, 400, 429]);
});
