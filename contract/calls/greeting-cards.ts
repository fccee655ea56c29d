import type {
  CardThanks,
  GreetingCardAdd,
  GreetingCardAnswer,
  GreetingCardBySender,
  GreetingCardCorrection,
  GreetingCardOrderAnswer,
  GreetingCardSending,
} from "../schemas/greeting-cards.ts";
import type { OrderReceipt } from "../schemas/orders.ts";
import type { CardReport } from "../schemas/shared-cards.ts";
import { hrefOf, type Call } from "./call.ts";
import type { CampaignCode } from "../campaigns.ts";
import type { CardFile } from "./memorial-cards.ts";

/**
 * As RegularGift/Add answers. The order reference leads to the sender's page. 400 `notOffered` of `campaignCode` for a
 * design that is unknown, out of season or only for tests.
 */
export const greetingCardAddCall: Call<GreetingCardAdd, OrderReceipt> = {
  method: "POST",
  path: "/api/DigitalGreetingCard/Add",
  answers: "orderReference",
};

/**
 * What whoever holds the shared reference sees, which this call names `orderReference` and which is not the order's. 404
 * when there is none or its gift is not paid, 410 `taken_down` when its sender took it down or staff hid it.
 */
export const greetingCardCall: Call<{ orderReference: string }, GreetingCardAnswer> = {
  method: "GET",
  path: "/api/DigitalGreetingCard/GetDigitalGreetingCardByOrderReference",
  answers: "campaignCode",
};

/** The card as a file, by the shared reference: a picture, or with `format=pdf` a document. */
export const greetingCardFileCall: Call<{ orderReference: string } & CardFile, Blob> = {
  method: "GET",
  path: "/api/DigitalGreetingCard/GetDigitalGreetingCardAsPngByOrderReference",
};

/** The picture of a design without words, 1200 dots wide: for mails and link previews. The same for everybody. */
export const greetingArtworkCall: Call<{ campaignCode: CampaignCode }, Blob> = {
  method: "GET",
  path: "/api/DigitalGreetingCard/Artwork/:campaignCode",
};

/** Thanks from whoever got the card, once a card: mailed to its sender, and neither learns the other's address. */
export const thankForCardCall: Call<CardThanks, void> = { method: "POST", path: "/api/DigitalGreetingCard/Thank" };

/** Tells staff of a card that wounds or deceives. */
export const reportGreetingCardCall: Call<CardReport, void> = {
  method: "POST",
  path: "/api/DigitalGreetingCard/Report",
};

/**
 * The sender's view of the card that an order made. With the token of the link in their mail in the header
 * (`senderTokenHeader`), it says whether that is good, and to which address the card goes.
 */
export const greetingCardOrderCall: Call<{ orderReference: string }, GreetingCardOrderAnswer> = {
  method: "GET",
  path: "/api/DigitalGreetingCard/Order/:orderReference",
  answers: "orderReference",
};

/* By the token of the link in the sender's mail: 401 when it is none, or is no longer good. Each answers with the order. */
/** 409 `changed_meanwhile` when the card has been corrected since it was read. */
export const correctGreetingCardCall: Call<GreetingCardCorrection, GreetingCardOrderAnswer> = {
  method: "POST",
  path: "/api/DigitalGreetingCard/Correct",
  answers: "orderReference",
};
/** To whom and when, for a card that has not gone yet: also one that was only a link, or was stopped. 409 `changed_meanwhile` when it has gone. */
export const sendGreetingCardCall: Call<GreetingCardSending, GreetingCardOrderAnswer> = {
  method: "POST",
  path: "/api/DigitalGreetingCard/Send",
  answers: "orderReference",
};
/** 409 `changed_meanwhile` when it has gone. */
export const stopGreetingCardCall: Call<GreetingCardBySender, GreetingCardOrderAnswer> = {
  method: "POST",
  path: "/api/DigitalGreetingCard/StopSending",
  answers: "orderReference",
};
export const takeDownGreetingCardCall: Call<GreetingCardBySender, GreetingCardOrderAnswer> = {
  method: "POST",
  path: "/api/DigitalGreetingCard/TakeDown",
  answers: "orderReference",
};

export const greetingCardHref = (orderReference: string, file: CardFile): string =>
  hrefOf(greetingCardFileCall, { orderReference, ...file });

export const greetingArtworkHref = (campaignCode: CampaignCode): string =>
  hrefOf(greetingArtworkCall, { campaignCode });
