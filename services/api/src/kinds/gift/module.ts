import type { Module } from "../module.ts";
import { amountChecker } from "../../ledger/orders/amount-checker.ts";
import { regularGiftHandler } from "./handler.ts";
import { giftRoutes } from "./routes.ts";

export const gift = {
  orders: { regular_gift: regularGiftHandler },
  gifts: ({ published, placeOrder }) => {
    const checkAmount = amountChecker(published.giftLimits, "regular_gift");
    return {
      regular_gift: (request, body) =>
        placeOrder(request, { ...body, kind: "regular_gift", check: () => checkAmount(body.amount) }),
    };
  },
  routes: async (app, house) => {
    await app.register(giftRoutes, house);
  },
} satisfies Module;
