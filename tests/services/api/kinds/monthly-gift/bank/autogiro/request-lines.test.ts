import { expect, test } from "vitest";
import { requestLayouts } from "../../../../../../../services/api/src/kinds/monthly-gift/bank/autogiro/request-layouts.ts";
import {
  readLine,
  writeLine,
  encodeLines,
} from "../../../../../../../services/api/src/kinds/monthly-gift/bank/autogiro/line.ts";

const { opening, newMandate, approveMandate, rejectMandate, deleteMandate, changePayerNumber, debit, credit, change } =
  requestLayouts;
const us = { bankgiro: "9019506", payerNumber: "0000000000004711" };
const noOrder = { day: null, amountOre: null, type: null, newDay: null, reference: "" };
const order = {
  ...us,
  day: "2026-12-28",
  period: "0",
  repeats: null,
  amountOre: 20_050,
  reference: "7Q2M9XK4B1TD83ZW",
};

/** Each written out by hand from Bankgirot's description, 80 characters between the bars. */
const lines = [
  {
    says: "the opening",
    line: "|0120261122AUTOGIRO                                            0047110009019506  |",
    made: [opening, { day: "2026-11-22", customerNumber: "4711", bankgiro: "9019506" }],
  },
  {
    says: "a new mandate",
    line: "|04000901950600000000000047116000000000012343198807012391                        |",
    made: [newMandate, { ...us, account: "6000000000012343", identityNumber: "198807012391" }],
  },
  {
    says: "a mandate of an organisation",
    line: "|04000901950600000000000047115000000000012343008020051952                        |",
    made: [newMandate, { ...us, account: "5000000000012343", identityNumber: "008020051952" }],
  },
  {
    says: "yes to a mandate from an internet bank",
    line: "|0400090195060000000000004711                                                    |",
    made: [approveMandate, us],
  },
  {
    says: "no to a mandate from an internet bank",
    line: "|0400090195060000000000004711                                                AV  |",
    made: [rejectMandate, us],
  },
  {
    says: "the end of a mandate",
    line: "|0300090195060000000000004711                                                    |",
    made: [deleteMandate, us],
  },
  {
    says: "another payer number",
    line: "|050009019506000000000000471100090195060000000000004729                          |",
    made: [
      changePayerNumber,
      { oldBankgiro: "9019506", oldPayerNumber: us.payerNumber, ...us, payerNumber: "0000000000004729" },
    ],
  },
  {
    says: "a debit on a day",
    line: "|82202612280    000000000000471100000002005000090195067Q2M9XK4B1TD83ZW           |",
    made: [debit, order],
  },
  {
    says: "a debit as soon as can be",
    line: "|82GENAST  0    000000000000471100000002005000090195067Q2M9XK4B1TD83ZW           |",
    made: [debit, { ...order, day: "now" }],
  },
  {
    says: "a debit on the last banking day of twelve months",
    line: "|82202612305012 00000000000047110000000200500009019506RÄNTA                      |",
    made: [debit, { ...order, day: "2026-12-30", period: "5", repeats: 12, reference: "RÄNTA" }],
  },
  {
    says: "a credit",
    line: "|32202612280    000000000000471100000002005000090195067Q2M9XK4B1TD83ZW           |",
    made: [credit, order],
  },
  {
    says: "no more of a payer's orders",
    line: "|2300090195060000000000004711                                                    |",
    made: [change, { ...us, ...noOrder, code: "23" }],
  },
  {
    says: "no more of a payer's orders of a day",
    line: "|240009019506000000000000471120261228                                            |",
    made: [change, { ...us, ...noOrder, code: "24", day: "2026-12-28" }],
  },
  {
    says: "one order less",
    line: "|25000901950600000000000047112026122800000002005082        7Q2M9XK4B1TD83ZW      |",
    made: [change, { ...us, ...noOrder, ...order, code: "25", type: "82" }],
  },
  {
    says: "one order on another day",
    line: "|29000901950600000000000047112026122800000002005082202612307Q2M9XK4B1TD83ZW      |",
    made: [change, { ...us, ...noOrder, ...order, code: "29", type: "82", newDay: "2026-12-30" }],
  },
] as const;

/** What the fields of the layout name, without what the test's values have beside them. */
const namedBy = (layout: { fields: readonly object[] }, values: object) => {
  const names = layout.fields.flatMap((field) => ("name" in field ? [field.name] : []));
  return Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)));
};

test.each(lines)(
  "$says is written byte for byte, and read again as what it was",
  ({ line, made: [layout, values] }) => {
    const text = line.slice(1, -1);
    expect(text).toHaveLength(80);
    expect(writeLine(layout, values as never)).toBe(text);
    expect(readLine(layout, text)).toEqual(namedBy(layout, values));
  },
);

test.each([
  ["an amount below nothing", { amountOre: -1 }, "field (amountOre)"],
  ["half an öre", { amountOre: 0.5 }, "field (amountOre)"],
  ["more öre than twelve digits hold", { amountOre: 1_000_000_000_000 }, "field (amountOre)"],
  ["a payer number that is short", { payerNumber: "4711" }, "field (payerNumber)"],
  ["a day that is written otherwise", { day: "28/12 2026" }, "field (day)"],
  ["a reference that is too long", { reference: "7Q2M9XK4B1TD83ZWX" }, "field (reference)"],
  ["a letter that ISO-8859-1 lacks", { reference: "GÅVA ♥" }, "letters"],
  ["an end of line in a text", { reference: "GÅVA\n" }, "letters"],
])("nothing is written of %s", (_what, wrong, said) => {
  expect(() => writeLine(debit, { ...order, ...wrong }, 7)).toThrow(`Line 7: ${said}`);
});

test("a file is bytes of ISO-8859-1, each line ended, however many parts it has", () => {
  const line = writeLine(debit, { ...order, reference: "ÅÄÖ" });
  const parts = [...encodeLines(Array.from({ length: 2_500 }, () => line))];
  expect(parts).toHaveLength(3);
  const file = Buffer.concat(parts);
  expect(file).toHaveLength(2_500 * 82);
  expect([...file.subarray(53, 56)]).toEqual([0xc5, 0xc4, 0xd6]);
  expect([...file.subarray(80, 82)]).toEqual([13, 10]);
});
