import type { MyMandate } from "@hjarta-lunga/contract/schemas/my-data.ts";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { monthOfDraw } from "../../../../../../services/api/src/kinds/monthly-gift/draws/draw-months.ts";
import { another } from "../../../identity/bankid/bankid-world.ts";
import type { TestApi } from "../../../test-api.ts";
import { openOwnGift, type OwnGift } from "./own-gift.ts";

let world: OwnGift;
let second: TestApi;
beforeAll(async () => {
  world = await openOwnGift();
  second = await world.build();
  await second.app.ready();
});
afterEach(async () => {
  await world.bank.forget();
});
afterAll(async () => {
  await second.close();
  await world.close();
});

const only = async (pages: Awaited<ReturnType<OwnGift["pages"]>>): Promise<MyMandate> => {
  const [mandate, ...others] = await pages.mandates();
  if (!mandate || others.length > 0) throw new Error("Not one mandate");
  return mandate;
};
const begun = async (given: Parameters<OwnGift["gift"]>[0] = {}) => {
  const row = await world.gift(given);
  const pages = await world.pages();
  return { row, pages, shown: await only(pages) };
};

type Named = "amount" | "day" | "pause" | "resume" | "end";
/** What the page would send of what it shows. */
const bodyOf = (change: Named, shown: MyMandate) => {
  const of = { change, mandate: shown.number };
  switch (change) {
    case "amount":
      return { ...of, from: shown.amount, amount: 100, drawOn: shown.nextDraw?.on };
    case "day":
      return { ...of, drawDay: 25, drawOn: shown.days.find(({ drawDay }) => drawDay === 25)?.nextDraw };
    case "pause":
      return { ...of, months: 2, drawOn: shown.pauses.find(({ months }) => months === 2)?.nextDraw };
    case "resume":
      return { ...of, drawOn: shown.pausedDays[0] };
    case "end":
      return of;
  }
};

test("the page shows what is drawn next, what each choice would lead to, and what could be given instead of nothing", async () => {
  const { row, shown } = await begun();
  expect(shown).toMatchObject({
    ...{ number: row.shortReference, state: "active", amount: 200, drawDay: 28, bankName: "Handelsbanken" },
    ...{ lower: 100, told: [], pausedDays: [], nextAccount: null, given: 0 },
  });
  expect(shown.days.map(({ drawDay }) => drawDay)).toEqual([25, 27, 28]);
  expect(shown.days[2]?.nextDraw).toBe(shown.nextDraw?.on);
  expect(shown.pauses.map(({ skipped }) => skipped.length)).toEqual([1, 2, 3, 4, 5, 6]);
  // Of the same month: the bank may have to draw it a little later than its own day.
  const months = shown.pauses.map(({ skipped: [first = ""] }) => monthOfDraw(first));
  expect(new Set(months)).toEqual(new Set([monthOfDraw(shown.nextDraw?.on ?? "")]));
});

test.each<[Named, Partial<MyMandate>]>([
  ["amount", { amount: 100 }],
  ["day", { drawDay: 25 }],
  ["pause", { amount: 200 }],
  ["end", { state: "revoked", nextDraw: null, lower: null }],
])("a press changes the %s at once, in the history and by mail", async (change, expected) => {
  const { row, pages, shown } = await begun();
  const body = bodyOf(change, shown);
  const changed = await pages.change(body);
  expect(changed).toMatchObject({ change, mandate: expected });
  expect(await only(pages)).toMatchObject(expected);
  if ("drawOn" in body && body.drawOn !== undefined) expect((await only(pages)).nextDraw?.on).toBe(body.drawOn);
  expect(await world.changesOf(row.id)).toMatchObject([{ number: 1, what: change, who: "holder" }]);
  const sent = await world.mailsOf(row.id);
  expect(sent.map(({ template }) => template).sort()).toEqual(
    { end: ["mandateRevoked"], pause: ["mandateChange", "pauseEnds"] }[change as string] ?? ["mandateChange"],
  );
});

test.each<Named>(["amount", "day", "pause", "end"])(
  "a double click, a lost answer and another process: the %s is changed once, and each is told the same",
  async (change) => {
    const { row, pages, shown } = await begun();
    const body = { idempotencyKey: crypto.randomUUID(), ...bodyOf(change, shown) };
    const others = await world.pages(undefined, second);
    const answers = await Promise.all([pages, others, pages, others].map((each) => each.change(body)));
    expect(answers[0]).not.toHaveProperty("refused");
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(await world.changesOf(row.id)).toHaveLength(1);
  },
);

test("one key with another wish is refused", async () => {
  const { pages, shown } = await begun();
  const idempotencyKey = crypto.randomUUID();
  await pages.change({ idempotencyKey, ...bodyOf("amount", shown) });
  for (const other of [
    { ...bodyOf("amount", shown), amount: 150 },
    bodyOf("end", shown),
    { ...bodyOf("pause", shown), months: 1 },
  ])
    expect(await pages.change({ idempotencyKey, ...other })).toEqual({ refused: "idempotency_conflict" });
  expect(await only(pages)).toMatchObject({ amount: 100, state: "active" });
});

