import { drawOn } from "@hjarta-lunga/contract/lib/draw-days.ts";
import { daysAfter, workingDayAfter } from "@hjarta-lunga/contract/lib/working-days.ts";
import { drawDays, type DrawDay } from "@hjarta-lunga/contract/mandates.ts";

/** What the bank is told on one day it draws on the next banking day at the earliest. */
export const leastBankingDays = 1;
/** Nights that were missed are made up for so long: later than that nobody expects to be drawn for that day any more. */
const latestAfterDays = 10;
/** A draw that was missed is offered late for so many months after its own. */
const lateMonths = 2;

export type DueDraws = {
  /** The first day of that month. */
  month: string;
  drawDay: DrawDay;
  /** When it was agreed to be drawn: the chosen day, or the next banking day after it. */
  agreedOn: string;
  /** When the bank is asked to draw it. */
  dueOn: string;
};

const monthAt = (today: string, away: number): string => {
  const [year = 0, month = 1] = today.split("-").map(Number);
  return new Date(Date.UTC(year, month - 1 + away, 1)).toISOString().slice(0, 7);
};

/** Each draw is due on many days: whoever makes the draws makes none twice. */
export const dueDraws = (today: string, bankingDaysAhead: number): DueDraws[] => {
  const horizon = workingDayAfter(today, bankingDaysAhead);
  const earliest = workingDayAfter(today, leastBankingDays);
  return [-1, 0, 1].flatMap((away) => {
    const month = monthAt(today, away);
    return drawDays.flatMap((drawDay) => {
      const agreedOn = drawOn(month, drawDay);
      if (agreedOn > horizon || today > daysAfter(agreedOn, latestAfterDays)) return [];
      return [{ month: `${month}-01`, drawDay, agreedOn, dueOn: agreedOn < earliest ? earliest : agreedOn }];
    });
  });
};

export type MissableDraws = Omit<DueDraws, "dueOn"> & {
  /** The last day on which a night makes up for it by itself. */
  madeUpUntil: string;
};

export const missableDraws = (evening: string, bankingDaysAhead: number): MissableDraws[] => {
  const horizon = workingDayAfter(evening, bankingDaysAhead);
  const months = Array.from({ length: lateMonths + 2 }, (_, index) => monthAt(evening, index - lateMonths));
  return months.flatMap((month) =>
    drawDays.flatMap((drawDay) => {
      const agreedOn = drawOn(month, drawDay);
      if (agreedOn > horizon) return [];
      return [{ month: `${month}-01`, drawDay, agreedOn, madeUpUntil: daysAfter(agreedOn, latestAfterDays) }];
    }),
  );
};
