import type { Module } from "../module.ts";
import { createAmountCheck } from "../../ledger/orders/check-amount.ts";
import { regularGiftHandler } from "./handler.ts";
import { giftRoutes } from "./routes.ts";

export const gift = {
  orders: { regular_gift: regularGiftHandler },
  gifts: ({ published, placeOrder }) => {
    const checkAmount = createAmountCheck(published.giftLimits, "regular_gift");
    return {
      regular_gift: (request, body) =>
        placeOrder(request, { ...body, kind: "regular_gift", check: () => checkAmount(body.amount) }),
    };
  },
  routes: [giftRoutes],
} satisfies Module;
