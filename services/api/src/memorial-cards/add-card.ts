import { randomUUID } from "node:crypto";
import type { MemorialCardAdd } from "@hjarta-lunga/contract/schemas/memorial-cards.ts";
import { sql } from "drizzle-orm";
import type { Database } from "../database/connect.ts";
import { violatedConstraint } from "../database/constraints.ts";
import { memorialCards } from "../database/tables/memorial-cards.ts";
import { Refusal } from "../http/refusal.ts";
import type { Jobs } from "../jobs/jobs.ts";
import { queueMail } from "../mail/outbox.ts";
import { isOrdered } from "../orders/add-order.ts";
import { bodyHash } from "../orders/body-hash.ts";
import { newOrderReference, newSharedReference, newShortReference } from "../orders/references.ts";
import type { CheckCard } from "./card-checker.ts";
import { takeTurn } from "../orders/take-turn.ts";
import { cardByKey, columnsOf } from "./repository.ts";
import type { Card } from "./repository.ts";

type Deps = { db: Database; jobs: Pick<Jobs, "send">; bodyHashSecret: string; checkCard: CheckCard };
type Added = { isNew: boolean; orderReference: string };

/** Another card has the same random reference. */
const triedAnewAfter = ["memorial_card_order_reference_unique", "memorial_card_short_reference_unique"];

const repeated = (before: Card, hash: string): Added => {
  if (before.bodyHash !== hash) throw new Refusal("idempotency_conflict");
  return { isNew: false, orderReference: before.orderReference };
};

/** Makes a card without a gift and lights it, once however often it is asked for, and writes down the mail to its sender. */
export const cardAdder = ({ db, jobs, bodyHashSecret, checkCard }: Deps) => {
  const insert = (body: MemorialCardAdd, hash: string): Promise<Added> =>
    db.transaction(async (tx) => {
      const { idempotencyKey, card, email, language } = body;
      await takeTurn(tx, idempotencyKey);
      const before = await cardByKey(tx, idempotencyKey);
      if (before) return repeated(before, hash);
      if (await isOrdered(tx, idempotencyKey)) throw new Refusal("idempotency_conflict");
      const [id, orderReference] = [randomUUID(), newOrderReference()];
      const references = { orderReference, shortReference: newShortReference(), reference: newSharedReference() };
      const words = { ...columnsOf(card), email, language };
      await tx
        .insert(memorialCards)
        .values({ id, ...references, idempotencyKey, bodyHash: hash, ...words, litAt: sql`now()` });
      await queueMail(tx, jobs, { memorialCardId: id, template: "memorialCard", recipient: email });
      return { isNew: true, orderReference };
    });

  const add = async (body: MemorialCardAdd): Promise<Added> => {
    const { idempotencyKey, campaign, card, email, language } = body;
    const hash = bodyHash(bodyHashSecret, [campaign, card, email, language]);
    try {
      checkCard(card);
    } catch (refusal) {
      // What can be drawn may have changed since the same click was answered for the first time.
      const before = await cardByKey(db, idempotencyKey);
      if (before) return repeated(before, hash);
      throw refusal;
    }
    try {
      return await insert(body, hash);
    } catch (error) {
      if (triedAnewAfter.includes(violatedConstraint(error) ?? "")) return add(body);
      throw error;
    }
  };
  return add;
};
