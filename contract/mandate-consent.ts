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

/** Bytes. The sum must stay below BankID's limit for a text to sign, or nobody could sign. */
export const mostBytesSigned: ReadonlyMap<string, number> = new Map([
  ...consentParagraphs.map((key) => [key, 2_500] as const),
  ...signedLabels.map((key) => [key, 500] as const),
]);
