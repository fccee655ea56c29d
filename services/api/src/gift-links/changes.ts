import { randomUUID } from "node:crypto";
import { and, eq, max } from "drizzle-orm";
import type { Database, Transaction } from "../database/connect.ts";
import { mandateChanges } from "../database/tables/gift-links.ts";
import { mandates } from "../database/tables/mandates.ts";
import type { Jobs } from "../jobs/jobs.ts";
import { queueMail } from "../mail/outbox.ts";
import type { Mandate } from "../mandates/repository.ts";
import { nextDraw } from "./next-draw.ts";

export type MandateChange = typeof mandateChanges.$inferSelect;
type Why = Pick<typeof mandateChanges.$inferInsert, "linkId" | "idempotencyKey" | "undoes">;

const changeWhere = async (db: Transaction, condition: ReturnType<typeof and>): Promise<MandateChange | undefined> =>
  (await db.select().from(mandateChanges).where(condition))[0];

export const changeById = (db: Transaction, id: string) => changeWhere(db, eq(mandateChanges.id, id));
export const changeByKey = (db: Transaction, key: string) => changeWhere(db, eq(mandateChanges.idempotencyKey, key));
export const undoingOf = (db: Transaction, id: string) => changeWhere(db, eq(mandateChanges.undoes, id));

/** Which change of a mandate a mail is about. */
export const changeByNumber = (db: Database, mandateId: string, number: number) =>
  changeWhere(db, and(eq(mandateChanges.mandateId, mandateId), eq(mandateChanges.number, number)));

const nextNumber = async (tx: Transaction, mandateId: string): Promise<number> => {
  const isOfMandate = eq(mandateChanges.mandateId, mandateId);
  const [last] = await tx
    .select({ number: max(mandateChanges.number) })
    .from(mandateChanges)
    .where(isOfMandate);
  return (last?.number ?? 0) + 1;
};

/** Gives a mandate that is locked another amount, with its line in the history and the mail that tells of it. */
export const changeAmount = async (
  tx: Transaction,
  jobs: Pick<Jobs, "send">,
  mandate: Mandate & { amountOre: number },
  { toOre, ...why }: { toOre: number } & Why,
): Promise<MandateChange> => {
  const { id: mandateId, amountOre: fromOre, email } = mandate;
  const [number, holdsFrom] = [await nextNumber(tx, mandateId), await nextDraw(tx, mandate)];
  await tx.update(mandates).set({ amountOre: toOre }).where(eq(mandates.id, mandateId));
  const [change] = await tx
    .insert(mandateChanges)
    .values({ id: randomUUID(), mandateId, number, fromOre, toOre, holdsFrom, ...why })
    .returning();
  if (!change) throw new Error("A change that was added is not there");
  await queueMail(tx, jobs, { mandateId, template: "mandateChange", version: number, recipient: email });
  return change;
};
