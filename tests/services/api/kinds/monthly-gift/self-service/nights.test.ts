import { eq } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { daysAfter } from "@hjarta-lunga/contract/lib/working-days.ts";
import { mandateChanges } from "../../../../../../services/api/src/platform/database/tables/gift-links.ts";
import { mandates } from "../../../../../../services/api/src/platform/database/tables/mandates.ts";
import {
  changeGift,
  type GiftChange,
} from "../../../../../../services/api/src/kinds/monthly-gift/self-service/change-gift.ts";
import { keepNightAway } from "../../../../../../services/api/src/kinds/monthly-gift/bank/bank-instructions.ts";
import { missedSections } from "../../../../../../services/api/src/kinds/monthly-gift/attention.ts";
import { ownTestApi } from "../../../test-api.ts";
import { openBankWorld, paymentFile } from "../bank-world.ts";

const api = await ownTestApi();
await api.app.ready();
const world = await openBankWorld(api);
afterEach(async () => {
  await world.send();
  await world.forget();
});

const gift = () => world.addMandate({ ...world.active, drawDay: 28, firstDrawOn: "2026-12-28" });

const change = (id: string, on: string, wish: GiftChange) =>
  api.db.transaction(async (tx) => {
    await keepNightAway(tx);
    const [mandate] = await tx.select().from(mandates).where(eq(mandates.id, id)).for("update");
    if (!mandate) throw new Error("No mandate");
    await changeGift({ tx, jobs: api.jobs, on }, mandate, wish, { who: "holder" });
  });

/** All nights from one day to another, both lived, with what is wished in the morning of some. */
const live = async (id: string, from: string, to: string, wishes: Record<string, GiftChange[]> = {}) => {
  for (let day = from; day <= to; day = daysAfter(day, 1)) {
    for (const wish of wishes[day] ?? []) await change(id, day, wish);
    await world.night(day);
  }
};
const drawn = async () => (await world.draws()).map(({ dueOn, amountOre }) => [dueOn, amountOre / 100]);
const to100 = { what: "amount", toOre: 10_000 } as const;
const day = (drawDay: 25 | 27 | 28) => ({ what: "day", drawDay }) as const;
const pause = (months: 1 | 2 | 3) => ({ what: "pause", months }) as const;
const resume = { what: "resume" } as const;
const end = { what: "end" } as const;

/** The bank is told of the 28th of January on the evening of the 22nd, and of the 25th on the 19th. */
const wished: [string, string, Record<string, GiftChange[]>, [string, number][]][] = [
  [
    "nothing",
    "2027-03-31",
    {},
    [
      ["2027-01-28", 200],
      ["2027-03-01", 200],
      ["2027-03-30", 200],
    ],
  ],
  [
    "a lower amount, the morning before the bank is told",
    "2027-02-28",
    { "2027-01-22": [to100] },
    [
      ["2027-01-28", 100],
      ["2027-03-01", 100],
    ],
  ],
  [
    "a lower amount, the morning after",
    "2027-02-28",
    { "2027-01-25": [to100] },
    [
      ["2027-01-28", 200],
      ["2027-03-01", 100],
    ],
  ],
  [
    "an earlier day, before the bank is told of either",
    "2027-02-28",
    { "2027-01-18": [day(25)] },
    [
      ["2027-01-25", 200],
      ["2027-02-25", 200],
    ],
  ],
  [
    "an earlier day, when the bank would have been told of that one",
    "2027-02-28",
    { "2027-01-21": [day(25)] },
    [
      ["2027-01-25", 200],
      ["2027-02-25", 200],
    ],
  ],
  [
    "an earlier day, when the bank has been told",
    "2027-02-28",
    { "2027-01-25": [day(25)] },
    [
      ["2027-01-28", 200],
      ["2027-02-25", 200],
    ],
  ],
  [
    "a day and back, around the night",
    "2027-03-31",
    { "2027-01-22": [day(25)], "2027-01-25": [day(28)], "2027-02-18": [day(25), day(28)] },
    [
      ["2027-01-25", 200],
      ["2027-03-01", 200],
      ["2027-03-30", 200],
    ],
  ],
  [
    "another day and another amount",
    "2027-02-28",
    { "2027-01-18": [to100, day(25)] },
    [
      ["2027-01-25", 100],
      ["2027-02-25", 100],
    ],
  ],
  [
    "a pause of a month, the morning before",
    "2027-03-31",
    { "2027-01-22": [pause(1)] },
    [
      ["2027-03-01", 200],
      ["2027-03-30", 200],
    ],
  ],
  [
    "a pause of a month, the morning after",
    "2027-03-31",
    { "2027-01-25": [pause(1)] },
    [
      ["2027-01-28", 200],
      ["2027-03-30", 200],
    ],
  ],
  [
    "a pause that ends before the bank would be told",
    "2027-02-28",
    { "2027-01-18": [pause(2)], "2027-01-22": [resume] },
    [
      ["2027-01-28", 200],
      ["2027-03-01", 200],
    ],
  ],
  [
    "a pause that ends when the bank could still be told by the day before",
    "2027-02-28",
    { "2027-01-18": [pause(2)], "2027-01-27": [resume] },
    [
      ["2027-01-28", 200],
      ["2027-03-01", 200],
    ],
  ],
  [
    "a pause that ends on the day itself",
    "2027-02-28",
    { "2027-01-18": [pause(2)], "2027-01-28": [resume] },
    [["2027-03-01", 200]],
  ],
  [
    "a pause with another amount and day in it",
    "2027-03-31",
    { "2027-01-18": [pause(2), to100, day(25)] },
    [["2027-03-25", 100]],
  ],
  [
    "another amount and day in a pause that ends early",
    "2027-02-28",
    { "2027-01-18": [pause(3), to100, day(25)], "2027-02-01": [resume] },
    [["2027-02-25", 100]],
  ],
  ["an end, the morning before", "2027-02-28", { "2027-01-22": [end] }, []],
  ["an end, the morning after", "2027-02-28", { "2027-01-25": [end] }, [["2027-01-28", 200]]],
];
test.each(wished)("of a gift on the 28th with %s, the bank is told what was said", async (_, to, wishes, expected) => {
  const { id } = await gift();
  await live(id, "2027-01-15", to, wishes);
  expect(await drawn()).toEqual(expected);
});

