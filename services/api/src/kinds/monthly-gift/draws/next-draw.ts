import { liveStates } from "@hjarta-lunga/contract/payment-states.ts";
import { and, asc, desc, eq, gt, inArray, isNotNull, max, or } from "drizzle-orm";
import type { Transaction } from "../../../platform/database/connect.ts";
import { today } from "../../../platform/database/time.ts";
import { mandateDraws, mandatePauses, mandates } from "../../../platform/database/tables/mandates.ts";
import { payments } from "../../../platform/database/tables/payments.ts";
import { predecessorMandates, mandateOfNow, type Mandate } from "../repository.ts";
import { nextNightFrom } from "../bank/nights.ts";
import { drawAfter, type Schedule } from "./draw-months.ts";

/** What was drawn in a month on the account before is not drawn once more; what the bank gave up there is. */
const lastMonthOf = async (tx: Transaction, { id }: Mandate): Promise<string | null> => {
  const before = (await predecessorMandates(tx, [id])).map((one) => one.before);
  const mayBringMoney = and(inArray(mandateDraws.mandateId, before), inArray(payments.state, [...liveStates, "paid"]));
  const [last] = await tx
    .select({ month: max(mandateDraws.month) })
    .from(mandateDraws)
    .innerJoin(payments, eq(payments.id, mandateDraws.paymentId))
    .where(and(eq(mandateDraws.kind, "monthly"), or(eq(mandateDraws.mandateId, id), mayBringMoney)));
  return last?.month?.slice(0, 7) ?? null;
};

const pausedMonthsOf = async (tx: Transaction, mandateId: string): Promise<string[]> => {
  const { month } = mandatePauses;
  const rows = await tx.select({ month }).from(mandatePauses).where(eq(mandatePauses.mandateId, mandateId));
  return rows.map((row) => row.month.slice(0, 7)).sort();
};

/** `on`: another day than Sweden's. */
export const scheduleOf = async <Row extends Mandate>(tx: Transaction, mandate: Row, on?: string) => {
  const [lastMonth, paused] = [await lastMonthOf(tx, mandate), await pausedMonthsOf(tx, mandate.id)];
  const day = on ?? (await today(tx));
  return { today: day, nextNight: await nextNightFrom(tx, day), lastMonth, paused, mandate } satisfies Schedule;
};

export const nextDraw = async (tx: Transaction, mandate: Mandate): Promise<string> =>
  drawAfter(await scheduleOf(tx, mandate));

export type NextAccount = {
  mandate: Mandate & { amountOre: number };
  isTaken: boolean;
  drawOn: string;
};

/** The bank has not taken it yet. When it does, all that its holder had before ends. */
const isOnItsWayAfter = ({ holderLookup, createdAt }: Pick<Mandate, "holderLookup" | "createdAt">) =>
  and(
    eq(mandates.holderLookup, holderLookup),
    inArray(mandates.state, ["signed", "sent"]),
    isNotNull(mandates.replaces),
    gt(mandates.createdAt, createdAt),
  );

export const nextAccountOf = async (
  tx: Transaction,
  mandate: Mandate,
  on?: string,
): Promise<NextAccount | undefined> => {
  const now = await mandateOfNow(tx, mandate);
  const isTaken = now.id !== mandate.id;
  const waiting = tx
    .select()
    .from(mandates)
    .where(and(isOnItsWayAfter(mandate), isNotNull(mandates.amountOre)))
    .orderBy(desc(mandates.createdAt))
    .limit(1);
  const next = isTaken ? now : (await waiting)[0];
  const amountOre = next?.amountOre ?? null;
  if (!next || amountOre === null) return undefined;
  return { mandate: { ...next, amountOre }, isTaken, drawOn: drawAfter(await scheduleOf(tx, next, on)) };
};

/** Locked, oldest first. */
export const waitingInPlaceOf = (tx: Transaction, mandate: Mandate): Promise<Mandate[]> =>
  tx.select().from(mandates).where(isOnItsWayAfter(mandate)).orderBy(asc(mandates.createdAt)).for("update");
