import type { JourneyKind } from "./orders/journey-kinds.ts";

export const tabKeys = {
  /** A phone may unload the tab while BankID is open. Useless without the cookie. */
  bankIdOrder: "hlf_bankid_order",
  bankIdPage: "hlf_bankid_page",
  accountLookup: "hlf_account_lookup",
  mandateIdentity: "hlf_mandate_identity",
  giftLink: "hlf_gift_link",
  /** Useless without the cookie of the browser that identified. */
  myData: "hlf_my_data",
} as const;

/** Session storage; mandates: local storage, for a day. */
export const draftKey = (kind: JourneyKind): string => `hlf_draft_${kind}`;

export const wordsKey = (reference: string): string => `hlf_words_${reference}`;

/** What lets this tab say who gives, once the gift is begun. */
export const giverTokenKey = (orderReference: string): string => `hlf_giver_${orderReference}`;
/** That something was said: what, no device keeps once it is paid. */
export const giverSaidKey = (orderReference: string): string => `hlf_giver_said_${orderReference}`;

export const senderTokenKey = (orderReference: string): string => `hlf_card_${orderReference}`;
