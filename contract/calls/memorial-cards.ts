import type {
  CandleNameRemoval,
  CardCorrection,
  CardLinkRequest,
  CounterAnswer,
  LightCandle,
  LightCandleAnswer,
  MemorialCardAdd,
  MemorialCardAnswer,
  MemorialCardOrderAnswer,
  MemorialCardReceipt,
} from "../schemas/memorial-cards.ts";
import type { CardBySender, CardReport } from "../schemas/shared-cards.ts";
import { get, post, type Call } from "./call.ts";

export const memorialCardAddCall = /* @__PURE__ */ post<MemorialCardAdd, MemorialCardReceipt>(
  "/api/DigitalMemorialCard/Add",
  { orderReference: "string" },
);

export const memorialCardCall = /* @__PURE__ */ get<{ reference: string }, MemorialCardAnswer>(
  "/api/DigitalMemorialCard/Card",
  { candles: "number" },
);

export const memorialCardFileCall = /* @__PURE__ */ get<{ reference: string } & CardFile, Blob>(
  "/api/DigitalMemorialCard/Download",
);

export const candleCounterCall = /* @__PURE__ */ get<{ reference?: string }, CounterAnswer>(
  "/api/DigitalMemorialCard/Counter",
  { candles: "number" },
);

export const memorialCardOrderCall = /* @__PURE__ */ get<{ orderReference: string }, MemorialCardOrderAnswer>(
  "/api/DigitalMemorialCard/Order/:orderReference",
  { orderReference: "string" },
);

export const lightCandleCall = /* @__PURE__ */ post<LightCandle, LightCandleAnswer>(
  "/api/DigitalMemorialCard/LightCandle",
  { candles: "number" },
);

export const correctMemorialCardCall = /* @__PURE__ */ post<CardCorrection, MemorialCardOrderAnswer>(
  "/api/DigitalMemorialCard/Correct",
  { orderReference: "string" },
);
export const mailMemorialCardCall = /* @__PURE__ */ post<CardLinkRequest, MemorialCardOrderAnswer>(
  "/api/DigitalMemorialCard/MailLink",
  { orderReference: "string" },
);
export const takeDownMemorialCardCall = /* @__PURE__ */ post<CardBySender, MemorialCardOrderAnswer>(
  "/api/DigitalMemorialCard/TakeDown",
  { orderReference: "string" },
);
export const removeCandleNameCall = /* @__PURE__ */ post<CandleNameRemoval, MemorialCardOrderAnswer>(
  "/api/DigitalMemorialCard/RemoveName",
  { orderReference: "string" },
);
export const removeAllNamesCall = /* @__PURE__ */ post<CardBySender, MemorialCardOrderAnswer>(
  "/api/DigitalMemorialCard/RemoveAllNames",
  { orderReference: "string" },
);

export const reportMemorialCardCall: Call<CardReport, void> = /* @__PURE__ */ post("/api/DigitalMemorialCard/Report");

export const pictureSizes = ["screen", "print"] as const;
export type PictureSize = (typeof pictureSizes)[number];
export type CardFile = { format: "pdf" } | { format: "png"; size: PictureSize };
