import { always, blanks, field, filler, layout, type Layout } from "./fields.ts";

const bankgiro = field("bankgiro", 10, "number");
const customerNumber = field("customerNumber", 6, "number");
const payerNumber = field("payerNumber", 16, "exact");
const day = field("day", 8, "day");
const amountOre = field("amountOre", 12, "integer");
const reference = field("reference", 16, "text");
const account = field("account", 16, "exactOrBlank");
const identityNumber = field("identityNumber", 12, "exactOrBlank");

const opening = (title: string) =>
  layout(always("01AUTOGIRO"), blanks(14), day, blanks(12), always(title.padEnd(20)), customerNumber, bankgiro);
const countOf = (code: "09" | "59") =>
  layout(always(code), day, always("9900"), field("count", 7, "integer"), filler(" ".repeat(59)));

/** What follows is money in, money out, or money that a payer has claimed back. */
const section = (code: "15" | "16" | "17") =>
  layout(
    always(code),
    field("account", 35, "number"),
    day,
    field("serial", 5, "integer"),
    field("amountOre", 18, "integer"),
    filler("   "),
    field("count", 8, "integer"),
    filler(" "),
  );
const orderOf = [
  day,
  field("period", 1, "exact"),
  field("repeats", 3, "integerOrBlank"),
  filler(" "),
  payerNumber,
  amountOre,
  bankgiro,
  reference,
] as const;
const carriedOut = (code: "82" | "32") =>
  layout(always(code), ...orderOf, filler(" ".repeat(10)), field("status", 1, "exact"));

/** The day is read as text: an order may have been refused because it is no day. */
const refused = (code: "82" | "32") =>
  layout(
    always(code),
    field("orderedFor", 8, "text"),
    field("period", 1, "text"),
    field("repeats", 3, "text"),
    payerNumber,
    amountOre,
    reference,
    field("comment", 2, "exact"),
    filler(" ".repeat(20)),
  );
const address = (code: "54" | "55") =>
  layout(always(code), field("first", 36, "text"), field("second", 36, "text"), filler(" ".repeat(6)));

const change = layout(
  field("code", 2, "exact"),
  field("day", 8, "dayOrZeros"),
  field("payerNumber", 16, "exactOrZeros"),
  field("type", 2, "exactOrZeros"),
  amountOre,
  filler(" ".repeat(8)),
  field("newDay", 8, "dayOrZeros"),
  reference,
  field("comment", 2, "exact"),
  filler(" ".repeat(6)),
);

export const answerFiles = {
  mandateAnswers: { opening: opening("AG-MEDAVI"), closing: countOf("09") },
  eMandates: {
    opening: layout(always("51"), day, always("9900"), bankgiro, always("AG-EMEDGIV"), filler(" ".repeat(46))),
    closing: countOf("59"),
  },
  paymentSpecification: {
    opening: layout(
      always("01AUTOGIRO"),
      blanks(14),
      day,
      field("time", 12, "exact"),
      always("BET. SPEC & STOPP TK"),
      customerNumber,
      bankgiro,
    ),
    closing: layout(
      always("09"),
      day,
      always("9900"),
      field("deposits", 6, "integer"),
      field("payments", 12, "integer"),
      field("withdrawals", 6, "integer"),
      field("payouts", 12, "integer"),
      field("refundSections", 6, "integer"),
      field("refunds", 12, "integer"),
      filler(" ".repeat(12)),
    ),
  },
  refusedOrders: {
    opening: opening("AVVISADE BET UPPDR"),
    closing: layout(
      always("09"),
      day,
      always("9900"),
      field("creditCount", 6, "integer"),
      field("creditOre", 12, "integer"),
      field("debitCount", 6, "integer"),
      field("debitOre", 12, "integer"),
      filler(" ".repeat(30)),
    ),
  },
  changes: {
    opening: opening("MAKULERING/ÄNDRING"),
    // What its sums count is said in no source that could be read: only that it stands there is asked for.
    closing: layout(always("09"), day, always("9900"), filler(" ".repeat(66))),
  },
};
export type AnswerFile = keyof typeof answerFiles;

export const answerRecords = {
  mandateAnswer: {
    file: "mandateAnswers",
    codes: ["73"],
    layout: layout(
      always("73"),
      bankgiro,
      payerNumber,
      account,
      identityNumber,
      filler(" ".repeat(5)),
      field("info", 2, "exact"),
      field("status", 2, "exact"),
      day,
      // A day on which draws may begin stands here in the older layout.
      filler(" ".repeat(7)),
    ),
  },
  eMandate: {
    file: "eMandates",
    codes: ["52"],
    layout: layout(
      always("52"),
      bankgiro,
      payerNumber,
      field("account", 16, "exact"),
      field("identityNumber", 12, "exact"),
      filler(" ".repeat(5)),
      field("reminder", 1, "integer"),
      filler(" ".repeat(18)),
    ),
  },
  eMandateText: {
    file: "eMandates",
    codes: ["53"],
    layout: layout(always("53"), field("text", 36, "text"), filler(" ".repeat(42))),
  },
  eMandateName: { file: "eMandates", codes: ["54"], layout: address("54") },
  eMandateStreet: { file: "eMandates", codes: ["55"], layout: address("55") },
  eMandateTown: {
    file: "eMandates",
    codes: ["56"],
    layout: layout(always("56"), field("postcode", 5, "text"), field("town", 31, "text"), filler(" ".repeat(42))),
  },
  deposit: { file: "paymentSpecification", codes: ["15"], layout: section("15") },
  payment: { file: "paymentSpecification", codes: ["82"], layout: carriedOut("82") },
  withdrawal: { file: "paymentSpecification", codes: ["16"], layout: section("16") },
  payout: { file: "paymentSpecification", codes: ["32"], layout: carriedOut("32") },
  refundSection: { file: "paymentSpecification", codes: ["17"], layout: section("17") },
  refund: {
    file: "paymentSpecification",
    codes: ["77"],
    layout: layout(always("77"), ...orderOf, field("refundDay", 8, "day"), field("status", 2, "exact"), filler(" ")),
  },
  refusedDebit: { file: "refusedOrders", codes: ["82"], layout: refused("82") },
  refusedCredit: { file: "refusedOrders", codes: ["32"], layout: refused("32") },
  change: {
    file: "changes",
    codes: ["03", "11", "21", "22", "23", "24", "25", "26", "27", "28", "29"],
    layout: change,
  },
} as const satisfies Record<string, { file: AnswerFile; codes: readonly string[]; layout: Layout }>;
export type AnswerRecordName = keyof typeof answerRecords;
