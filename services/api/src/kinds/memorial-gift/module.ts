import type { Module } from "../module.ts";
import { memorialSections } from "./attention.ts";
import { memorialGiftHandler } from "./handler.ts";
import { letterToParlor, sheetLetters } from "./letters.ts";
import { memorialGiftRoutes } from "./routes.ts";
import { memorialSheetRoutes } from "./sheet-routes.ts";
import { memorialPreviews } from "./sheet.ts";

export const memorialGift = {
  orders: { memorial_gift: memorialGiftHandler },
  mails: { memorialSheet: sheetLetters.mailed, memorialSheetToParlor: letterToParlor },
  previews: memorialPreviews,
  posted: { memorialSheet: sheetLetters.posted },
  routes: async (app, given) => {
    await app.register(memorialGiftRoutes, given);
    await app.register(memorialSheetRoutes, given);
  },
  attention: () => memorialSections,
} satisfies Module;