test("two tabs at once: the second is told that it is another by now", async () => {
  const { row, pages, shown } = await begun();
  const others = await world.pages(undefined, second);
  const answers = await Promise.all([
    pages.change(bodyOf("amount", shown)),
    others.change({ ...bodyOf("amount", shown), amount: 150 }),
  ]);
  expect(answers).toContainEqual({ refused: "changed_meanwhile" });
  expect(await world.changesOf(row.id)).toHaveLength(1);
});

test.each<[string, Named, Record<string, unknown>, string]>([
  ["from another amount than today's", "amount", { from: 150 }, "changed_meanwhile"],
  ["with another day of the next draw", "amount", { drawOn: "2020-01-28" }, "changed_meanwhile"],
  ["with another day of the choice", "day", { drawOn: "2020-01-28" }, "changed_meanwhile"],
  ["that ends no pause", "resume", { drawOn: "2026-12-28" }, "changed_meanwhile"],
  ["to less than editors let be given", "amount", { amount: 1 }, "validation_failed"],
  ["to more than editors let be given", "amount", { amount: 9_000_000 }, "validation_failed"],
  ["for seven months", "pause", { months: 7 }, "validation_failed"],
  ["to a day that is none", "day", { drawDay: 26 }, "validation_failed"],
  ["of a number that is nobody's", "end", { mandate: "AAAA2222" }, "not_found"],
])("a press %s is refused and changes nothing", async (_, change, given, refused) => {
  const { row, pages, shown } = await begun();
  expect(await pages.change({ ...bodyOf(change, shown), ...given })).toEqual({ refused });
  expect(await only(pages)).toEqual(shown);
  expect(await world.changesOf(row.id)).toEqual([]);
});

test.each<Named>(["amount", "day", "pause", "end"])(
  "another person cannot change the %s, nor see it",
  async (change) => {
    const { row, pages, shown } = await begun();
    const theirs = await world.pages(another);
    expect(await theirs.mandates()).toEqual([]);
    expect(await theirs.change(bodyOf(change, shown))).toEqual({ refused: "not_found" });
    expect(await only(pages)).toEqual(shown);
    expect(await world.changesOf(row.id)).toEqual([]);
  },
);

test("a pause is ended by a press, its mail is not sent, and pausing anew counts from now", async () => {
  const { row, pages, shown } = await begun();
  await pages.change(bodyOf("pause", shown));
  const paused = await only(pages);
  expect(paused.pausedDays).toEqual(shown.pauses[1]?.skipped);
  await pages.change({ ...bodyOf("pause", paused), months: 1, drawOn: paused.pauses[0]?.nextDraw });
  const shorter = await only(pages);
  expect(shorter.pausedDays).toEqual(shown.pauses[0]?.skipped);
  const resumed = await pages.change(bodyOf("resume", shorter));
  expect(resumed).toMatchObject({ mandate: { pausedDays: [], nextDraw: shown.nextDraw } });
  const waiting = (await world.mailsOf(row.id)).filter(({ template }) => template === "pauseEnds");
  expect(waiting.map(({ replacedAt }) => replacedAt !== null)).toEqual([true, true]);
});

test("what the bank has been told of is shown, and whoever ends sees it still", async () => {
  const { pages } = await begun({ firstDrawOn: "2099-01-28" });
  await world.bank.night("2099-01-27");
  const told = [{ on: "2099-01-28", amount: 200 }];
  const shown = await only(pages);
  expect(shown).toMatchObject({ told, nextDraw: { on: "2099-03-02", amount: 200 } });
  expect(await pages.change(bodyOf("end", shown))).toMatchObject({
    mandate: { state: "revoked", told, nextDraw: null },
  });
});

test("another account that waits for the bank follows each change, and ends with the gift", async () => {
  const { row, pages } = await begun({ firstDrawOn: "2099-01-28" });
  const next = await world.gift({
    ...{ state: "sent", replaces: row.id, accountEnding: "7788", firstDrawOn: "2099-03-30" },
    createdAt: new Date(Date.now() + 1_000),
  });
  const shown = await only(pages);
  expect(shown).toMatchObject({ number: row.shortReference, nextAccount: { accountEnding: "7788" } });
  await pages.change(bodyOf("amount", shown));
  await pages.change(bodyOf("day", await only(pages)));
  await pages.change(bodyOf("pause", await only(pages)));
  expect(await world.bank.mandate(next.id)).toMatchObject({ amountOre: 10_000, drawDay: 25 });
  const months = await world.api.db.execute(sql`select month from mandate_pause where mandate_id = ${next.id}`);
  expect(months.rows).toHaveLength(2);
  await pages.change(bodyOf("end", await only(pages)));
  expect(await world.bank.mandate(next.id)).toMatchObject({ state: "revoked" });
});
