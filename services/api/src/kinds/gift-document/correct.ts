import { isDeepStrictEqual } from "node:util";
import type { GiftDocumentCorrection } from "@hjarta-lunga/contract/schemas/gift-documents.ts";
import { giftDocumentOf } from "@hjarta-lunga/contract/schemas/gift-documents.ts";
import { and, eq, sql } from "drizzle-orm";
import type { Database, Transaction } from "../../platform/database/connect.ts";
import { giftDocuments } from "../../platform/database/tables/gift-documents.ts";
import { mails } from "../../platform/database/tables/mail.ts";
import type { Documents } from "../../platform/documents/compiler.ts";
import { Refusal } from "../../platform/http/refusal.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import { queueMail } from "../../platform/mail/outbox.ts";
import { isInUse, isOnItsWay, lockOrdered } from "../../ledger/orders/ordered-document.ts";
import { refuseUndrawable } from "./problems.ts";
import { columnsOf, currentDocument, wordsOf } from "./repository.ts";
import type { OrderedDocument } from "./repository.ts";
import { documentRevision, kindOf } from "./state.ts";

type Deps = { db: Database; jobs: Jobs; documents: Pick<Documents, "drawsAll"> };

const isVersion = ({ orderId, version }: OrderedDocument["version"]) =>
  and(eq(giftDocuments.orderId, orderId), eq(giftDocuments.version, version));

const lock = async (tx: Transaction, reference: string): Promise<OrderedDocument> => {
  await lockOrdered(tx, reference, giftDocuments);
  const found = await currentDocument(tx, reference);
  if (!found || !isInUse(found)) throw new Refusal("not_found");
  if (found.order.replacedBy !== null) throw new Refusal("order_replaced");
  return found;
};

/** Another one takes its place, and goes the same way: by post it waits to be printed, by mail to whoever had the first. */
const addVersion = async (
  tx: Transaction,
  jobs: Jobs,
  { version: before, mail }: OrderedDocument,
  words: ReturnType<typeof columnsOf>,
) => {
  const { orderId } = before;
  const version = before.version + 1;
  const replaced = { replacedAt: sql`now()` };
  await tx.update(giftDocuments).set(replaced).where(isVersion(before));
  await tx.insert(giftDocuments).values({ orderId, version, ...words });
  if (!mail) return;
  await tx.update(mails).set(replaced).where(eq(mails.id, mail.id));
  await queueMail(tx, jobs, { orderId, version, template: "giftDocument", recipient: mail.recipient });
};

/** Changes the words, or sends a corrected document, once. The same words again are the same answer. */
export const createCorrectDocument =
  ({ db, jobs, documents }: Deps) =>
  ({ orderReference, revision, document: asked }: GiftDocumentCorrection): Promise<OrderedDocument> =>
    db.transaction(async (tx) => {
      const found = await lock(tx, orderReference);
      if (isDeepStrictEqual(wordsOf(found.version), asked)) return found;
      if (found.version.version > 1) throw new Refusal("corrected_already");
      if (documentRevision(found) !== revision) throw new Refusal("changed_meanwhile");
      const isOfKind = giftDocumentOf(kindOf(found)).shape.design.safeParse(asked.design).success;
      if (!isOfKind) throw new Refusal("validation_failed", { "document.design": "not of this kind" });
      refuseUndrawable(documents, asked);
      const words = columnsOf(asked);
      if (isOnItsWay(found)) await addVersion(tx, jobs, found, words);
      else await tx.update(giftDocuments).set(words).where(isVersion(found.version));
      const corrected = await currentDocument(tx, orderReference);
      if (!corrected) throw new Error("A corrected document is not there");
      return corrected;
    });
