/** What to read before signing: the consent text with its version, and when the first money would be drawn. */
export const mandateTermsCall = { method: "GET", path: "/api/DirectDebitConsentForm/Terms" } as const;

/**
 * Whether who identified has a mandate: `checkAutogiroStatus` to `autogiroStatus`. 401 for a token that is not good, for
 * whatever reason.
 */
export const checkAutogiroStatusCall = { method: "POST", path: "/api/DirectDebit/CheckAutogiroStatus" } as const;

/**
 * A mandate without an amount of its own; RegularGift/Add with the kind `monthly_gift` makes one with an amount, and both
 * answer alike: 201 for a new one, 200 with the same for the same key and body, 409 `idempotency_conflict` for another body;
 * 401 for a signature that is not good for exactly this; 409 `changed_meanwhile` when the consent text is another than was
 * read, and `mandate_exists` when the holder has one that would be doubled.
 */
export const registerConsentCall = { method: "POST", path: "/api/DirectDebitConsentForm/Register" } as const;

/** The mandate's page, by its reference. */
export const mandateCall = { method: "GET", path: "/api/DirectDebitConsentForm/GetByRef/:reference" } as const;

/** The mandate as it was signed, to keep: a tagged PDF. */
export const mandatePdfCall = { method: "GET", path: "/api/DirectDebitConsentForm/DownloadByRef/:reference" } as const;
export const mandatePdfHref = (reference: string): string =>
  mandatePdfCall.path.replace(":reference", encodeURIComponent(reference));

/** For who has no BankID: the form to print, with nothing filled in. */
export const paperFormCall = { method: "GET", path: "/api/DirectDebitConsentForm/PaperForm" } as const;
export const paperFormHref = (language: string): string =>
  `${paperFormCall.path}?language=${encodeURIComponent(language)}`;
