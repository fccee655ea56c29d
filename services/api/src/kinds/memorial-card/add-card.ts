import { randomUUID } from "node:crypto";
import { memorialCardAdd, memorialCardReceipt } from "@hjarta-lunga/contract/schemas/memorial-cards.ts";
import type { MemorialCardAdd } from "@hjarta-lunga/contract/schemas/memorial-cards.ts";
import { memorialCardAddCall } from "@hjarta-lunga/contract/calls/memorial-cards.ts";
import type { FastifyRequest } from "fastify";
import { senderTokens } from "../../shared/cards/sender-changes.ts";
import type { Transaction } from "../../platform/database/connect.ts";
import { now } from "../../platform/database/time.ts";
import { doneAnew } from "../../platform/database/failures.ts";
import { memorialCards } from "../../platform/database/tables/cards.ts";
import { Refusal } from "../../platform/http/refusal.ts";
import type { ModuleDeps } from "../module.ts";
import { queueMail, mayMailFree } from "../../platform/mail/outbox.ts";
import { isOrdered, bodyHash, lockForIdempotencyKey } from "../../ledger/orders/idempotency.ts";
import { newOrderReference, newSharedReference, newShortReference } from "../../ledger/orders/references.ts";
import { createCheckCard, type CheckCard } from "./document.ts";
import { cardByKey, columnsOf, isMailedAbout, type Card } from "./repository.ts";
import { createAmountCheck, type NewOrder } from "../../ledger/orders/new-order.ts";
import { besideOrder } from "../../shared/cards/repository.ts";
import { countedMailbox } from "../../ledger/donors/mailbox.ts";
import { at, errorResponses, type Routes } from "../../platform/http/described-route.ts";
import { countingNew } from "../../platform/http/rate-limiter.ts";

type Added = { isNew: boolean; orderReference: string; senderToken?: string };

const triedAnewAfter = ["memorial_card_order_reference_unique", "memorial_card_short_reference_unique"];

const createAddCard = ({ db, jobs, environment }: ModuleDeps, checkCard: CheckCard) => {
  const tokens = senderTokens(environment.cardLinkSecret);
  /** Who gets no mail is told here what it would have said: the first link, and none that staff or the sender ended. */
  const linkOf = (id: string, isMailed: boolean) =>
    isMailed ? {} : { senderToken: tokens.of({ id, linkVersion: 1 }) };
  const repeated = async (tx: Transaction, before: Card, hash: string): Promise<Added> => {
    if (before.bodyHash !== hash) throw new Refusal("idempotency_conflict");
    const { id, orderReference } = before;
    return { isNew: false, orderReference, ...linkOf(id, await isMailedAbout(tx, id)) };
  };
  const insert = (body: MemorialCardAdd, hash: string, isMailed: boolean): Promise<Added> =>
    db.transaction(async (tx) => {
      const { idempotencyKey, card, email, language } = body;
      await lockForIdempotencyKey(tx, idempotencyKey);
      const before = await cardByKey(tx, idempotencyKey);
      if (before) return repeated(tx, before, hash);
      if (await isOrdered(tx, idempotencyKey)) throw new Refusal("idempotency_conflict");
      const [id, orderReference] = [randomUUID(), newOrderReference()];
      const references = { orderReference, shortReference: newShortReference(), reference: newSharedReference() };
      const words = { ...columnsOf(card), email: email ?? null, language };
      await tx
        .insert(memorialCards)
        .values({ id, ...references, idempotencyKey, bodyHash: hash, ...words, litAt: now });
      if (isMailed) await queueMail(tx, jobs, { ownerId: id, template: "memorialCard", recipient: email ?? null });
      return { isNew: true, orderReference, ...linkOf(id, isMailed) };
    });

  const add = async (body: MemorialCardAdd, isMailed: boolean): Promise<Added> => {
    const { idempotencyKey, campaign, card, email, language } = body;
    const hash = bodyHash(environment.bodyHashSecret, [campaign, card, email, language]);
    try {
      checkCard(card);
    } catch (refusal) {
      // What can be drawn may have changed since the same click was answered for the first time.
      const before = await cardByKey(db, idempotencyKey);
      if (before) return repeated(db, before, hash);
      throw refusal;
    }
    return doneAnew(triedAnewAfter, () => insert(body, hash, isMailed));
  };
  return add;
};

type Gift = NonNullable<MemorialCardAdd["gift"]>;
type Checks = { checkAmount: (amount: number) => void; checkCard: CheckCard };

const addWaiting = async (tx: Transaction, orderId: string, body: MemorialCardAdd): Promise<void> => {
  const { idempotencyKey, card, email, language } = body;
  await lockForIdempotencyKey(tx, idempotencyKey);
  if (await cardByKey(tx, idempotencyKey)) throw new Refusal("idempotency_conflict");
  await tx
    .insert(memorialCards)
    .values({ ...besideOrder(orderId), ...columnsOf(card), email: email ?? null, language });
};

const newCardOrder = (body: MemorialCardAdd, gift: Gift, { checkAmount, checkCard }: Checks): NewOrder => {
  const { idempotencyKey, card, email, language } = body;
  return {
    ...{ kind: "memorial_card", idempotencyKey, language, ...gift },
    check: () => {
      checkAmount(gift.amount);
      checkCard(card);
    },
    details: { content: [card, email], lines: [], addDetails: (tx, orderId) => addWaiting(tx, orderId, body) },
  };
};

export const addCardRoute: Routes<ModuleDeps> = (app, deps) => {
  const { db, limits, published, documents, placeOrder } = deps;
  const checkAmount = createAmountCheck(published.giftLimits, "memorial_gift", "gift.amount");
  const checkCard = createCheckCard(documents);
  const addCard = createAddCard(deps, checkCard);

  const addWithoutGift = async (request: FastifyRequest, body: MemorialCardAdd) => {
    const mailbox = body.email === undefined ? null : countedMailbox(body.email);
    const isRepeated = async () => (await cardByKey(db, body.idempotencyKey)) !== undefined;
    await limits.take("card", request, mailbox, isRepeated);
    if (mailbox === null && !(await isRepeated())) await limits.take("candleWithoutAddress", request, null);
    const { isNew, ...receipt } = await countingNew(limits, ["card", mailbox], async () =>
      addCard(body, mailbox !== null && ((await isRepeated()) || (await mayMailFree(limits, request)))),
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
        "Without a gift the candle is lit at once, and its sender is sent the links, here or by MailLink. With one an order " +
        "is made, as by " +
        "RegularGift/Add, within the limits of a memorial gift, and the candle is lit when it is paid. The same key with the " +
        "same body gives the same card again, with another body 409. `validation_failed` also for words that cannot be " +
        "drawn, under their field in `card`. `orderReference` is secret: it leads to the sender's page. `senderToken` comes " +
        "where no mail goes, since there is no address or too many have gone to that network: the sender's link is made " +
        "with it.",
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
