import type { CampaignCode } from "../campaigns.ts";
import type { PictureSize } from "./memorial-cards.ts";

/**
 * As RegularGift/Add answers. The order reference leads to the sender's page. 400 `notOffered` of `campaignCode` for a
 * design that is unknown, out of season or only for tests.
 */
export const greetingCardAddCall = { method: "POST", path: "/api/DigitalGreetingCard/Add" } as const;

/**
 * What whoever holds the shared reference sees, which this call names `orderReference` and which is not the order's. 404
 * when there is none or its gift is not paid, 410 `taken_down` when its sender took it down or staff hid it.
 */
export const greetingCardCall = {
  method: "GET",
  path: "/api/DigitalGreetingCard/GetDigitalGreetingCardByOrderReference",
} as const;

/** The card as a file, by the shared reference: a picture, or with `format=pdf` a document. */
export const greetingCardFileCall = {
  method: "GET",
  path: "/api/DigitalGreetingCard/GetDigitalGreetingCardAsPngByOrderReference",
} as const;

/** The picture of a design without words, 1200 dots wide: for mails and link previews. The same for everybody. */
export const greetingArtworkCall = { method: "GET", path: "/api/DigitalGreetingCard/Artwork/:campaignCode" } as const;

/** Thanks from whoever got the card, once a card: mailed to its sender, and neither learns the other's address. */
export const thankForCardCall = { method: "POST", path: "/api/DigitalGreetingCard/Thank" } as const;

/** Tells staff of a card that wounds or deceives. */
export const reportGreetingCardCall = { method: "POST", path: "/api/DigitalGreetingCard/Report" } as const;

/**
 * The sender's view of the card that an order made. With the token of the link in their mail in the header
 * (`senderTokenHeader`), it says whether that is good, and to which address the card goes.
 */
export const greetingCardOrderCall = {
  method: "GET",
  path: "/api/DigitalGreetingCard/Order/:orderReference",
} as const;

/* By the token of the link in the sender's mail: 401 when it is none, or is no longer good. Each answers with the order. */
/** 409 `changed_meanwhile` when the card has been corrected since it was read. */
export const correctGreetingCardCall = { method: "POST", path: "/api/DigitalGreetingCard/Correct" } as const;
/** To whom and when, for a card that has not gone yet: also one that was only a link, or was stopped. 409 `changed_meanwhile` when it has gone. */
export const sendGreetingCardCall = { method: "POST", path: "/api/DigitalGreetingCard/Send" } as const;
/** 409 `changed_meanwhile` when it has gone. */
export const stopGreetingCardCall = { method: "POST", path: "/api/DigitalGreetingCard/StopSending" } as const;
export const takeDownGreetingCardCall = { method: "POST", path: "/api/DigitalGreetingCard/TakeDown" } as const;

export const greetingCardHref = (
  reference: string,
  file: { format: "pdf" } | { format: "png"; size: PictureSize },
): string => `${greetingCardFileCall.path}?${new URLSearchParams({ orderReference: reference, ...file })}`;

export const greetingArtworkHref = (code: CampaignCode): string =>
  greetingArtworkCall.path.replace(":campaignCode", code);
