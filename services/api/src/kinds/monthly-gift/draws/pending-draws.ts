import type { PaymentStanding } from "@hjarta-lunga/contract/payment-states.ts";
import { workingDayAfter } from "@hjarta-lunga/contract/lib/working-days.ts";
import { and, asc, eq, inArray, isNull, lt, lte, or, sql, type SQL } from "drizzle-orm";
import type { Transaction } from "../../../platform/database/connect.ts";
import { now } from "../../../platform/database/time.ts";
import { mails } from "../../../platform/database/tables/mail.ts";
import { mandateDraws, mandates, type DrawKind } from "../../../platform/database/tables/mandates.ts";
import { paymentEvents, payments } from "../../../platform/database/tables/payments.ts";
import { extraDrawMails, lateDrawMails } from "../mail-versions.ts";
import { writeMail } from "../../../platform/mail/outbox.ts";
import { bankAnswersWithinDays } from "../../../ledger/providers/direct-debit.ts";
import { leaveOut, clearNightProblems } from "../left-out.ts";
import type { LineOf } from "./monthly-draws.ts";

const isUntold = and(isNull(mandateDraws.fileId), isNull(mandateDraws.undoneAt));

/** Never tonight's, so that there is time to think better of it. */
export const exportDateFor = (today: string): string => workingDayAfter(today);

/** Banking days to say no to a late draw before the bank is told of it. */
const thinkingBankingDays = 6;

export const lateDrawOn = (today: string, bankingDaysAhead: number): string =>
  workingDayAfter(today, thinkingBankingDays + bankingDaysAhead);

const movedMails = {
  monthly: { template: "lateDraw", version: lateDrawMails.moved },
  extra: { template: "extraDraw", version: extraDrawMails.moved },
} as const;

export const drawnAfter = (night: string, bankingDaysAhead: number): string => workingDayAfter(night, bankingDaysAhead);

type Told = {
  id: string;
  kind: DrawKind;
  paymentId: string;
  orderId: string;
  email: string | null;
  dueOn: string;
  drawnOn: string;
};
const array = (values: string[]) => sql.param(values);

/** Whoever is drawn late must have been told first. What is agreed by a link its giver knows. */
const isAnnounced = or(
  eq(mandateDraws.kind, "extra"),
  sql`exists (select 1 from ${mails} where ${mails.ownerId} = ${mandateDraws.orderId}
    and ${mails.template} = 'lateDraw' and ${mails.sentAt} is not null)`,
);
/** Its mail is neither sent nor being sent. */
const isUnannounced = sql`exists (select 1 from ${mails} where ${mails.ownerId} = ${mandateDraws.orderId}
  and ${mails.template} = 'lateDraw' and ${mails.sentAt} is null and coalesce(${mails.leasedUntil} <= now(), true))`;

/** The mail names its day when it goes: until then the day moves on, so that there is time to say no. */
const putOffUnannounced = async (tx: Transaction, night: string, bankingDaysAhead: number): Promise<void> => {
  const dueOn = lateDrawOn(night, bankingDaysAhead);
  await tx
    .update(mandateDraws)
    .set({ dueOn })
    .where(and(isUntold, eq(mandateDraws.kind, "monthly"), lt(mandateDraws.dueOn, dueOn), isUnannounced));
};

/** By ids: the tables have grown in this night, and PostgreSQL would plan any other search for empty ones. */
const settleDays = async (tx: Transaction, told: Told[]): Promise<void> => {
  const moved = told.filter(({ dueOn, drawnOn }) => drawnOn !== dueOn);
  for (const { id, kind, orderId, email: recipient, drawnOn } of moved) {
    await tx.update(mandateDraws).set({ dueOn: drawnOn }).where(eq(mandateDraws.id, id));
    await writeMail(tx, { ownerId: orderId, recipient, ...movedMails[kind] });
  }
  await tx.execute(sql`
    update ${payments} set expires_at = told.day, next_ask_at = told.day
    from (
      select id, drawn_on + make_interval(days => ${bankAnswersWithinDays}) as day
      from unnest(
        ${array(told.map(({ paymentId }) => paymentId))}::uuid[], ${array(told.map(({ drawnOn }) => drawnOn))}::date[]
      ) as one (id, drawn_on)
    ) as told
    where ${payments.id} = told.id`);
};

