import { always, blanks, field, layout } from "./fields.ts";

const bankgiro = field("bankgiro", 10, "number");
const payerNumber = field("payerNumber", 16, "exact");

const order = (code: "82" | "32") =>
  layout(
    always(code),
    field("day", 8, "dayOrNow"),
    field("period", 1, "exact"),
    field("repeats", 3, "integerOrBlank"),
    blanks(1),
    payerNumber,
    field("amountOre", 12, "integer"),
    bankgiro,
    field("reference", 16, "text"),
    blanks(11),
  );

/**
 * An account is four digits of clearing number and the number, padded with zeros to twelve. A personal number has
 * twelve digits; an organisation's follows two zeros.
 */
export const requestLayouts = {
  opening: layout(
    always("01"),
    field("day", 8, "day"),
    always("AUTOGIRO"),
    blanks(4 + 40),
    field("customerNumber", 6, "number"),
    bankgiro,
    blanks(2),
  ),
  newMandate: layout(
    always("04"),
    bankgiro,
    payerNumber,
    field("account", 16, "exact"),
    field("identityNumber", 12, "exact"),
    blanks(24),
  ),
  /** Of a mandate that somebody gave in the internet bank. */
  approveMandate: layout(always("04"), bankgiro, payerNumber, blanks(52)),
  rejectMandate: layout(always("04"), bankgiro, payerNumber, blanks(48), always("AV"), blanks(2)),
  deleteMandate: layout(always("03"), bankgiro, payerNumber, blanks(52)),
  changePayerNumber: layout(
    always("05"),
    field("oldBankgiro", 10, "number"),
    field("oldPayerNumber", 16, "exact"),
    bankgiro,
    payerNumber,
    blanks(26),
  ),
  debit: order("82"),
  credit: order("32"),
  /** 23 all of a payer, 24 those of a payer and day, 25 one; 26 to 29 give another day instead. */
  change: layout(
    field("code", 2, "exact"),
    bankgiro,
    field("payerNumber", 16, "exactOrBlank"),
    field("day", 8, "dayOrBlank"),
    field("amountOre", 12, "integerOrBlank"),
    field("type", 2, "exactOrBlank"),
    field("newDay", 8, "dayOrBlank"),
    field("reference", 16, "text"),
    blanks(6),
  ),
};
