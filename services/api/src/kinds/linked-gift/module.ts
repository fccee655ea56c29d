import type { ModuleDeps, Module } from "../module.ts";
import { giftLinkCommands } from "./commands.ts";
import { createGiveExtra } from "./extra.ts";
import { extraGiftHandler } from "./handler.ts";
import { createIncrease } from "./increase.ts";
import { giftLinkMails } from "./mails.ts";
import { removeExpiredMailings } from "./retention.ts";
import { giftLinkRoutes } from "./routes.ts";
import { giftLinkTokens } from "./tokens.ts";

const byLink = (given: ModuleDeps) => {
  const { giftLinks, autogiro } = given.environment;
  const tokens = giftLinkTokens(giftLinks.secret);
  const { leadBankingDays } = autogiro;
  return { ...given, tokens, leadBankingDays, secrets: given.environment, moves: giftLinks.moves };
};

export const linkedGifts = {
  orders: { extra_gift: extraGiftHandler },
  gifts: (given) => ({
    monthly_gift_increase: createIncrease(byLink(given)),
    extra_gift: createGiveExtra(byLink(given)),
  }),
  mails: giftLinkMails,
  routes: async (app, given) => {
    await app.register(giftLinkRoutes, byLink(given));
  },
  commands: () => giftLinkCommands,
  retention: { mailing: removeExpiredMailings },
} satisfies Module;
