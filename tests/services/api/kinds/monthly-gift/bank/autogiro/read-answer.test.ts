import { expect, test } from "vitest";
import {
  answerFiles,
  answerRecords,
} from "../../../../../../../services/api/src/kinds/monthly-gift/bank/autogiro/answer-layouts.ts";
import type { Layout } from "../../../../../../../services/api/src/kinds/monthly-gift/bank/autogiro/fields.ts";
import {
  readLine,
  widthOf,
  writeLine,
} from "../../../../../../../services/api/src/kinds/monthly-gift/bank/autogiro/line.ts";
import { readAnswer } from "../../../../../../../services/api/src/kinds/monthly-gift/bank/autogiro/read-answer.ts";
import type { AnswerRecord } from "../../../../../../../services/api/src/kinds/monthly-gift/bank/autogiro/read-answer.ts";
import {
  changes,
  eMandates,
  fileOf,
  mandateAnswers,
  payee,
  paymentSpecification,
  refusedOrders,
} from "./answer-files.ts";

const read = async (...bytes: Buffer[]): Promise<AnswerRecord[]> => {
  const records: AnswerRecord[] = [];
  for await (const record of readAnswer(bytes, payee)) records.push(record);
  return records;
};
const us = { bankgiro: "9019506" };
const order = { ...us, day: "2026-12-28", period: "0", repeats: null };
const first = { payerNumber: "0000000000004711", amountOre: 20_050, reference: "AAAAAAAAAAAAAAAA" };
const noType = { type: "82", newDay: null };

test("the bank's answers to mandates are read, also of the older layout and without an account", async () => {
  expect(await read(fileOf(mandateAnswers))).toEqual([
    {
      file: "mandateAnswers",
      name: "mandateAnswer",
      line: 2,
      values: {
        ...us,
        payerNumber: "0000000000004711",
        account: "6000000000012343",
        identityNumber: "198807012391",
        info: "04",
        status: "32",
        day: "2026-11-25",
      },
    },
    expect.objectContaining({
      values: {
        ...us,
        payerNumber: "0000000000004729",
        account: null,
        identityNumber: null,
        info: "03",
        status: "33",
        day: "2026-11-25",
      },
    }),
    expect.objectContaining({
      line: 4,
      values: {
        ...us,
        payerNumber: "0000000000004737",
        account: "5000000000012343",
        identityNumber: "196407133252",
        info: "04",
        status: "23",
        day: "2026-11-25",
      },
    }),
  ]);
});

test("a mandate from an internet bank is read with name, address and what was written", async () => {
  expect((await read(fileOf(eMandates))).map(({ name, values }) => [name, values])).toEqual([
    [
      "eMandate",
      {
        ...us,
        payerNumber: "0000000000004711",
        account: "6000000000012343",
        identityNumber: "198807012391",
        reminder: 0,
      },
    ],
    ["eMandateText", { text: "JAG VILL GE 100 KR I MÅNADEN" }],
    ["eMandateName", { first: "GÖRAN ÅKERSTRÖM", second: "C/O ÖBERG" }],
    ["eMandateStreet", { first: "LUGNA GATAN 5", second: "" }],
    ["eMandateTown", { postcode: "11455", town: "STOCKHOLM" }],
  ]);
});

test("a payment specification is read with each order's status", async () => {
  const records = await read(fileOf(paymentSpecification));
  expect(records.map(({ name }) => name)).toEqual([
    "deposit",
    ...["payment", "payment", "payment", "payment", "payment"],
    "refundSection",
    "refund",
  ]);
  expect(records[0]?.values).toEqual({
    account: "5000000000012343",
    day: "2026-12-28",
    serial: 1,
    amountOre: 30_050,
    count: 2,
  });
  expect(records[1]?.values).toEqual({ ...order, ...first, status: "0" });
  expect(records.slice(1, 6).map(({ values }) => "status" in values && values.status)).toEqual([
    "0",
    "0",
    "1",
    "2",
    "9",
  ]);
  expect(records[7]?.values).toMatchObject({ refundDay: "2026-12-28", status: "02", reference: "FFFFFFFFFFFFFFFF" });
});

test("orders that were refused are read, also one whose very day is none", async () => {
  expect((await read(fileOf(refusedOrders))).map(({ values }) => values)).toEqual([
    { ...first, orderedFor: "20261228", period: "0", repeats: "", comment: "01" },
    {
      orderedFor: "20991299",
      period: "0",
      repeats: "",
      payerNumber: "0000000000004729",
      amountOre: 10_000,
      reference: "BBBBBBBBBBBBBBBB",
      comment: "12",
    },
  ]);
});

test("cancellations and changes are read", async () => {
  expect((await read(fileOf(changes))).map(({ values }) => values)).toEqual([
    { ...first, ...noType, code: "03", day: "2026-12-28", comment: "12" },
    expect.objectContaining({ code: "25", amountOre: 10_000 }),
    expect.objectContaining({ code: "29", newDay: "2026-12-30", comment: "14" }),
  ]);
});

const allLayouts: [string, Layout][] = [
  ...Object.entries(answerRecords).map(([name, { layout }]): [string, Layout] => [name, layout]),
  ...Object.entries(answerFiles).map(([name, { opening }]): [string, Layout] => [`opening of ${name}`, opening]),
  ...Object.entries(answerFiles).map(([name, { closing }]): [string, Layout] => [`closing of ${name}`, closing]),
];
test.each(allLayouts)("the %s is 80 characters wide", (_name, { fields }) => {
  expect(fields.reduce((sum, each) => sum + widthOf(each), 0)).toBe(80);
});

