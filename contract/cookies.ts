import type { JourneyKind } from "./orders/journey-kinds.ts";

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

/** Local storage: what the visitor asked us to remember, and what a consent allows. */
export const storageKeys = {
  hiddenNotification: "hlf_hidden_notification",
  /** Candles that were lit here, so that whoever lit one finds it again. */
  ownCandles: "hlf_candles",
  /** The search provider's list of hits that were opened: with consent to statistics only. */
  openedHits: "AlgoliaObjectQueryCache",
} as const;

/**
 * What is being prepared needs it to survive a reload. In session storage, gone with the tab; of a mandate in local storage,
 * for a day.
 */
export const draftKey = (kind: JourneyKind): string => `hlf_draft_${kind}`;

/** Session storage too: what opens the sender's own card, taken out of the link in their mail. */
export const senderTokenKey = (orderReference: string): string => `hlf_card_${orderReference}`;

/** And who has identified for a mandate in this tab, while a reload or their bank takes the page away. No good elsewhere. */
export const mandateIdentityKey = "hlf_mandate_identity";

/** Session storage as well. */
export const sessionKeys = {
  /** The BankID order that waits in this tab, which a phone may unload meanwhile. Opens nothing without the cookie. */
  bankIdOrder: "hlf_bankid_order",
  /** Which forms this visit has touched: with consent to both categories only. */
  startedForms: "hlf_started_forms",
  /** What asks how it stands with an account that is fetched from a bank, while the visitor is there. */
  accountLookup: "hlf_account_lookup",
  /** The search provider's name for the visit: with consent to statistics only. */
  searchVisit: "ais.usage.sessionId",
} as const;
