import type { House, Module } from "../module.ts";
import { createGiveExtra } from "./extra.ts";
import { extraGiftHandler } from "./handler.ts";
import { createIncrease } from "./increase.ts";
import { giftLinkLetters } from "./letters.ts";
import { removeExpiredMailings } from "./retention.ts";
import { giftLinkRoutes } from "./routes.ts";
import { giftLinkTokens } from "./tokens.ts";

const byLink = (house: House) => {
  const { giftLinks, autogiro } = house.environment;
  const tokens = giftLinkTokens(giftLinks.secret);
  const { leadBankingDays } = autogiro;
  return { ...house, tokens, leadBankingDays, secrets: house.environment, moves: giftLinks.moves };
};

export const linkedGifts = {
  orders: { extra_gift: extraGiftHandler },
  gifts: (house) => ({
    monthly_gift_increase: createIncrease(byLink(house)),
    extra_gift: createGiveExtra(byLink(house)),
  }),
  letters: giftLinkLetters,
  routes: async (app, house) => {
    await app.register(giftLinkRoutes, byLink(house));
  },
  retention: [removeExpiredMailings],
} satisfies Module;
