import type { Module } from "../module.ts";
import { memorialSections } from "./attention.ts";
import { memorialGiftHandler } from "./handler.ts";
import { memorialLetters, sheetLetter } from "./letters.ts";
import { memorialGiftRoutes } from "./routes.ts";
import { memorialSheetRoutes } from "./sheet-routes.ts";
import { memorialPreviews } from "./sheet.ts";

export const memorialGift = {
  orders: { memorial_gift: memorialGiftHandler },
  letters: memorialLetters,
  previews: memorialPreviews,
  posted: { memorialSheet: sheetLetter },
  routes: async (app, given) => {
    await app.register(memorialGiftRoutes, { ...given, giftLimits: given.published.giftLimits });
    await app.register(memorialSheetRoutes, given);
  },
  attention: () => memorialSections,
} satisfies Module;
