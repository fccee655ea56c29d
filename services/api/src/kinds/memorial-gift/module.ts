import type { Module } from "../module.ts";
import { memorialSections } from "./attention.ts";
import { memorialGiftHandler } from "./handler.ts";
import { mailToParlor, sheetMails } from "./mails.ts";
import { memorialGiftRoutes } from "./routes.ts";
import { memorialSheetRoutes } from "./sheet-routes.ts";
import { memorialPreviews } from "./sheet.ts";

export const memorialGift = {
  orders: { memorial_gift: memorialGiftHandler },
  mails: { memorialSheet: sheetMails.mailed, memorialSheetToParlor: mailToParlor },
  previews: memorialPreviews,
  posted: { memorialSheet: sheetMails.posted },
  routes: async (app, given) => {
    await app.register(memorialGiftRoutes, given);
    await app.register(memorialSheetRoutes, given);
  },
  attention: () => memorialSections,
} satisfies Module;
