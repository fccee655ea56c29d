import { isDeepStrictEqual } from "node:util";
import type { FieldProblem } from "@hjarta-lunga/contract/field-problems.ts";
import type { SheetCorrection } from "@hjarta-lunga/contract/schemas/memorials.ts";
import { and, eq, sql } from "drizzle-orm";
import type { Database, Transaction } from "../../platform/database/connect.ts";
import { mails } from "../../platform/database/tables/mail.ts";
import { memorialSheets } from "../../platform/database/tables/memorials.ts";
import { Refusal } from "../../platform/http/refusal.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import { queueMail } from "../../platform/mail/outbox.ts";
import { isInUse, lockOrdered } from "../../ledger/orders/ordered-document.ts";
import { mailOfSheet } from "./deliveries.ts";
import { columnsOf, currentSheet, wordsOf } from "./repository.ts";
import type { OrderedSheet } from "./repository.ts";
import { isSamePerson } from "./same-person.ts";
import type { CheckSheet } from "./check-sheet.ts";
import { goalOf, mayBeSent, sheetRevision } from "./sheet-state.ts";

type Deps = { db: Database; jobs: Jobs; checkSheet: CheckSheet };

const isVersion = ({ orderId, version }: OrderedSheet["sheet"]) =>
  and(eq(memorialSheets.orderId, orderId), eq(memorialSheets.version, version));

const lockSheet = async (tx: Transaction, reference: string): Promise<OrderedSheet> => {
  await lockOrdered(tx, reference, memorialSheets);
  const found = await currentSheet(tx, reference);
  if (!found || !isInUse(found)) throw new Refusal("not_found");
  if (found.order.replacedBy !== null) throw new Refusal("order_replaced");
  return found;
};

type Words = ReturnType<typeof columnsOf>;

/** To the recipient that the first had, who may be known by another address since; to another one where the way is another. */
const nextMail = (found: OrderedSheet) => {
  const goal = mailOfSheet(goalOf(found));
  return goal && goal.template === found.mail?.template ? { ...goal, recipient: found.mail.recipient } : goal;
};

/** A parlour is not sent anything any more: what waits for it goes to whoever gave. */
const isAstray = (found: OrderedSheet): boolean =>
  found.mail !== null && found.mail.template !== mailOfSheet(goalOf(found))?.template;

/** Another sheet takes its place, and goes on its own. */
const addVersion = async (tx: Transaction, jobs: Jobs, found: OrderedSheet, words: Words) => {
  const { sheet, mail } = found;
  const { orderId } = sheet;
  const version = sheet.version + 1;
  const replaced = { replacedAt: sql`now()` };
  await tx.update(memorialSheets).set(replaced).where(isVersion(sheet));
  await tx.insert(memorialSheets).values({ orderId, version, ...words });
  if (!mail) return;
  await tx.update(mails).set(replaced).where(eq(mails.id, mail.id));
  const next = nextMail(found);
  if (next) await queueMail(tx, jobs, { orderId, version, ...next });
};

/** The sheet was given in memory of somebody: a name is spelt anew, never another's. */
const checkSamePerson = (before: string, asked: string) => {
  if (isSamePerson(before, asked)) return;
  throw new Refusal("validation_failed", { "sheet.remembered.name": "anotherPerson" satisfies FieldProblem });
};

/** Changes the words of a sheet, or sends a corrected one, once. The same words again are the same answer. */
export const createCorrectSheet =
  ({ db, jobs, checkSheet }: Deps) =>
  ({ orderReference, revision, sheet: asked }: SheetCorrection): Promise<OrderedSheet> =>
    db.transaction(async (tx) => {
      const found = await lockSheet(tx, orderReference);
      if (isDeepStrictEqual(wordsOf(found.sheet), asked)) return found;
      if (found.sheet.version > 1) throw new Refusal("corrected_already");
      if (sheetRevision(found) !== revision) throw new Refusal("changed_meanwhile");
      checkSamePerson(found.sheet.name, asked.remembered.name);
      checkSheet(asked);
      const words = columnsOf(asked);
      if (mayBeSent(found) || isAstray(found)) await addVersion(tx, jobs, found, words);
      else await tx.update(memorialSheets).set(words).where(isVersion(found.sheet));
      const corrected = await currentSheet(tx, orderReference);
      if (!corrected) throw new Error("A corrected sheet is not there");
      return corrected;
    });
