import type {
  AllNamesRemoval,
  CandleNameRemoval,
  CardCorrection,
  CardTakeDown,
  CounterAnswer,
  LightCandle,
  LightCandleAnswer,
  MemorialCardAdd,
  MemorialCardAnswer,
  MemorialCardOrderAnswer,
  MemorialCardReceipt,
} from "../schemas/memorial-cards.ts";
import type { CardReport } from "../schemas/shared-cards.ts";
import { hrefOf, type Call } from "./call.ts";

export const memorialCardAddCall: Call<MemorialCardAdd, MemorialCardReceipt> = {
  method: "POST",
  path: "/api/DigitalMemorialCard/Add",
  answers: { orderReference: "string" },
};

export const memorialCardCall: Call<{ reference: string }, MemorialCardAnswer> = {
  method: "GET",
  path: "/api/DigitalMemorialCard/Card",
  answers: { candles: "number" },
};

export const memorialCardFileCall: Call<{ reference: string } & CardFile, Blob> = {
  method: "GET",
  path: "/api/DigitalMemorialCard/Download",
};

export const candleCounterCall: Call<{ reference?: string }, CounterAnswer> = {
  method: "GET",
  path: "/api/DigitalMemorialCard/Counter",
  answers: { candles: "number" },
};

export const memorialCardOrderCall: Call<{ orderReference: string }, MemorialCardOrderAnswer> = {
  method: "GET",
  path: "/api/DigitalMemorialCard/Order/:orderReference",
  answers: { orderReference: "string" },
};

export const lightCandleCall: Call<LightCandle, LightCandleAnswer> = {
  method: "POST",
  path: "/api/DigitalMemorialCard/LightCandle",
  answers: { candles: "number" },
};

export const correctMemorialCardCall: Call<CardCorrection, MemorialCardOrderAnswer> = {
  method: "POST",
  path: "/api/DigitalMemorialCard/Correct",
  answers: { orderReference: "string" },
};
export const takeDownMemorialCardCall: Call<CardTakeDown, MemorialCardOrderAnswer> = {
  method: "POST",
  path: "/api/DigitalMemorialCard/TakeDown",
  answers: { orderReference: "string" },
};
export const removeCandleNameCall: Call<CandleNameRemoval, MemorialCardOrderAnswer> = {
  method: "POST",
  path: "/api/DigitalMemorialCard/RemoveName",
  answers: { orderReference: "string" },
};
export const removeAllNamesCall: Call<AllNamesRemoval, MemorialCardOrderAnswer> = {
  method: "POST",
  path: "/api/DigitalMemorialCard/RemoveAllNames",
  answers: { orderReference: "string" },
};

export const reportMemorialCardCall: Call<CardReport, void> = {
  method: "POST",
  path: "/api/DigitalMemorialCard/Report",
};

export const pictureSizes = ["screen", "print"] as const;
export type PictureSize = (typeof pictureSizes)[number];
export type CardFile = { format: "pdf" } | { format: "png"; size: PictureSize };

export const memorialCardHref = (reference: string, file: CardFile): string =>
  hrefOf(memorialCardFileCall, { reference, ...file });
