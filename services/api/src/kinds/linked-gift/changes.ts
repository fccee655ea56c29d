import { randomUUID } from "node:crypto";
import { and, asc, eq, gt, inArray, isNotNull, max } from "drizzle-orm";
import type { Database, Transaction } from "../../platform/database/connect.ts";
import { mandateChanges } from "../../platform/database/tables/gift-links.ts";
import { mandates } from "../../platform/database/tables/mandates.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import { queueMail } from "../../platform/mail/outbox.ts";
import type { Mandate } from "../monthly-gift/repository.ts";
import { nextDraw } from "./next-draw.ts";

export type MandateChange = typeof mandateChanges.$inferSelect;
type Why = Pick<typeof mandateChanges.$inferInsert, "linkId" | "idempotencyKey" | "undoes">;

const changeWhere = async (db: Transaction, condition: ReturnType<typeof and>): Promise<MandateChange | undefined> =>
  (await db.select().from(mandateChanges).where(condition))[0];

export const changeById = (db: Transaction, id: string) => changeWhere(db, eq(mandateChanges.id, id));
export const changeByKey = (db: Transaction, key: string) => changeWhere(db, eq(mandateChanges.idempotencyKey, key));
export const undoingOf = (db: Transaction, id: string) => changeWhere(db, eq(mandateChanges.undoes, id));

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

type WithAmount = Mandate & { amountOre: number };

const setAmount = async (
  tx: Transaction,
  mandate: WithAmount,
  { toOre, ...why }: { toOre: number } & Why,
): Promise<MandateChange> => {
  const { id: mandateId, amountOre: fromOre } = mandate;
  const [number, holdsFrom] = [await nextNumber(tx, mandateId), await nextDraw(tx, mandate)];
  await tx.update(mandates).set({ amountOre: toOre }).where(eq(mandates.id, mandateId));
  const [change] = await tx
    .insert(mandateChanges)
    .values({ id: randomUUID(), mandateId, number, fromOre, toOre, holdsFrom, ...why })
    .returning();
  if (!change) throw new Error("A change that was added is not there");
  return change;
};

/** The bank has not taken these yet: they get the new amount too. */
const waitingInPlaceOf = (tx: Transaction, { holderLookup, amountOre, createdAt }: WithAmount): Promise<Mandate[]> =>
  tx
    .select()
    .from(mandates)
    .where(
      and(
        eq(mandates.holderLookup, holderLookup),
        inArray(mandates.state, ["signed", "sent"]),
        eq(mandates.amountOre, amountOre),
        isNotNull(mandates.replaces),
        gt(mandates.createdAt, createdAt),
      ),
    )
    .orderBy(asc(mandates.createdAt))
    .for("update");

type Asked = { toOre: number; link: string } & Omit<Why, "linkId">;

/** `link` is the one that the change came by, or the one whose change it undoes. */
export const changeAmount = async (
  tx: Transaction,
  jobs: Pick<Jobs, "send">,
  mandate: WithAmount,
  { toOre, link, ...why }: Asked,
): Promise<MandateChange> => {
  const change = await setAmount(tx, mandate, { toOre, ...why, linkId: why.undoes == null ? link : null });
  for (const next of await waitingInPlaceOf(tx, mandate))
    await setAmount(tx, { ...next, amountOre: mandate.amountOre }, { toOre, linkId: link });
  const { id: mandateId, email: recipient } = mandate;
  await queueMail(tx, jobs, { ownerId: mandateId, template: "mandateChange", version: change.number, recipient });
  return change;
};
