import { isLive } from "@hjarta-lunga/contract/payment-states.ts";
import { and, asc, eq, gt, isNotNull, lt, lte, sql } from "drizzle-orm";
import type { Transaction } from "../../../platform/database/connect.ts";
import { mandateChanges } from "../../../platform/database/tables/gift-links.ts";
import { mandateDraws, mandatePauses, mandates } from "../../../platform/database/tables/mandates.ts";
import { payments } from "../../../platform/database/tables/payments.ts";
import type { DueDraws } from "./due-draws.ts";
import { insertDraws, insertGiftOrders, newDraws } from "./insert-draws.ts";
import { insertEach, clearNightProblems } from "../left-out.ts";
import type { NumberSecrets } from "../../../ledger/donors/personal-number.ts";
import { predecessorMandates } from "../repository.ts";

const atOnce = 2_000;

export type Draw = { payerNumber: string; amountOre: number; reference: string; dueOn: string };
export type LineOf = (draw: Draw) => string;

/** The day that is agreed for a month: another may have been chosen from a later one on. */
const drawDayIn = (month: string) => sql`case when ${mandates.drawDayFrom} > ${month}::date
  then ${mandates.drawDayBefore} else ${mandates.drawDay} end`;

const isPaused = (month: string) => sql`exists (
  select 1 from ${mandatePauses} where ${mandatePauses.mandateId} = ${mandates.id} and ${mandatePauses.month} = ${month})`;

/** One that became active after its day waits for the next. */
export const isAgreed = ({ month, drawDay, agreedOn }: Pick<DueDraws, "month" | "drawDay" | "agreedOn">) =>
  and(
    eq(mandates.state, "active"),
    isNotNull(mandates.amountOre),
    sql`${drawDayIn(month)} = ${drawDay}`,
    sql`not ${isPaused(month)}`,
    lte(mandates.firstDrawOn, agreedOn),
    lt(sql`(${mandates.stateSince} at time zone 'Europe/Stockholm')::date`, sql`${agreedOn}::date`),
  );

/** Locked until the draw is made: an amount raised meanwhile must not differ between the order and the bank's file. */
const agreed = (tx: Transaction, due: DueDraws, after: string | undefined) =>
  tx
    .select()
    .from(mandates)
    .where(and(isAgreed(due), after === undefined ? undefined : gt(mandates.id, after)))
    .orderBy(asc(mandates.id))
    .limit(atOnce)
    .for("no key update");

type Row = Awaited<ReturnType<typeof agreed>>[number];
export type Due = Row & { amountOre: number };

/**
 * A predecessor's draw counts only while it may bring money: what the bank gave up is drawn again. A query of its own,
 * since PostgreSQL plans for the table that this night fills as if it were empty.
 */
const undrawn = async (tx: Transaction, { month }: DueDraws, rows: Row[]): Promise<Row[]> => {
  const replacing = rows.flatMap(({ id, replaces }) => (replaces === null ? [] : [id]));
  const held = replacing.length === 0 ? [] : await predecessorMandates(tx, replacing);
  const asked = [...rows.map(({ id }) => id), ...held.map(({ before }) => before)];
  const drawn = await tx
    .select({ mandateId: mandateDraws.mandateId, state: payments.state })
    .from(mandateDraws)
    .innerJoin(payments, eq(payments.id, mandateDraws.paymentId))
    .where(
      and(
        eq(mandateDraws.month, month),
        eq(mandateDraws.kind, "monthly"),
        sql`${mandateDraws.mandateId} = any(${sql.param(asked)}::uuid[])`,
      ),
    );
  const own = new Set(drawn.map(({ mandateId }) => mandateId));
  const mayBringMoney = new Set(
    drawn.filter(({ state }) => isLive(state) || state === "paid").map(({ mandateId }) => mandateId),
  );
  const isDrawnBefore = new Set(held.filter(({ before }) => mayBringMoney.has(before)).map(({ id }) => id));
  return rows.filter(({ id }) => !own.has(id) && !isDrawnBefore.has(id));
};

/**
 * A missed night is made up for when some amounts have been raised already. Asked with the rows locked, so that no
 * change is overlooked.
 */
export const withAmounts = async (tx: Transaction, { month }: Pick<DueDraws, "month">, rows: Row[]): Promise<Due[]> => {
  const ids = sql.param(rows.map(({ id }) => id));
  const changedLater = await tx
    .selectDistinctOn([mandateChanges.mandateId], { id: mandateChanges.mandateId, before: mandateChanges.fromOre })
    .from(mandateChanges)
    .where(
      and(
        sql`${mandateChanges.mandateId} = any(${ids}::uuid[])`,
        isNotNull(mandateChanges.fromOre),
        // Of months, since the day may be another one by now: see monthOfDraw.
        sql`date_trunc('month', ${mandateChanges.holdsFrom} - 10) > ${month}::date`,
      ),
    )
    .orderBy(asc(mandateChanges.mandateId), asc(mandateChanges.number));
  const before = new Map(changedLater.map((change) => [change.id, change.before]));
  return rows.map((row) => ({ ...row, amountOre: before.get(row.id) ?? row.amountOre ?? 0 }));
};

type Told = { fileId: string; lineOf: LineOf };

const insertOf = async (
  tx: Transaction,
  secrets: NumberSecrets,
  { month, dueOn }: DueDraws,
  rows: Due[],
  { fileId, lineOf }: Told,
): Promise<string[]> => {
  const made = newDraws(rows);
  await insertGiftOrders(tx, secrets, "monthly_gift", made);
  await insertDraws(tx, { kind: "monthly", month, dueOn, fileId, source: "bankFile" }, made);
  return made.map(({ mandate: { payerNumber }, amountOre, reference }) =>
    lineOf({ payerNumber, amountOre, reference, dueOn }),
  );
};

/** None is made twice: the table's constraint sees to it. */
export async function* makeMonthlyDraws(
  tx: Transaction,
  secrets: NumberSecrets,
  due: DueDraws,
  told: Told,
): AsyncGenerator<string[]> {
  for (let last: string | undefined, found = atOnce; found === atOnce;) {
    const rows = await agreed(tx, due, last);
    const left = await withAmounts(tx, due, await undrawn(tx, due, rows));
    // Before it is tried: what is wrong with one is written down after that.
    await clearNightProblems(
      tx,
      left.map(({ id }) => id),
    );
    const lines = await insertEach(tx, left, (part, some) => insertOf(part, secrets, due, some, told));
    if (lines.length > 0) yield lines;
    last = rows.at(-1)?.id;
    found = rows.length;
  }
}
