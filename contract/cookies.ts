/** Names of what is kept on the visitor's device, and for how long. */
export const cookies = {
  consent: "hlf_consent",
  identity: "hlf_identity",
  session: "hlf_session",
  timestamp: "hlf_timestamp",
} as const;

export const identityCookieDays = 365;
/** Asked again after a year, or when the version of the purposes changes. */
export const consentCookieDays = 365;

/** Raised when the purposes change: a choice made under an older version is asked for again. */
export const consentVersion = 1;

/** Local storage, for what the visitor asked us to remember. */
export const storageKeys = {
  hiddenNotification: "hlf_hidden_notification",
} as const;
