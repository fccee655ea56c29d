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

/**
 * Makes a card. Without a gift its candle is lit at once; with one it is lit when the gift is paid. 200 for a repetition of
 * the same key and content.
 */
export const memorialCardAddCall: Call<MemorialCardAdd, MemorialCardReceipt> = {
  method: "POST",
  path: "/api/DigitalMemorialCard/Add",
  answers: "orderReference",
};

/** What whoever holds the shared reference sees. 404 when there is none, 410 `taken_down` when it was taken down or hidden. */
export const memorialCardCall: Call<{ reference: string }, MemorialCardAnswer> = {
  method: "GET",
  path: "/api/DigitalMemorialCard/Card",
  answers: "candles",
};

/** The card as a file, by the shared reference. */
export const memorialCardFileCall: Call<{ reference: string } & CardFile, Blob> = {
  method: "GET",
  path: "/api/DigitalMemorialCard/Download",
};

/** How many candles burn: on the card of a reference, or on all of them. */
export const candleCounterCall: Call<{ reference?: string }, CounterAnswer> = {
  method: "GET",
  path: "/api/DigitalMemorialCard/Counter",
  answers: "candles",
};

/**
 * The sender's view of the card that an order made: waiting, lit or taken down. With the token of the link in their mail in
 * the header, it says whether that is good.
 */
export const memorialCardOrderCall: Call<{ orderReference: string }, MemorialCardOrderAnswer> = {
  method: "GET",
  path: "/api/DigitalMemorialCard/Order/:orderReference",
  answers: "orderReference",
};

/** A candle of one's own on somebody's card. */
export const lightCandleCall: Call<LightCandle, LightCandleAnswer> = {
  method: "POST",
  path: "/api/DigitalMemorialCard/LightCandle",
  answers: "candles",
};

/* By the token of the link in the sender's mail: 401 when it is none, or is no longer good. */
/** 409 `changed_meanwhile` when the card has been corrected since it was read. */
export const correctMemorialCardCall: Call<CardCorrection, MemorialCardOrderAnswer> = {
  method: "POST",
  path: "/api/DigitalMemorialCard/Correct",
  answers: "orderReference",
};
export const takeDownMemorialCardCall: Call<CardTakeDown, MemorialCardOrderAnswer> = {
  method: "POST",
  path: "/api/DigitalMemorialCard/TakeDown",
  answers: "orderReference",
};
/** Takes the name from a candle that somebody else lit. The candle stays. */
export const removeCandleNameCall: Call<CandleNameRemoval, MemorialCardOrderAnswer> = {
  method: "POST",
  path: "/api/DigitalMemorialCard/RemoveName",
  answers: "orderReference",
};
/** Takes the names from all candles that others have lit so far. The candles stay. */
export const removeAllNamesCall: Call<AllNamesRemoval, MemorialCardOrderAnswer> = {
  method: "POST",
  path: "/api/DigitalMemorialCard/RemoveAllNames",
  answers: "orderReference",
};

/** Tells staff of a card that wounds or deceives. */
export const reportMemorialCardCall: Call<CardReport, void> = {
  method: "POST",
  path: "/api/DigitalMemorialCard/Report",
};

/** `print` is a picture for paper, `screen` one for sending. */
export const pictureSizes = ["screen", "print"] as const;
export type PictureSize = (typeof pictureSizes)[number];
export type CardFile = { format: "pdf" } | { format: "png"; size: PictureSize };

export const memorialCardHref = (reference: string, file: CardFile): string =>
  hrefOf(memorialCardFileCall, { reference, ...file });
