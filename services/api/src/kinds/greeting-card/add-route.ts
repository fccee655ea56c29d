import { greetingCardAddCall } from "@hjarta-lunga/contract/calls/greeting-cards.ts";
import { greetingCardAdd } from "@hjarta-lunga/contract/schemas/greeting-cards.ts";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";
import type { ModuleDeps } from "../module.ts";
import { today } from "../../platform/database/today.ts";
import { createAmountCheck } from "../../ledger/orders/check-amount.ts";
import { addOrderRoute } from "../../shared/order-route.ts";
import { newGreetingCard } from "./new-greeting-card.ts";

export const addGreetingRoute: FastifyPluginCallbackZod<ModuleDeps> = (app, deps, done) => {
  const { db, placeOrder, published, documents } = deps;
  const checkAmount = createAmountCheck(published.giftLimits, "digital_greeting");
  addOrderRoute(app, placeOrder, greetingCardAddCall, {
    operationId: "addGreetingCard",
    summary: "Make the order of a gift with a greeting card",
    description:
      "As RegularGift/Add. The card opens when it is paid, and its sender is sent the links. `validation_failed` also " +
      "for a design that cannot be chosen today in Sweden (`notOffered` of `campaignCode`), for a day that has gone or is " +
      "more than a year away (`notADay` of `delivery.on`), and for words that cannot be drawn. A day's mail goes at 8 " +
      "in the morning in Sweden.",
    tag: "Greeting cards",
    body: greetingCardAdd,
    orderOf: async (body) => newGreetingCard(body, { today: await today(db), published, documents, checkAmount }),
  });
  done();
};