test.each([mandateAnswers, eMandates, paymentSpecification, refusedOrders, changes])(
  "each line of %# is what it was when it is read and written again",
  async (...lines) => {
    for (const { name, line, values } of await read(fileOf(lines))) {
      const { layout } = answerRecords[name];
      // What stands where we never look need not be the same: read again, it is.
      const again = writeLine(layout, values as never).replace(/^../, lines[line - 1]?.slice(0, 2) ?? "");
      expect(readLine(layout, again)).toEqual(values);
    }
  },
);

const without = (lines: string[], at: number) => lines.filter((_, index) => index !== at);
const changed = (lines: string[], at: number, from: string, to: string) =>
  lines.map((line, index) => (index === at ? line.replace(from, to) : line));

test.each([
  ["nothing in it", [], "Line 0: empty"],
  ["an opening that nobody knows", changed(mandateAnswers, 0, "AG-MEDAVI", "AG-MEDXXX"), "Line 1: unknownFile"],
  ["a record that nobody knows", changed(mandateAnswers, 1, "73", "74"), "Line 2: unknownRecord"],
  ["a line too short", changed(mandateAnswers, 1, "6000", "600"), "Line 2: lineLength"],
  ["a line too long", changed(mandateAnswers, 1, "6000", "60000"), "Line 2: lineLength"],
  ["an empty line inside it", [...mandateAnswers.slice(0, 2), "", ...mandateAnswers.slice(2)], "Line 3: lineLength"],
  ["letters for digits", changed(mandateAnswers, 1, "4711", "47O1"), "Line 2: field (payerNumber)"],
  ["a day that is none", changed(mandateAnswers, 1, "20261125", "20260230"), "Line 2: field (day)"],
  ["a control character", changed(eMandates, 2, "JAG", "J\u0007G"), "Line 3: letters"],
  ["another's bankgiro", changed(mandateAnswers, 0, "0009019506", "0009912346"), "Line 1: anotherPayee"],
  ["another's customer number", changed(mandateAnswers, 0, "004711", "004712"), "Line 1: anotherCustomer"],
  ["another's bankgiro in a line", changed(mandateAnswers, 1, "0009019506", "0009912346"), "Line 2: anotherPayee"],
  ["no closing", mandateAnswers.slice(0, -1), "Line 4: notClosed"],
  ["a closing that counts another number", without(mandateAnswers, 1), "Line 4: count"],
  ["a line after the closing", [...mandateAnswers, ...mandateAnswers.slice(1, 2)], "Line 6: order"],
  ["two files in one", [...mandateAnswers, ...mandateAnswers], "Line 6: order"],
  ["a name before its mandate", without(eMandates, 1), "Line 2: order"],
  ["a payment outside a deposit", without(paymentSpecification, 1), "Line 2: order"],
  ["a payment less than its deposit counts", without(paymentSpecification, 2), "Line 2: count"],
  ["an amount that is not the deposit's", changed(paymentSpecification, 2, "020050", "020060"), "Line 2: count"],
  [
    "a status that makes the count wrong",
    changed(paymentSpecification, 4, "C          1", "C          0"),
    "Line 2: count",
  ],
  [
    "a deposit less than the closing counts",
    changed(paymentSpecification, 9, "9900000001", "9900000002"),
    "Line 10: count",
  ],
  ["a sum of refused orders that is wrong", changed(refusedOrders, 3, "030050", "030060"), "Line 4: count"],
])(
  "a file with %s is refused, and the refusal names the place and nothing of what stood there",
  async (_what, lines, said) => {
    await expect(read(fileOf(lines))).rejects.toThrow(new RegExp(`^${said.replaceAll(/[()]/g, "\\$&")}$`));
  },
);

test("a file in another alphabet is refused", async () => {
  await expect(read(Buffer.from(eMandates.join("\r\n"), "utf8"))).rejects.toThrow("Line 3: lineLength");
});

test("cut anywhere, even within its last line, a file is refused", async () => {
  const whole = fileOf(paymentSpecification);
  for (let length = 0; length < whole.length - 2; length += 1)
    await expect(read(whole.subarray(0, length)), `cut after ${length} bytes`).rejects.toThrow(/^Line \d+: /);
  expect(await read(whole.subarray(0, -2))).toHaveLength(8);
});

test("it is the same file with other ends of lines and however its bytes come", async () => {
  const records = await read(fileOf(paymentSpecification));
  const bytes = fileOf(paymentSpecification, "\n");
  expect(await read(bytes)).toEqual(records);
  expect(await read(...Array.from(bytes, (byte) => Buffer.from([byte])))).toEqual(records);
});

test("a hundred thousand payments are read part by part: no more of the file is asked for than what is read", async () => {
  const [opening = "", deposit = "", line = ""] = paymentSpecification;
  const [parts, linesAPart] = [100, 1_000];
  const sum = String(parts * linesAPart * 20_050).padStart(18, "0");
  let given = 0;
  const bytes = function* () {
    yield fileOf([opening, `${deposit.slice(0, 50)}${sum}   00100000 `]);
    for (; given < parts; given += 1) yield fileOf(Array.from({ length: linesAPart }, () => line));
    yield fileOf([`09202612289900000001000000100000${"0".repeat(36)}${" ".repeat(12)}`]);
  };
  let [seen, ahead] = [0, 0];
  for await (const { name } of readAnswer(bytes(), payee)) {
    if (name === "payment") seen += 1;
    ahead = Math.max(ahead, given * linesAPart - seen);
  }
  expect(seen).toBe(parts * linesAPart);
  expect(ahead).toBeLessThanOrEqual(linesAPart);
});
