import { memorialCardAddCall } from "@hjarta-lunga/contract/calls/memorial-cards.ts";
import { memorialCardAdd, memorialCardReceipt } from "@hjarta-lunga/contract/schemas/memorial-cards.ts";
import type { MemorialCardAdd } from "@hjarta-lunga/contract/schemas/memorial-cards.ts";
import type { FastifyRequest } from "fastify";
import type { ModuleDeps } from "../module.ts";
import { countedMailbox } from "../../ledger/donors/mailbox.ts";
import { createAmountCheck } from "../../ledger/orders/new-order.ts";
import { at, type Routes } from "../../platform/http/described-route.ts";
import { errorResponses } from "../../platform/http/error-responses.ts";
import { countingNew } from "../../platform/http/rate-limiter.ts";
import { mayMailFree } from "../../platform/mail/outbox.ts";
import { createAddCard, newCardOrder } from "./add-card.ts";
import { createCheckCard } from "./document.ts";
import { cardByKey } from "./repository.ts";

export const addCardRoute: Routes<ModuleDeps> = (app, deps) => {
  const { db, limits, published, documents, placeOrder } = deps;
  const checkAmount = createAmountCheck(published.giftLimits, "memorial_gift", "gift.amount");
  const checkCard = createCheckCard(documents);
  const addCard = createAddCard(deps, checkCard);

  const addWithoutGift = async (request: FastifyRequest, body: MemorialCardAdd) => {
    const mailbox = countedMailbox(body.email);
    const isRepeated = async () => (await cardByKey(db, body.idempotencyKey)) !== undefined;
    await limits.take("card", request, mailbox, isRepeated);
    const { isNew, ...receipt } = await countingNew(limits, ["card", mailbox], async () =>
      addCard(body, (await isRepeated()) || (await mayMailFree(limits, request))),
    );
    return { isNew, receipt: { ...receipt, order: null } };
  };
  const addWithGift = async (request: FastifyRequest, body: MemorialCardAdd, gift: NonNullable<typeof body.gift>) => {
    const order = newCardOrder(body, gift, { checkAmount, checkCard });
    const { status, receipt } = await placeOrder(request, order);
    return { isNew: status === 201, receipt: { orderReference: receipt.orderReference, order: receipt } };
  };

  app.route({
    ...at(memorialCardAddCall),
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
};
