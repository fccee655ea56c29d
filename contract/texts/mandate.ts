/** The consent text, in the order in which it is read. */
export const consentParagraphs = [
  "mandate.consent.permission",
  "mandate.consent.general",
  "mandate.consent.bankingDay",
  "mandate.consent.information",
  "mandate.consent.funds",
  "mandate.consent.stopping",
  "mandate.consent.validity",
  "mandate.consent.ending",
] as const;

/** What stands before and between them in the text that is signed. */
const signedLabels = [
  "mandate.consent.version",
  "mandate.heading",
  "mandate.receiver",
  "mandate.organisation",
  "mandate.account",
  "mandate.accountNumber",
  "mandate.amount",
  "mandate.eachMonth",
  "mandate.agreedLater",
  "mandate.drawDay",
  "mandate.day",
  "mandate.replaces",
  "mandate.notToday",
  "mandate.textVersion",
] as const;

/**
 * How long each may be, in bytes: together they must stay below what BankID takes of a text to sign (contract/bankid.ts), or
 * nobody could sign a mandate.
 */
export const mostBytesSigned: ReadonlyMap<string, number> = new Map([
  ...consentParagraphs.map((key) => [key, 2_500] as const),
  ...signedLabels.map((key) => [key, 500] as const),
]);

/** What a mandate says, to be signed and to be kept. */
export const mandateTexts = [
  "mandate.consent.version",
  ...consentParagraphs,
  "mandate.heading",
  "mandate.receiver",
  "mandate.organisation",
  "mandate.account",
  "mandate.accountNumber",
  "mandate.accountEnding",
  "mandate.amount",
  "mandate.eachMonth",
  "mandate.agreedLater",
  "mandate.drawDay",
  "mandate.day",
  "mandate.replaces",
  "mandate.notToday",
  "mandate.textVersion",
  "mandate.documentTitle",
  "mandate.number",
  "mandate.holder",
  "mandate.payerNumber",
  "mandate.signed",
  "mandate.signedByBankId",
  "mandate.signedOnPaper",
  "mandate.firstDraw",
  "mandate.questions",
  "mandate.questionsTo",
  "mandate.form.documentTitle",
  "mandate.form.heading",
  "mandate.form.lead",
  "mandate.form.name",
  "mandate.form.personalNumber",
  "mandate.form.street",
  "mandate.form.town",
  "mandate.form.email",
  "mandate.form.mobile",
  "mandate.form.bank",
  "mandate.form.clearing",
  "mandate.form.account",
  "mandate.form.amount",
  "mandate.form.drawDay",
  "mandate.form.place",
  "mandate.form.signature",
  "mandate.form.sendTo",
] as const;
