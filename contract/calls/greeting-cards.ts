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

export const greetingCardAddCall: Call<GreetingCardAdd, OrderReceipt> = {
  method: "POST",
  path: "/api/DigitalGreetingCard/Add",
  answers: { orderReference: "string" },
};

/** The specification calls the shared reference `orderReference`; it is not the order's. */
export const greetingCardCall: Call<{ orderReference: string }, GreetingCardAnswer> = {
  method: "GET",
  path: "/api/DigitalGreetingCard/GetDigitalGreetingCardByOrderReference",
  answers: { campaignCode: "string" },
};

export const greetingCardFileCall: Call<{ orderReference: string } & CardFile, Blob> = {
  method: "GET",
  path: "/api/DigitalGreetingCard/GetDigitalGreetingCardAsPngByOrderReference",
};

export const greetingArtworkCall: Call<{ campaignCode: CampaignCode }, Blob> = {
  method: "GET",
  path: "/api/DigitalGreetingCard/Artwork/:campaignCode",
};

export const thankForCardCall: Call<CardThanks, void> = { method: "POST", path: "/api/DigitalGreetingCard/Thank" };

export const reportGreetingCardCall: Call<CardReport, void> = {
  method: "POST",
  path: "/api/DigitalGreetingCard/Report",
};

export const greetingCardOrderCall: Call<{ orderReference: string }, GreetingCardOrderAnswer> = {
  method: "GET",
  path: "/api/DigitalGreetingCard/Order/:orderReference",
  answers: { orderReference: "string" },
};

export const correctGreetingCardCall: Call<GreetingCardCorrection, GreetingCardOrderAnswer> = {
  method: "POST",
  path: "/api/DigitalGreetingCard/Correct",
  answers: { orderReference: "string" },
};
export const sendGreetingCardCall: Call<GreetingCardSending, GreetingCardOrderAnswer> = {
  method: "POST",
  path: "/api/DigitalGreetingCard/Send",
  answers: { orderReference: "string" },
};
export const stopGreetingCardCall: Call<GreetingCardBySender, GreetingCardOrderAnswer> = {
  method: "POST",
  path: "/api/DigitalGreetingCard/StopSending",
  answers: { orderReference: "string" },
};
export const takeDownGreetingCardCall: Call<GreetingCardBySender, GreetingCardOrderAnswer> = {
  method: "POST",
  path: "/api/DigitalGreetingCard/TakeDown",
  answers: { orderReference: "string" },
};

export const greetingCardHref = (orderReference: string, file: CardFile): string =>
  hrefOf(greetingCardFileCall, { orderReference, ...file });

export const greetingArtworkHref = (campaignCode: CampaignCode): string =>
  hrefOf(greetingArtworkCall, { campaignCode });
