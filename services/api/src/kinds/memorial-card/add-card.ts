import { randomUUID } from "node:crypto";
import type { MemorialCardAdd } from "@hjarta-lunga/contract/schemas/memorial-cards.ts";
import { senderTokens } from "../../shared/cards/sender-tokens.ts";
import type { Transaction } from "../../platform/database/connect.ts";
import { now } from "../../platform/database/time.ts";
import { violatedConstraint } from "../../platform/database/failures.ts";
import { memorialCards } from "../../platform/database/tables/cards.ts";
import { Refusal } from "../../platform/http/refusal.ts";
import type { ModuleDeps } from "../module.ts";
import { queueMail } from "../../platform/mail/outbox.ts";
import { isOrdered, bodyHash, lockForIdempotencyKey } from "../../ledger/orders/idempotency.ts";
import { newOrderReference, newSharedReference, newShortReference } from "../../ledger/orders/references.ts";
import type { CheckCard } from "./document.ts";
import { cardByKey, columnsOf, isMailedAbout, type Card } from "./repository.ts";
import type { NewOrder } from "../../ledger/orders/new-order.ts";
import { besideOrder } from "../../shared/cards/card-order.ts";

type Added = { isNew: boolean; orderReference: string; senderToken?: string };

const triedAnewAfter = ["memorial_card_order_reference_unique", "memorial_card_short_reference_unique"];

export const createAddCard = ({ db, jobs, environment }: ModuleDeps, checkCard: CheckCard) => {
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
      const words = { ...columnsOf(card), email, language };
      await tx
        .insert(memorialCards)
        .values({ id, ...references, idempotencyKey, bodyHash: hash, ...words, litAt: now });
      if (isMailed) await queueMail(tx, jobs, { ownerId: id, template: "memorialCard", recipient: email });
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
    try {
      return await insert(body, hash, isMailed);
    } catch (error) {
      if (triedAnewAfter.includes(violatedConstraint(error) ?? "")) return add(body, isMailed);
      throw error;
    }
  };
  return add;
};

type Gift = NonNullable<MemorialCardAdd["gift"]>;
type Checks = { checkAmount: (amount: number) => void; checkCard: CheckCard };

const addWaiting = async (tx: Transaction, orderId: string, body: MemorialCardAdd): Promise<void> => {
  const { idempotencyKey, card, email, language } = body;
  await lockForIdempotencyKey(tx, idempotencyKey);
  if (await cardByKey(tx, idempotencyKey)) throw new Refusal("idempotency_conflict");
  await tx.insert(memorialCards).values({ ...besideOrder(orderId), ...columnsOf(card), email, language });
};

export const newCardOrder = (body: MemorialCardAdd, gift: Gift, { checkAmount, checkCard }: Checks): NewOrder => {
  const { idempotencyKey, card, email, language } = body;
  return {
    ...{ kind: "memorial_card", idempotencyKey, language, ...gift },
    check: () => {
      checkAmount(gift.amount);
      checkCard(card);
    },
    whole: { content: [card, email], lines: [], addDetails: (tx, orderId) => addWaiting(tx, orderId, body) },
  };
};
