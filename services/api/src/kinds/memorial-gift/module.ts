import type { Module } from "../module.ts";
import { memorialSections } from "./attention.ts";
import { memorialGiftHandler } from "./handler.ts";
import { mailToParlor, sheetMails } from "./mails.ts";
import { memorialGiftRoutes } from "./routes.ts";
import { memorialPreviews } from "./sheet.ts";

export const memorialGift = {
  orders: { memorial_gift: memorialGiftHandler },
  mails: { memorialSheet: sheetMails.mailed, memorialSheetToParlor: mailToParlor },
  previews: memorialPreviews,
  posted: { memorialSheet: sheetMails.posted },
  routes: [memorialGiftRoutes],
  attention: () => memorialSections,
} satisfies Module;
