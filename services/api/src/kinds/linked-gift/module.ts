import type { Module } from "../module.ts";
import { giftLinkCommands } from "./commands.ts";
import { linkDeps } from "./deps.ts";
import { createGiveExtra } from "./extra.ts";
import { extraGiftHandler } from "./handler.ts";
import { createIncrease } from "./increase.ts";
import { giftLinkMails } from "./mails.ts";
import { removeExpiredMailings } from "./retention.ts";
import { giftLinkRoutes } from "./routes.ts";

export const linkedGifts = {
  orders: { extra_gift: extraGiftHandler },
  gifts: (given) => ({
    monthly_gift_increase: createIncrease(linkDeps(given)),
    extra_gift: createGiveExtra(linkDeps(given)),
  }),
  mails: giftLinkMails,
  routes: [(app, given, done) => giftLinkRoutes(app, linkDeps(given), done)],
  commands: () => giftLinkCommands,
  retention: { mailing: removeExpiredMailings },
} satisfies Module;