test("a pause over the end of a year skips its months and no other", async () => {
  const { id } = await gift();
  await live(id, "2026-11-23", "2027-02-28", { "2026-12-01": [pause(2)] });
  expect(await drawn()).toEqual([["2027-03-01", 200]]);
});

test.each<[string, GiftChange]>([
  ["amount", to100],
  ["day", day(25)],
  ["pause", pause(1)],
])("a night that was missed is made up for by what held then: the %s is changed after the day", async (_, wish) => {
  const { id } = await gift();
  await change(id, "2027-01-29", wish);
  await world.night("2027-01-29");
  expect(await drawn()).toEqual([["2027-02-01", 200]]);
});

test("nothing that has ended is made up for", async () => {
  const { id } = await gift();
  await change(id, "2027-01-29", end);
  await world.night("2027-01-29");
  expect(await drawn()).toEqual([]);
});

test("the first draw is not moved to a day before it, and no month is left out", async () => {
  const { id } = await world.addMandate({ ...world.active, drawDay: 28, firstDrawOn: "2027-01-28" });
  await live(id, "2027-01-04", "2027-02-28", { "2027-01-04": [day(25)] });
  expect(await drawn()).toEqual([
    ["2027-01-28", 200],
    ["2027-02-25", 200],
  ]);
});

test("what the bank was told before the end is booked when it comes", async () => {
  const { id, payerNumber } = await gift();
  await world.night("2027-01-22");
  await change(id, "2027-01-25", end);
  await world.send();
  const [draw] = await world.draws();
  await world.lay(
    "BETSPEC.txt",
    paymentFile("2027-01-28", [{ payerNumber, reference: draw?.reference ?? "", status: "0" }]),
  );
  await world.read();
  expect(await world.draws()).toMatchObject([{ state: "paid", amountOre: 20_000 }]);
});

test("who pauses is nobody whose draw was missed", async () => {
  const paused = await world.addMandate({ ...world.active, firstDrawOn: "2026-01-28" });
  const missedOf = async () => {
    const [section] = missedSections(api.environment);
    return (await section?.rows(api.db)) ?? [];
  };
  expect(await missedOf()).not.toEqual([]);
  await change(paused.id, "2025-12-29", { what: "pause", months: 6 });
  await api.db.execute(
    `insert into mandate_pause select '${paused.id}', month from generate_series('2025-01-01'::date, '2099-01-01', '1 month') as month on conflict do nothing`,
  );
  expect(await missedOf()).toEqual([]);
});

test("who changes a gift while the night is written waits, and what is drawn agrees with what was said", async () => {
  const { id } = await gift();
  await Promise.all([
    world.night("2027-01-22"),
    change(id, "2027-01-22", to100),
    change(id, "2027-01-22", day(25)),
    world.night("2027-01-22"),
  ]);
  await live(id, "2027-01-25", "2027-02-28");
  const changes = await api.db.select().from(mandateChanges).where(eq(mandateChanges.mandateId, id));
  const [first, second, ...others] = await world.draws();
  expect(others).toEqual([]);
  const lowered = changes.find(({ what }) => what === "amount")?.holdsFrom ?? "";
  expect(first?.amountOre).toBe(lowered < "2027-02-01" ? 10_000 : 20_000);
  const moved = changes.find(({ what }) => what === "day")?.holdsFrom ?? "";
  expect(first?.dueOn).toBe(moved < "2027-02-01" ? "2027-01-25" : "2027-01-28");
  expect(second).toMatchObject({ dueOn: "2027-02-25", amountOre: 10_000 });
});
