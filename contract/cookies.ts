export const cookies = {
  consent: "hlf_consent",
  identity: "hlf_identity",
  session: "hlf_session",
  timestamp: "hlf_timestamp",
  /** HttpOnly, set by the API: ties an identification to the browser that began it. */
  bankId: "hlf_bankid",
  /** The name is the search provider's. Set only with consent to statistics. */
  searchInsights: "_ALGOLIA",
} as const;

export const identityCookieDays = 365;
export const consentCookieDays = 365;

/** Raise it when the purposes change: everybody is asked again. */
export const consentVersion = 3;

export const sessionKeys = {
  /** Set only with consent to both categories. */
  startedForms: "hlf_started_forms",
  searchVisit: "ais.usage.sessionId",
} as const;
