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
