import { isDeepStrictEqual } from "node:util";
import type { SheetCorrection } from "@hjarta-lunga/contract/schemas/memorials.ts";
import { and, eq, sql } from "drizzle-orm";
import type { Database, Transaction } from "../database/connect.ts";
import { mails } from "../database/tables/mail.ts";
import { memorialSheets } from "../database/tables/memorials.ts";
import { orders } from "../database/tables/orders.ts";
import { Refusal } from "../http/refusal.ts";
import type { Jobs } from "../jobs/jobs.ts";
import { queueMail } from "../mail/outbox.ts";
import { columnsOf, currentSheet, wordsOf } from "./repository.ts";
import type { OrderedSheet } from "./repository.ts";
import type { CheckSheet } from "./sheet-checker.ts";
import { isInUse, mayBeSent } from "./sheet-state.ts";

type Deps = { db: Database; jobs: Jobs; checkSheet: CheckSheet };

const isVersion = ({ orderId, version }: OrderedSheet["sheet"]) =>
  and(eq(memorialSheets.orderId, orderId), eq(memorialSheets.version, version));

/**
 * Takes the order first, as everybody does who books its money, then what would be sent: whoever begins to send or to
 * print afterwards finds what is written here.
 */
const lockSheet = async (tx: Transaction, reference: string): Promise<OrderedSheet> => {
  const id = orders.id;
  const [order] = await tx.select({ id }).from(orders).where(eq(orders.reference, reference)).for("update");
  if (!order) throw new Refusal("not_found");
  await tx.select().from(memorialSheets).where(eq(memorialSheets.orderId, order.id)).for("update");
  await tx.select({ id: mails.id }).from(mails).where(eq(mails.orderId, order.id)).orderBy(mails.id).for("update");
  const found = await currentSheet(tx, reference);
  if (!found || !isInUse(found)) throw new Refusal("not_found");
  if (found.order.replacedBy !== null) throw new Refusal("order_replaced");
  return found;
};

type Words = ReturnType<typeof columnsOf>;

/** Another sheet takes its place, and goes the same way to the same recipient. */
const addVersion = async (tx: Transaction, jobs: Jobs, { sheet, mail }: OrderedSheet, words: Words) => {
  const { orderId } = sheet;
  const version = sheet.version + 1;
  const replaced = { replacedAt: sql`now()` };
  await tx.update(memorialSheets).set(replaced).where(isVersion(sheet));
  await tx.insert(memorialSheets).values({ orderId, version, ...words });
  if (!mail) return;
  await tx.update(mails).set(replaced).where(eq(mails.id, mail.id));
  await queueMail(tx, jobs, { orderId, version, template: mail.template, recipient: mail.recipient });
};

/** Changes the words of a sheet, or sends a corrected one, once. The same words again are the same answer. */
export const sheetCorrecter =
  ({ db, jobs, checkSheet }: Deps) =>
  ({ orderReference, sheet: asked }: SheetCorrection): Promise<OrderedSheet> =>
    db.transaction(async (tx) => {
      const found = await lockSheet(tx, orderReference);
      if (isDeepStrictEqual(wordsOf(found.sheet), asked)) return found;
      if (found.sheet.version > 1) throw new Refusal("corrected_already");
      checkSheet(asked);
      const words = columnsOf(asked);
      if (mayBeSent(found)) await addVersion(tx, jobs, found, words);
      else await tx.update(memorialSheets).set(words).where(isVersion(found.sheet));
      const corrected = await currentSheet(tx, orderReference);
      if (!corrected) throw new Error("A corrected sheet is not there");
      return corrected;
    });
