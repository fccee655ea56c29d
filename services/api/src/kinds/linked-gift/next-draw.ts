import { drawOn } from "@hjarta-lunga/contract/lib/draw-days.ts";
import { daysAfter } from "@hjarta-lunga/contract/lib/working-days.ts";
import { and, eq, inArray, max, desc, gt, isNotNull } from "drizzle-orm";
import type { Transaction } from "../../platform/database/connect.ts";
import { today } from "../../platform/database/time.ts";
import { mandateDraws, mandates } from "../../platform/database/tables/mandates.ts";
import { predecessorMandates, mandateOfNow, type Mandate } from "../monthly-gift/repository.ts";

const monthAfter = (month: string): string => daysAfter(`${month}-28`, 4).slice(0, 7);

type Given = {
  today: string;
  /** The month of the latest draw that was made, "2026-12"; null before the first. */
  lastMonth: string | null;
  mandate: Pick<Mandate, "drawDay" | "firstDrawOn">;
};

export const drawAfter = ({ today: day, lastMonth, mandate }: Given): string => {
  const { drawDay, firstDrawOn } = mandate;
  let month = lastMonth === null ? firstDrawOn.slice(0, 7) : monthAfter(lastMonth);
  while (drawOn(month, drawDay) <= day) month = monthAfter(month);
  return drawOn(month, drawDay);
};

export const nextDraw = async (tx: Transaction, mandate: Mandate): Promise<string> => {
  // What was drawn this month on the account before is not drawn once more.
  const own = [mandate.id, ...(await predecessorMandates(tx, [mandate.id])).map(({ before }) => before)];
  const isMonthly = and(inArray(mandateDraws.mandateId, own), eq(mandateDraws.kind, "monthly"));
  const [last] = await tx
    .select({ month: max(mandateDraws.month) })
    .from(mandateDraws)
    .where(isMonthly);
  return drawAfter({ today: await today(tx), lastMonth: last?.month?.slice(0, 7) ?? null, mandate });
};

export type NextAccount = {
  mandate: Mandate & { amountOre: number };
  isTaken: boolean;
  drawOn: string;
};

/** The bank has not taken it yet. When it does, all that its holder had before ends. */
const onItsWay = ({ holderLookup, createdAt }: Mandate) =>
  and(
    eq(mandates.holderLookup, holderLookup),
    inArray(mandates.state, ["signed", "sent"]),
    isNotNull(mandates.replaces),
    isNotNull(mandates.amountOre),
    gt(mandates.createdAt, createdAt),
  );

export const nextAccountOf = async (tx: Transaction, mandate: Mandate): Promise<NextAccount | undefined> => {
  const now = await mandateOfNow(tx, mandate);
  const isTaken = now.id !== mandate.id;
  const waiting = tx.select().from(mandates).where(onItsWay(mandate)).orderBy(desc(mandates.createdAt)).limit(1);
  const next = isTaken ? now : (await waiting)[0];
  const amountOre = next?.amountOre ?? null;
  if (!next || amountOre === null) return undefined;
  return { mandate: { ...next, amountOre }, isTaken, drawOn: await nextDraw(tx, next) };
};
