import type { JourneyKind } from "./orders/journey-kinds.ts";

/** Session storage of the pages where somebody signs or follows a link of their own. What every page carries: cookies.ts. */
export const tabKeys = {
  /** The BankID order that waits in this tab, which a phone may unload meanwhile. Opens nothing without the cookie. */
  bankIdOrder: "hlf_bankid_order",
  /** What the page needs to go on with that order, such as the account that is being signed for. As long as it waits. */
  bankIdPage: "hlf_bankid_page",
  /** What asks how it stands with an account that is fetched from a bank, while the visitor is there. */
  accountLookup: "hlf_account_lookup",
  /** Who has identified for a mandate in this tab, while a reload or their bank takes the page away. No good elsewhere. */
  mandateIdentity: "hlf_mandate_identity",
  /** What stood in a link to who gives each month, taken out of the URL. */
  giftLink: "hlf_gift_link",
} as const;

/**
 * What is being prepared needs it to survive a reload. In session storage, gone with the tab; of a mandate in local storage,
 * for a day.
 */
export const draftKey = (kind: JourneyKind): string => `hlf_draft_${kind}`;

/** Session storage: words that are written to an order or a card, until they are saved. */
export const wordsKey = (reference: string): string => `hlf_words_${reference}`;

/** Session storage too: what opens the sender's own card, taken out of the link in their mail. */
export const senderTokenKey = (orderReference: string): string => `hlf_card_${orderReference}`;