/** The mandates are locked as those of monthly draws are, so that none ends meanwhile. */
export const exportPendingDraws = async (
  tx: Transaction,
  night: string,
  bankingDaysAhead: number,
  { fileId, lineOf }: { fileId: string; lineOf: LineOf },
): Promise<string[]> => {
  const earliest = drawnAfter(night, 1);
  await putOffUnannounced(tx, night, bankingDaysAhead);
  const isDue = and(isUntold, isAnnounced, lte(mandateDraws.dueOn, drawnAfter(night, bankingDaysAhead)));
  const due = tx.select({ id: mandateDraws.mandateId }).from(mandateDraws).where(isDue);
  await tx
    .select({ id: mandates.id })
    .from(mandates)
    .where(inArray(mandates.id, due))
    .orderBy(asc(mandates.id))
    .for("no key update");
  const rows = await tx
    .update(mandateDraws)
    .set({ fileId })
    .from(mandates)
    .innerJoin(payments, sql`true`)
    .where(
      and(
        isDue,
        eq(mandates.id, mandateDraws.mandateId),
        eq(mandates.state, "active"),
        eq(payments.id, mandateDraws.paymentId),
        eq(payments.state, "waiting"),
      ),
    )
    .returning({
      id: mandateDraws.id,
      kind: mandateDraws.kind,
      mandateId: mandates.id,
      paymentId: payments.id,
      orderId: mandateDraws.orderId,
      email: mandates.email,
      payerNumber: mandates.payerNumber,
      amountOre: payments.amountOre,
      reference: payments.providerReference,
      dueOn: mandateDraws.dueOn,
    });
  if (rows.length === 0) return [];
  const told: (Told & { line: string })[] = [];
  for (const { mandateId, payerNumber, amountOre, reference, ...row } of rows) {
    const drawnOn = row.dueOn < earliest ? earliest : row.dueOn;
    try {
      told.push({ ...row, drawnOn, line: lineOf({ payerNumber, amountOre, reference, dueOn: drawnOn }) });
      await clearNightProblems(tx, [mandateId]);
    } catch (error) {
      await leaveOut(tx, mandateId, error);
      await tx.update(mandateDraws).set({ fileId: null }).where(eq(mandateDraws.id, row.id));
    }
  }
  await settleDays(tx, told);
  return told.map(({ line }) => line);
};

type Undoing = Pick<typeof paymentEvents.$inferInsert, "source" | "who" | "note"> & { code: string };
const byGiver = { source: "visitor" } as const;

/** Takes back draws of which no file tells yet. What a night is telling right now is waited for, and stays. */
const undoDraws = async (tx: Transaction, which: SQL, { code, ...by }: Undoing): Promise<number> => {
  const undone = await tx
    .update(mandateDraws)
    .set({ undoneAt: now })
    .where(and(which, isUntold))
    .returning({ paymentId: mandateDraws.paymentId, orderId: mandateDraws.orderId });
  if (undone.length === 0) return 0;
  const ids = undone.map(({ paymentId }) => paymentId);
  // Nobody was asked to pay: there is nothing to watch.
  const ended = { state: "cancelled", reason: "cancelledByVisitor" } as const satisfies PaymentStanding;
  const cancelled = await tx
    .update(payments)
    .set({ ...ended, nextAskAt: null, settledAt: now })
    .where(and(inArray(payments.id, ids), eq(payments.state, "waiting")))
    .returning({ paymentId: payments.id });
  const event = {
    ...({ fromState: "waiting", toState: ended.state } as const),
    ...{ reason: ended.reason, providerCode: code },
    ...by,
  };
  if (cancelled.length > 0)
    await tx.insert(paymentEvents).values(cancelled.map((payment) => ({ ...payment, ...event })));
  // What says that it will be drawn is sent no more.
  const ordered = undone.map(({ orderId }) => orderId);
  await tx
    .update(mails)
    .set({ replacedAt: now })
    .where(and(inArray(mails.ownerId, ordered), eq(mails.template, "lateDraw"), isNull(mails.sentAt)));
  return undone.length;
};

/** False when the bank knows of it, or it is undone already. */
export const undoDraw = async (tx: Transaction, id: string, by: Omit<Undoing, "code"> = byGiver): Promise<boolean> =>
  (await undoDraws(tx, eq(mandateDraws.id, id), { code: "undone", ...by })) === 1;

export const undoDrawsOf = (tx: Transaction, mandateId: string) =>
  undoDraws(tx, eq(mandateDraws.mandateId, mandateId), { code: "mandate ended", ...byGiver });

export const movePendingDraws = (tx: Transaction, from: string, to: string) =>
  tx
    .update(mandateDraws)
    .set({ mandateId: to })
    .where(and(eq(mandateDraws.mandateId, from), isUntold));
