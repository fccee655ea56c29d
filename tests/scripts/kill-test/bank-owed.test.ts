import { expect, test } from "vitest";
import type { Drawn } from "../../../scripts/kill-test/bank-files/bank.ts";
import { drawFaults } from "../../../scripts/kill-test/bank-files/compare.ts";
import type { MadeMandate } from "../../../scripts/kill-test/bank-files/compare.ts";

const payerOf = (index: number) => String(index).padStart(16, "0");
/** Six givers on two days: half of them new, and drawn from January on. */
const made: MadeMandate[] = [0, 1, 2, 3, 4, 5].map((index) => ({
  payer: payerOf(index),
  amountOre: 10_000 + index,
  drawDay: index % 2 === 0 ? 25 : 28,
  ...(index < 3 ? { firstDrawOn: "2026-12-14", isNew: false } : { firstDrawOn: "2027-01-14", isNew: true }),
}));
/** By hand from the calendar: Christmas moves the 25th of December to the 28th, and a Sunday the 28th of February. */
const days: Record<number, string[]> = {
  25: ["20261228", "20270125", "20270225"],
  28: ["20261228", "20270128", "20270301"],
};
const lived = { last: "2027-02-23", leadBankingDays: 4 };

const rightDraws = (): Drawn[] =>
  made.flatMap(({ payer, amountOre: ore, drawDay, isNew }) =>
    (days[drawDay] ?? [])
      .slice(isNew ? 1 : 0)
      .map((due): Drawn => ({ payer, ore, due, reference: payer + due, status: "0" })),
  );
const mandates = () => new Map(made.filter(({ isNew }) => isNew).map(({ payer }) => [payer, 1]));
const faultsOf = (draws: Drawn[], told = mandates(), at = lived) =>
  drawFaults(made, { drawn: Map.groupBy(draws, ({ reference }) => reference), mandates: told }, at);

test("a bank that was asked for what each mandate owes each month has no fault", () => {
  expect(faultsOf(rightDraws())).toEqual([]);
});

test("what no night was lived for is not owed yet", () => {
  const untilChristmas = { ...lived, last: "2026-12-21" };
  expect(
    faultsOf(
      rightDraws().filter(({ due }) => due === "20261228"),
      mandates(),
      untilChristmas,
    ),
  ).toEqual([]);
  expect(faultsOf([], mandates(), { ...lived, last: "2026-12-17" })).toEqual([
    "Nothing was owed: too few nights were lived to say anything",
  ]);
});

const christmas = (index: number) => `${payerOf(index)} on 20261228`;
test.each<[string, (draws: Drawn[]) => Drawn[], number, string]>([
  [
    "a third of givers is never drawn",
    (draws) => draws.filter(({ payer }) => payer !== payerOf(0) && payer !== payerOf(3)),
    5,
    `${christmas(0)}: owed once, drawn 0 times`,
  ],
  [
    "everybody is drawn 1 kr",
    (draws) => draws.map((one) => ({ ...one, ore: 100 })),
    15,
    `${christmas(1)}: 100 öre, not 10001`,
  ],
  [
    "one is drawn twice",
    (draws) => [...draws, ...draws.slice(0, 1).map((one) => ({ ...one, reference: "another" }))],
    1,
    `${christmas(0)}: owed once, drawn 2 times`,
  ],
  [
    "one is drawn twice by one and the same reference",
    (draws) => [...draws, ...draws.slice(0, 1)],
    1,
    `${christmas(0)}: owed once, drawn 2 times`,
  ],
  ["one month is left out", (draws) => draws.slice(1), 1, `${christmas(0)}: owed once, drawn 0 times`],
  [
    "one is drawn before the first day",
    (draws) => [...draws, { payer: payerOf(3), ore: 10_003, due: "20261228", reference: "early", status: "0" }],
    1,
    `${christmas(3)}: drawn and not owed`,
  ],
  [
    "somebody is drawn who has no mandate",
    (draws) => [...draws, { payer: payerOf(9), ore: 10_000, due: "20261228", reference: "stranger", status: "0" }],
    1,
    `${christmas(9)}: drawn and not owed`,
  ],
])("it is seen when %s", (_what, plant, count, one) => {
  const faults = faultsOf(plant(rightDraws()));
  expect(faults).toHaveLength(count);
  expect(faults).toContain(one);
});

test.each<[string, [string, number][], string]>([
  ["never", [], `The mandate ${payerOf(3)} came 0 times`],
  ["twice", [[payerOf(3), 2]], `The mandate ${payerOf(3)} came 2 times`],
])("it is seen when a new mandate comes to the bank %s", (_how, told, fault) => {
  const others = [...mandates()].filter(([payer]) => payer !== payerOf(3));
  expect(faultsOf(rightDraws(), new Map([...others, ...told]))).toEqual([fault]);
});

test("it is seen when a mandate that the bank has is told once more", () => {
  expect(faultsOf(rightDraws(), mandates().set(payerOf(0), 1))).toEqual([`The mandate ${payerOf(0)} is no new one`]);
});
