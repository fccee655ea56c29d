import type { Module } from "../module.ts";
import { memorialSections } from "./attention.ts";
import { memorialGiftHandler } from "./handler.ts";
import { sheetLetter } from "./letter.ts";
import { memorialLetters } from "./letters.ts";
import { memorialPreviews } from "./preview.ts";
import { memorialGiftRoutes } from "./routes.ts";
import { createCheckSheet } from "./check-sheet.ts";
import { memorialSheetRoutes } from "./sheet-routes.ts";
import { createMakeSheet } from "./sheet.ts";

export const memorialGift = {
  orders: { memorial_gift: memorialGiftHandler },
  letters: memorialLetters,
  previews: memorialPreviews,
  posted: { memorialSheet: sheetLetter },
  routes: async (app, given) => {
    const checkSheet = createCheckSheet(given.documents);
    const { giftLimits } = given.published;
    await app.register(memorialGiftRoutes, { ...given, giftLimits, checkSheet });
    await app.register(memorialSheetRoutes, { ...given, makeSheet: createMakeSheet(given), checkSheet });
  },
  attention: () => memorialSections,
} satisfies Module;
