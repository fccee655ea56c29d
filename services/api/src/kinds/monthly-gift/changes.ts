import { randomUUID } from "node:crypto";
import { and, eq, max } from "drizzle-orm";
import type { Database, Transaction } from "../../platform/database/connect.ts";
import { mandateChanges } from "../../platform/database/tables/gift-links.ts";
import { mandates } from "../../platform/database/tables/mandates.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import { queueMail } from "../../platform/mail/outbox.ts";
import { drawAfter, drawInMonth, openMonth, type Schedule } from "./draws/draw-months.ts";
import { scheduleOf, waitingInPlaceOf } from "./draws/next-draw.ts";
import type { Mandate } from "./repository.ts";

export type MandateChange = typeof mandateChanges.$inferSelect;
export type AmountChange = MandateChange & { fromOre: number; toOre: number };
type NewChange = typeof mandateChanges.$inferInsert;
/** Who or what it came by: a link, a press that undoes another, the holder, or one of the staff. */
export type ChangedBy = Pick<NewChange, "linkId" | "idempotencyKey" | "undoes" | "who" | "note">;
type Change = ChangedBy & Pick<NewChange, "what" | "fromOre" | "toOre" | "fromDay" | "toDay" | "pausedMonths">;

const changeWhere = async (db: Transaction, condition: ReturnType<typeof and>): Promise<MandateChange | undefined> =>
  (await db.select().from(mandateChanges).where(condition))[0];

export const isOfAmount = (change: MandateChange | undefined): change is AmountChange => change?.what === "amount";

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

export type MandateSchedule = Schedule & { mandate: Mandate };

/** `after` is null of what ends. */
export const addChange = async (
  tx: Transaction,
  before: MandateSchedule,
  after: Schedule | null,
  change: Change,
): Promise<MandateChange> => {
  const mandateId = before.mandate.id;
  const [added] = await tx
    .insert(mandateChanges)
    .values({
      ...{ id: randomUUID(), mandateId, number: await nextNumber(tx, mandateId) },
      holdsFrom: after ? drawInMonth(after, openMonth(before)) : before.today,
      ...{ fromDraw: drawAfter(before), toDraw: after && drawAfter(after) },
      ...change,
    })
    .returning();
  if (!added) throw new Error("A change that was added is not there");
  return added;
};

type WithAmount = Mandate & { amountOre: number };
export const hasAmount = <Row extends Mandate>(mandate: Row): mandate is Row & WithAmount => mandate.amountOre !== null;

type Asked = { toOre: number } & ChangedBy;

const setAmount = async (tx: Transaction, mandate: WithAmount, { toOre, ...by }: Asked, on?: string) => {
  const { id, amountOre: fromOre } = mandate;
  const schedule = await scheduleOf(tx, mandate, on);
  await tx.update(mandates).set({ amountOre: toOre }).where(eq(mandates.id, id));
  const change = await addChange(tx, schedule, schedule, { what: "amount", fromOre, toOre, ...by });
  return { ...change, fromOre, toOre };
};

/** `ofNext` is why it is changed of another account too, which the bank has not taken yet. */
export const changeAmount = async (
  tx: Transaction,
  jobs: Pick<Jobs, "send">,
  mandate: WithAmount,
  { ofNext, ...asked }: Asked & { ofNext: ChangedBy },
  on?: string,
): Promise<AmountChange> => {
  const change = await setAmount(tx, mandate, asked, on);
  for (const next of await waitingInPlaceOf(tx, mandate))
    if (next.amountOre === mandate.amountOre)
      await setAmount(tx, { ...next, amountOre: mandate.amountOre }, { toOre: asked.toOre, ...ofNext }, on);
  const { id: mandateId, email: recipient } = mandate;
  await queueMail(tx, jobs, { ownerId: mandateId, template: "mandateChange", version: change.number, recipient });
  return change;
};
