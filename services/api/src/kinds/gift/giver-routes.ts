import { giftGiverCall } from "@hjarta-lunga/contract/calls/gifts.ts";
import { giftGiver, giverAnswer } from "@hjarta-lunga/contract/schemas/gifts.ts";
import { eq } from "drizzle-orm";
import { countedMailbox } from "../../ledger/donors/mailbox.ts";
import { orders } from "../../platform/database/tables/orders.ts";
import { addRoute, errorResponses, type Routes } from "../../platform/http/described-route.ts";
import { Refusal } from "../../platform/http/refusal.ts";
import type { ModuleDeps } from "../module.ts";
import { createSetGiver, giverTokens } from "./giver.ts";

export const giverRoutes: Routes<ModuleDeps> = (app, { db, jobs, limits, environment }) => {
  const tokens = giverTokens(environment.cardLinkSecret);
  const setGiver = createSetGiver({ db, jobs, secrets: environment });
  const emailOf = async (orderReference: string) =>
    (await db.select({ email: orders.email }).from(orders).where(eq(orders.reference, orderReference)))[0]?.email;

  addRoute(
    app,
    giftGiverCall,
    {
      operationId: "setGiftGiver",
      summary: "Who gives a one-off gift: said after it was begun, and until a day after it was paid",
      description:
        "Takes the place of all that was said of it before. With the `giverToken` of the order alone: `unauthorized` without it. " +
        "The receipt is mailed when the gift is paid, or at once if it is, once to each address; of what has not been sent yet, " +
        "to the last address alone. `too_late` a day after the payment, `changed_meanwhile` when a later change came first.",
      tags: ["Gifts"],
      body: giftGiver,
      response: {
        200: giverAnswer.describe("What is known now"),
        ...errorResponses(400, 401, 404, 409, 413, 415, 429, 500, 503),
      },
    },
    async (request) => {
      const { orderReference, token, giver } = request.body;
      await limits.take("giver", request, token);
      // Whether there is such an order is told to nobody without its token.
      if (!tokens.isOf(orderReference, token)) throw new Refusal("unauthorized");
      // So many receipts can reach a mailbox, whether it was written before the gift was made or after.
      if (giver.email !== undefined && giver.email !== (await emailOf(orderReference)))
        await limits.take("order", request, countedMailbox(giver.email));
      return setGiver(request.body);
    },
  );
};
