import { randomUUID } from "node:crypto";
import type { MemorialCardAdd } from "@hjarta-lunga/contract/schemas/memorial-cards.ts";
import { sql } from "drizzle-orm";
import type { SenderTokens } from "../../shared/cards/sender-tokens.ts";
import type { Database, Transaction } from "../../platform/database/connect.ts";
import { violatedConstraint } from "../../platform/database/constraints.ts";
import { memorialCards } from "../../platform/database/tables/memorial-cards.ts";
import { Refusal } from "../../platform/http/refusal.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import { queueMail } from "../../platform/mail/outbox.ts";
import { isOrdered } from "../../ledger/orders/add-order.ts";
import { bodyHash } from "../../ledger/orders/body-hash.ts";
import { newOrderReference, newSharedReference, newShortReference } from "../../ledger/orders/references.ts";
import type { CheckCard } from "./check-card.ts";
import { lockForIdempotencyKey } from "../../ledger/orders/lock-for-idempotency-key.ts";
import { cardByKey, columnsOf, isMailedAbout, type Card } from "./repository.ts";

type Deps = {
  db: Database;
  jobs: Pick<Jobs, "send">;
  bodyHashSecret: string;
  checkCard: CheckCard;
  tokens: SenderTokens;
};
type Added = { isNew: boolean; orderReference: string; senderToken?: string };

const triedAnewAfter = ["memorial_card_order_reference_unique", "memorial_card_short_reference_unique"];

export const createAddCard = ({ db, jobs, bodyHashSecret, checkCard, tokens }: Deps) => {
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
        .values({ id, ...references, idempotencyKey, bodyHash: hash, ...words, litAt: sql`now()` });
      if (isMailed) await queueMail(tx, jobs, { ownerId: id, template: "memorialCard", recipient: email });
      return { isNew: true, orderReference, ...linkOf(id, isMailed) };
    });

  const add = async (body: MemorialCardAdd, isMailed: boolean): Promise<Added> => {
    const { idempotencyKey, campaign, card, email, language } = body;
    const hash = bodyHash(bodyHashSecret, [campaign, card, email, language]);
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
