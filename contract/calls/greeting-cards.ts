import type {
  CardThanks,
  GreetingCardAdd,
  GreetingCardAnswer,
  GreetingCardCorrection,
  GreetingCardOrderAnswer,
  GreetingCardSending,
} from "../schemas/greeting-cards.ts";
import type { OrderReceipt } from "../schemas/orders.ts";
import type { CardBySender, CardReport } from "../schemas/shared-cards.ts";
import { get, hrefOf, post, type Call } from "./call.ts";
import type { CampaignCode } from "../campaigns.ts";
import type { CardFile } from "./memorial-cards.ts";

export const greetingCardAddCall = /* @__PURE__ */ post<GreetingCardAdd, OrderReceipt>("/api/DigitalGreetingCard/Add", {
  orderReference: "string",
});

/** The specification calls the shared reference `orderReference`; it is not the order's. */
export const greetingCardCall = /* @__PURE__ */ get<{ orderReference: string }, GreetingCardAnswer>(
  "/api/DigitalGreetingCard/GetDigitalGreetingCardByOrderReference",
  { campaignCode: "string" },
);

export const greetingCardFileCall = /* @__PURE__ */ get<{ orderReference: string } & CardFile, Blob>(
  "/api/DigitalGreetingCard/GetDigitalGreetingCardAsPngByOrderReference",
);

export const greetingArtworkCall = /* @__PURE__ */ get<{ campaignCode: CampaignCode }, Blob>(
  "/api/DigitalGreetingCard/Artwork/:campaignCode",
);

export const greetingEnvelopeCall = /* @__PURE__ */ get<{ campaignCode: CampaignCode }, Blob>(
  "/api/DigitalGreetingCard/Envelope/:campaignCode",
);

export const thankForCardCall: Call<CardThanks, void> = /* @__PURE__ */ post("/api/DigitalGreetingCard/Thank");

export const reportGreetingCardCall: Call<CardReport, void> = /* @__PURE__ */ post("/api/DigitalGreetingCard/Report");

export const greetingCardOrderCall = /* @__PURE__ */ get<{ orderReference: string }, GreetingCardOrderAnswer>(
  "/api/DigitalGreetingCard/Order/:orderReference",
  { orderReference: "string" },
);

export const correctGreetingCardCall = /* @__PURE__ */ post<GreetingCardCorrection, GreetingCardOrderAnswer>(
  "/api/DigitalGreetingCard/Correct",
  { orderReference: "string" },
);
export const sendGreetingCardCall = /* @__PURE__ */ post<GreetingCardSending, GreetingCardOrderAnswer>(
  "/api/DigitalGreetingCard/Send",
  { orderReference: "string" },
);
export const stopGreetingCardCall = /* @__PURE__ */ post<CardBySender, GreetingCardOrderAnswer>(
  "/api/DigitalGreetingCard/StopSending",
  { orderReference: "string" },
);
export const takeDownGreetingCardCall = /* @__PURE__ */ post<CardBySender, GreetingCardOrderAnswer>(
  "/api/DigitalGreetingCard/TakeDown",
  { orderReference: "string" },
);

export const greetingCardHref = (orderReference: string, file: CardFile): string =>
  hrefOf(greetingCardFileCall, { orderReference, ...file });

/** Mails of before show it: it stays. */
export const greetingArtworkHref = (campaignCode: CampaignCode): string =>
  hrefOf(greetingArtworkCall, { campaignCode });

export const greetingEnvelopeHref = (campaignCode: CampaignCode): string =>
  hrefOf(greetingEnvelopeCall, { campaignCode });
