import type { Module } from "../module.ts";
import { giftLinkCommands } from "./commands.ts";
import { linkDeps } from "./deps.ts";
import { createGiveExtra, drawOfOrder } from "./extra.ts";
import { createIncrease } from "./increase.ts";
import { giftLinkMails } from "./mails.ts";
import { giftLinkRoutes } from "./routes.ts";
import { regularGiftHandler } from "../gift/handler.ts";
import { drawn } from "../monthly-gift/draws/handler.ts";
import { nothingToForget, type OrderHandler } from "../../ledger/orders/handler.ts";
import type { Database } from "../../platform/database/connect.ts";
import { isPast } from "../../platform/database/kept.ts";
import { giftMailings } from "../../platform/database/tables/gift-links.ts";

/** With their links, which are unknown from then on. What they changed stays in the history of its mandate. */
const removeExpiredMailings = (db: Database) =>
  db.delete(giftMailings).where(isPast("mailing", giftMailings.expiresAt));

const { texts, taxOf } = regularGiftHandler;

const extraGiftHandler: OrderHandler = {
  texts,
  itemRow: (_order, say) => [say("receipt.gift"), say("receipt.kind.extra")],
  taxOf,
  mailsWhenPaid: [],
  fulfil: async (tx, { id, email }, queue) => {
    if (!(await drawOfOrder(tx, id))) await queue({ template: "receipt", recipient: email });
    return true;
  },
  drawn,
  forget: nothingToForget,
  forgetOnRequest: nothingToForget,
};

export const linkedGifts = {
  orders: { extra_gift: extraGiftHandler },
  gifts: (given) => ({
    monthly_gift_increase: createIncrease(linkDeps(given)),
    extra_gift: createGiveExtra(linkDeps(given)),
  }),
  mails: giftLinkMails,
  routes: [(app, given) => giftLinkRoutes(app, linkDeps(given))],
  commands: () => giftLinkCommands,
  retention: { mailing: removeExpiredMailings },
} satisfies Module;
