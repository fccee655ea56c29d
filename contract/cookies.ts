/** Names of what is kept on the visitor's device, and for how long. */
export const cookies = {
  consent: "hlf_consent",
  identity: "hlf_identity",
  session: "hlf_session",
  timestamp: "hlf_timestamp",
  /** Set by the API while somebody identifies, and read by no script: it ties what comes of it to the browser that began. */
  bankId: "hlf_bankid",
  /** The search provider's name for the browser: with consent to statistics only. Its own program names it. */
  searchInsights: "_ALGOLIA",
} as const;

export const identityCookieDays = 365;
/** Asked again after a year, or when the version of the purposes changes. */
export const consentCookieDays = 365;

/** Raised when the purposes change: a choice made under an older version is asked for again. */
export const consentVersion = 3;

/** Session storage. */
export const sessionKeys = {
  /** Which forms this visit has touched: with consent to both categories only. */
  startedForms: "hlf_started_forms",
  /** The search provider's name for the visit: with consent to statistics only. */
  searchVisit: "ais.usage.sessionId",
} as const;
