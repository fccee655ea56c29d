import { drawOn } from "@hjarta-lunga/contract/lib/draw-days.ts";
import { daysAfter } from "@hjarta-lunga/contract/lib/working-days.ts";
import { and, eq, inArray, max } from "drizzle-orm";
import type { Transaction } from "../../platform/database/connect.ts";
import { mandateDraws } from "../../platform/database/tables/mandates.ts";
import { predecessorMandates, type Mandate } from "../monthly-gift/repository.ts";
import { today } from "../../platform/database/today.ts";

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
