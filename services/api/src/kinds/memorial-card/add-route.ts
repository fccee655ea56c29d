import { memorialCardAddCall } from "@hjarta-lunga/contract/calls/memorial-cards.ts";
import { memorialCardAdd, memorialCardReceipt } from "@hjarta-lunga/contract/schemas/memorial-cards.ts";
import type { MemorialCardAdd } from "@hjarta-lunga/contract/schemas/memorial-cards.ts";
import type { FastifyRequest } from "fastify";
import type { FastifyPluginCallbackZod } from "fastify-type-provider-zod";
import type { ModuleDeps } from "../module.ts";
import { countedMailbox } from "../../ledger/donors/mailbox.ts";
import { createAmountCheck } from "../../ledger/orders/check-amount.ts";
import { errorResponses } from "../../platform/http/error-responses.ts";
import { mayMailFree } from "../../platform/mail/free-mail.ts";
import { senderTokens } from "../../shared/cards/sender-tokens.ts";
import { createAddCard } from "./add-card.ts";
import { createCheckCard } from "./check-card.ts";
import { newCardOrder } from "./new-card-order.ts";
import { cardByKey } from "./repository.ts";

export const addCardRoute: FastifyPluginCallbackZod<ModuleDeps> = (app, deps, done) => {
  const { db, jobs, limits, published, documents, environment, placeOrder } = deps;
  const checkAmount = createAmountCheck(published.giftLimits, "memorial_gift", "gift.amount");
  const checkCard = createCheckCard(documents);
  const { bodyHashSecret, cardLinkSecret } = environment;
  const addCard = createAddCard({ db, jobs, bodyHashSecret, checkCard, tokens: senderTokens(cardLinkSecret) });

  const addWithoutGift = async (request: FastifyRequest, body: MemorialCardAdd) => {
    const mailbox = countedMailbox(body.email);
    const isRepeated = async () => (await cardByKey(db, body.idempotencyKey)) !== undefined;
    await limits.take("card", request, mailbox, isRepeated);
    // A day is long: who clicks again, or is refused, must not use it up.
    const countsNot = () => limits.giveBack("card", mailbox);
    try {
      const isMailed = (await isRepeated()) || (await mayMailFree(limits, request));
      const { isNew, ...receipt } = await addCard(body, isMailed);
      if (!isNew) await countsNot();
      return { isNew, receipt: { ...receipt, order: null } };
    } catch (error) {
      await countsNot().catch(() => undefined);
      throw error;
    }
  };
  const addWithGift = async (request: FastifyRequest, body: MemorialCardAdd, gift: NonNullable<typeof body.gift>) => {
    const order = newCardOrder(body, gift, { checkAmount, checkCard });
    const { status, receipt } = await placeOrder(request, order);
    return { isNew: status === 201, receipt: { orderReference: receipt.orderReference, order: receipt } };
  };

  app.route({
    ...{ method: memorialCardAddCall.method, url: memorialCardAddCall.path },
    schema: {
      operationId: "addMemorialCard",
      summary: "Light a candle for somebody, with or without a gift",
      description:
        "Without a gift the candle is lit at once, and its sender is sent the links. With one an order is made, as by " +
        "RegularGift/Add, within the limits of a memorial gift, and the candle is lit when it is paid. The same key with the " +
        "same body gives the same card again, with another body 409. `validation_failed` also for words that cannot be " +
        "drawn, under their field in `card`. `orderReference` is secret: it leads to the sender's page. `senderToken` comes " +
        "where no mail goes, since too many have gone to that network: the sender's link is made with it.",
      tags: ["Memorial cards"],
      body: memorialCardAdd,
      response: {
        200: memorialCardReceipt.describe("The same card as before"),
        201: memorialCardReceipt.describe("A new card"),
        ...errorResponses(400, 404, 409, 413, 415, 429, 500, 503),
      },
    },
    handler: async (request, reply) => {
      const { body } = request;
      const { isNew, receipt } = await (body.gift
        ? addWithGift(request, body, body.gift)
        : addWithoutGift(request, body));
      return reply.code(isNew ? 201 : 200).send(receipt);
    },
  });
  done();
};
