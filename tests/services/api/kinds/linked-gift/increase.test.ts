import { increaseReceipt } from "@hjarta-lunga/contract/schemas/gift-links.ts";
import { asc, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { TestDatabase } from "../../../../../scripts/testing/test-database.ts";
import { mandateChanges } from "../../../../../services/api/src/platform/database/tables/gift-links.ts";
import { mails } from "../../../../../services/api/src/platform/database/tables/mail.ts";
import { mandates } from "../../../../../services/api/src/platform/database/tables/mandates.ts";
import { moveMandate } from "../../../../../services/api/src/kinds/monthly-gift/move.ts";
import { apiDatabase, buildTestApi } from "../../test-api.ts";
import type { TestApi } from "../../test-api.ts";
import { linkWorld } from "./link-world.ts";
import type { LinkWorld } from "./link-world.ts";

let database: TestDatabase;
let api: TestApi;
let second: TestApi;
let world: LinkWorld;
let others: LinkWorld;
beforeAll(async () => {
  database = await apiDatabase();
  api = await buildTestApi(database.url);
  second = await buildTestApi(database.url);
  [world, others] = [linkWorld(api), linkWorld(second)];
});
afterAll(async () => {
  await api.close();
  await second.close();
  await database.drop();
});

type Answer = { statusCode: number; json: () => unknown };
const told = (answer: Answer) =>
  answer.statusCode < 300 ? answer.statusCode : [answer.statusCode, (answer.json() as { code: string }).code];
const changesOf = (mandateId: string) =>
  api.db
    .select()
    .from(mandateChanges)
    .where(eq(mandateChanges.mandateId, mandateId))
    .orderBy(asc(mandateChanges.number));
const mailsOf = (mandateId: string) => api.db.select().from(mails).where(eq(mails.ownerId, mandateId));
const begun = async (given: Parameters<LinkWorld["give"]>[0] = {}) => {
  const row = await world.give(given);
  return { row, ...(await world.linked(row)) };
};

test("one press raises the gift: the mandate, its history, and a mail", async () => {
  const { row, guid } = await begun();
  const shown = (await world.lookUp(guid)).gift;
  const answer = await world.increase(guid);
  expect(answer.statusCode).toBe(201);
  const receipt = increaseReceipt.parse(answer.json());
  expect(receipt).toMatchObject({ from: 200, amount: 250, drawOn: shown?.drawOn, isMailed: true });
  expect(await world.amountOf(row.id)).toBe(25_000);
  const [change] = await changesOf(row.id);
  expect(change).toMatchObject({ number: 1, fromOre: 20_000, toOre: 25_000, undoes: null });
  // A draw that the bank cannot be told of in time comes later than its own day.
  expect(change?.toDraw ?? change?.holdsFrom).toBe(receipt.drawOn);
  expect(await mailsOf(row.id)).toMatchObject([{ template: "mandateChange", version: 1, recipient: "gun@exempel.se" }]);
});

test("a double click, a lost answer and another process: the gift is raised once, and each is told the same", async () => {
  const { row, guid } = await begun();
  const press = { idempotencyKey: crypto.randomUUID() };
  const answers = await Promise.all([world, others, world, others].map(({ increase }) => increase(guid, press)));
  expect(answers.map(told).sort()).toEqual([200, 200, 200, 201]);
  expect(new Set(answers.map(({ payload }) => payload)).size).toBe(1);
  expect(await changesOf(row.id)).toHaveLength(1);
  expect(await mailsOf(row.id)).toHaveLength(1);
});

test("of presses in several tabs at once one raises the gift, and the others are told that the link is used", async () => {
  const { row, guid } = await begun();
  const answers = await Promise.all(
    [250, 300, 350, 400].map((amount, tab) => (tab % 2 ? world : others).increase(guid, { amount })),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
  expect(answers.map(told).filter((answer) => answer !== 201)).toEqual(Array(3).fill([404, "not_found"]));
  expect(await changesOf(row.id)).toHaveLength(1);
  expect((await world.lookUp(guid)).state).toBe("used");
});

test("two links of two mailings at once: the second is told that the amount is another by now", async () => {
  const { row, guid } = await begun();
  const { guid: otherGuid } = await world.linked(row);
  const answers = await Promise.all([world.increase(guid), others.increase(otherGuid, { amount: 300 })]);
  expect(answers.map(told)).toContainEqual([409, "changed_meanwhile"]);
  expect(await changesOf(row.id)).toHaveLength(1);
});

test("the same key with another amount is refused", async () => {
  const { row, guid } = await begun();
  const press = { idempotencyKey: crypto.randomUUID() };
  await world.increase(guid, press);
  expect(told(await world.increase(guid, { ...press, amount: 300 }))).toEqual([409, "idempotency_conflict"]);
  expect(await world.amountOf(row.id)).toBe(25_000);
});

test("one key with two links at once raises one gift, and the other is refused", async () => {
  const [one, other] = [await begun(), await begun()];
  const press = { idempotencyKey: crypto.randomUUID() };
  const answers = await Promise.all([world.increase(one.guid, press), others.increase(other.guid, press)]);
  expect(answers.map(told)).toContainEqual([409, "idempotency_conflict"]);
  expect(answers.map(told)).toContain(201);
});

test.each<[string, Record<string, unknown>, [number, string]]>([
  ["less than today", { amount: 150 }, [400, "validation_failed"]],
  ["as much as today", { amount: 200 }, [400, "validation_failed"]],
  ["more than twice today's", { amount: 401 }, [401, "unauthorized"]],
  ["half a krona more", { amount: 200.5 }, [400, "validation_failed"]],
  ["far more than anybody gives", { amount: 1_000_000 }, [400, "validation_failed"]],
  ["from another amount than today's", { from: 150 }, [409, "changed_meanwhile"]],
  ["by a link that is none", { lookUpGuid: crypto.randomUUID() }, [404, "not_found"]],
])("an increase to %s is refused and changes nothing", async (_, given, refusal) => {
  const { row, guid } = await begun();
  expect(told(await world.increase(guid, given))).toEqual(refusal);
  expect(await world.amountOf(row.id)).toBe(20_000);
  expect((await world.lookUp(guid)).state).toBe("ok");
});

test("a gift that is the largest that editors let be given is raised by no link, and its holder is told to call", async () => {
  const { row, guid } = await begun({ amountOre: 10_000_000 });
  expect(await world.lookUp(guid)).toEqual({ state: "notByLink", gift: null });
  expect(told(await world.increase(guid, { from: 100_000, amount: 100_050 }))).toEqual([404, "not_found"]);
  expect(await world.amountOf(row.id)).toBe(row.amountOre);
  expect(await mailsOf(row.id)).toEqual([]);
});

test("by a link alone nothing is raised of who has no e-mail address to undo it by", async () => {
  const { row, guid } = await begun();
  await api.db.update(mandates).set({ email: null }).where(eq(mandates.id, row.id));
  expect((await world.lookUp(guid)).gift).toMatchObject({ mostByLink: 0, isMailed: false });
  expect(told(await world.increase(guid))).toEqual([401, "unauthorized"]);
  expect(await world.amountOf(row.id)).toBe(row.amountOre);
});

const raised = async () => {
  const { row, guid } = await begun();
  await world.increase(guid);
  const [change] = await changesOf(row.id);
  return { row, change: change?.id ?? "" };
};

test("the link in the mail sets the gift back, once however often it is pressed, and a mail tells of it", async () => {
  const { row, change } = await raised();
  const answers = await Promise.all([world, others, world].map(({ undo }) => undo(change)));
  for (const answer of answers) expect(answer.json()).toMatchObject({ state: "undone", gift: { amount: 200 } });
  expect(await world.amountOf(row.id)).toBe(20_000);
  expect(await changesOf(row.id)).toMatchObject([{ id: change }, { number: 2, undoes: change, toOre: 20_000 }]);
  expect((await mailsOf(row.id)).map(({ version }) => version).sort()).toEqual([1, 2]);
});

/** As if it had been pressed so long ago. The history itself cannot be changed. */
const agedBy = async (change: string, age: string) => {
  await api.db.transaction(async (tx) => {
    await tx.execute(sql`alter table mandate_change disable trigger mandate_change_append_only`);
    await tx.execute(sql`update mandate_change set at = now() - ${age}::interval where id = ${change}`);
    await tx.execute(sql`alter table mandate_change enable trigger mandate_change_append_only`);
  });
};

test("it is undone for a fortnight, and no longer", async () => {
  const [early, late] = [await raised(), await raised()];
  await agedBy(early.change, "13 days 23 hours");
  await agedBy(late.change, "15 days 1 hour");
  expect((await world.undo(early.change)).json()).toMatchObject({ state: "undone" });
  expect((await world.undo(late.change)).json()).toEqual({ state: "tooLate", gift: null });
  expect(await world.amountOf(late.row.id)).toBe(25_000);
});

/** Another account that its holder has signed, and the bank has not answered of. */
const waiting = async (
  row: Awaited<ReturnType<LinkWorld["give"]>>,
  amountOre: number,
  given: Parameters<LinkWorld["give"]>[0] = {},
) => {
  const { id, holderLookup } = row;
  const own = { amountOre, holderLookup, replaces: id, accountLookup: crypto.randomUUID() };
  return world.give({ ...own, state: "sent", createdAt: new Date(Date.now() + 1_000), ...given });
};
const taken = ({ id }: { id: string }) =>
  api.db.transaction((tx) => moveMandate(tx, id, { to: "active", who: "bank", code: "32" }));
const waitsForLock = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
const lockedBy = (tx: Pick<typeof api.db, "select">, id: string) =>
  tx.select({ id: mandates.id }).from(mandates).where(eq(mandates.id, id)).for("update", { noWait: true });

test("what is raised, and set back, while the bank is still to take another account holds on that one too", async () => {
  const { row, guid } = await begun();
  const next = await waiting(row, 20_000);
  expect((await world.increase(guid)).statusCode).toBe(201);
  expect([await world.amountOf(row.id), await world.amountOf(next.id)]).toEqual([25_000, 25_000]);
  const [change] = await changesOf(row.id);
  expect((await world.undo(change?.id ?? "")).json()).toMatchObject({ state: "undone", gift: { amount: 200 } });
  expect([await world.amountOf(row.id), await world.amountOf(next.id)]).toEqual([20_000, 20_000]);
  await taken(next);
  expect((await world.undo(change?.id ?? "")).json()).toMatchObject({ state: "undone", gift: { amount: 200 } });
  expect((await mailsOf(row.id)).map(({ version }) => version)).toEqual([1, 2]);
  expect(await mailsOf(next.id)).toEqual([]);
});

test("a raised gift that is signed on another account is set back there as well", async () => {
  const { row, guid } = await begun();
  await world.increase(guid);
  const next = await waiting(row, 25_000);
  const [change] = await changesOf(row.id);
  expect((await world.undo(change?.id ?? "")).json()).toMatchObject({ state: "undone", gift: { amount: 200 } });
  await taken(next);
  expect(await world.amountOf(next.id)).toBe(20_000);
});

test("what was raised while another account waited is set back when the bank has taken it", async () => {
  const { row, guid } = await begun();
  const next = await waiting(row, 20_000);
  await world.increase(guid);
  await taken(next);
  const [change] = await changesOf(row.id);
  expect((await world.undo(change?.id ?? "")).json()).toMatchObject({ state: "undone", gift: { amount: 200 } });
  expect(await world.amountOf(next.id)).toBe(20_000);
});

test.each([
  ["the same amount is signed there, which is raised with it", 20_000, 250],
  ["another amount is signed there, which stays", 50_000, 500],
])(
  "a raise while another account is on its way says what is drawn from that one: %s",
  async (_what, signed, amount) => {
    const { row, guid } = await begun();
    await waiting(row, signed, { drawDay: 25, firstDrawOn: "2099-03-25" });
    const press = { idempotencyKey: crypto.randomUUID() };
    const answers = [await world.increase(guid, press), await others.increase(guid, press)];
    for (const answer of answers)
      expect(increaseReceipt.parse(answer.json())).toMatchObject({
        ...{ amount: 250, nextAccount: { amount, drawOn: "2099-03-25" } },
      });
  },
);

test("a raise says nothing of an account that was refused, is older, or is another holder's", async () => {
  const { row, guid } = await begun();
  await waiting(row, 20_000, { state: "rejected" });
  await waiting(row, 20_000, { createdAt: new Date("2020-01-01") });
  await waiting({ ...row, holderLookup: crypto.randomUUID() }, 20_000);
  expect(increaseReceipt.parse((await world.increase(guid)).json()).nextAccount).toBeNull();
});

test("while a gift is raised the bank's word of another account waits, and holds nothing that the raise needs", async () => {
  const { row } = await begun();
  const next = await waiting(row, 20_000);
  const answered = await api.db.transaction(async (tx) => {
    await lockedBy(tx, row.id);
    const answer = taken(next);
    await vi.waitFor(async () => expect((await second.db.execute(waitsForLock)).rows).not.toEqual([]));
    expect(await lockedBy(tx, next.id)).toEqual([{ id: next.id }]);
    return { answer };
  });
  expect(await answered.answer).toBe(true);
});

test("another amount that its holder has signed on another account stays as it was signed", async () => {
  const { row, guid } = await begun();
  const next = await waiting(row, 50_000);
  await world.increase(guid);
  expect(await world.amountOf(next.id)).toBe(50_000);
});

test.each<[string, (own: { row: { id: string }; change: string }) => Promise<{ json: () => unknown }>, string]>([
  ["another token", ({ change }) => world.undo(change, world.tokens.undoOf(crypto.randomUUID())), "unknown"],
  ["a change that is none", () => world.undo(crypto.randomUUID()), "unknown"],
  [
    "an amount that has changed since",
    async ({ row, change }) => {
      await api.db.update(mandates).set({ amountOre: 30_000 }).where(eq(mandates.id, row.id));
      return world.undo(change);
    },
    "changedSince",
  ],
  [
    "a mandate that has ended",
    async ({ row, change }) => {
      await api.db.update(mandates).set({ state: "revoked" }).where(eq(mandates.id, row.id));
      return world.undo(change);
    },
    "inactive",
  ],
])("nothing is undone with %s", async (_, undo, state) => {
  const own = await raised();
  expect((await undo(own)).json()).toEqual({ state, gift: null });
  expect(await changesOf(own.row.id)).toHaveLength(1);
});

test("the history of a mandate is never changed, and goes with it alone", async () => {
  const { row, change } = await raised();
  const isChange = eq(mandateChanges.id, change);
  await expect(api.db.update(mandateChanges).set({ toOre: 1 }).where(isChange)).rejects.toThrow();
  await expect(api.db.delete(mandateChanges).where(isChange)).rejects.toThrow();
  await api.db.delete(mandates).where(eq(mandates.id, row.id));
  expect(await changesOf(row.id)).toEqual([]);
});
