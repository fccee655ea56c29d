import { cardData, cardOf } from "./card-data.ts";
import { greetingData, greetingOf } from "./greeting-data.ts";
import { sheetData, sheetOf } from "./sheet-data.ts";

/** The documents that are drawn while they are written: as a visitor sends them, and as their templates take them. */
export const previewed = {
  memorialSheet: {
    name: "memorial sheet",
    template: "memorial-sheet",
    draft: (number: number) => ({ document: "memorialSheet", sheet: sheetOf(number), language: "sv" }),
    data: sheetData,
  },
  memorialCard: {
    name: "memorial card",
    template: "memorial-card",
    draft: (number: number) => ({ document: "memorialCard", card: cardOf(number), language: "sv" }),
    data: cardData,
  },
  greetingCard: {
    name: "greeting card",
    template: "greeting-card",
    draft: (number: number) => ({ document: "greetingCard", card: greetingOf(number), language: "sv" }),
    data: greetingData,
  },
} as const;
export type Previewed = keyof typeof previewed;
