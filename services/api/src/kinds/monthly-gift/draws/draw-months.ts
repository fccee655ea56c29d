import { drawOn } from "@hjarta-lunga/contract/lib/draw-days.ts";
import { daysAfter, workingDayAfter } from "@hjarta-lunga/contract/lib/working-days.ts";
import type { DrawDay } from "@hjarta-lunga/contract/mandates.ts";
import type { Mandate } from "../repository.ts";
import { leastBankingDays } from "./due-draws.ts";

export const monthAfter = (month: string): string => daysAfter(`${month}-28`, 4).slice(0, 7);

const monthBefore = (month: string): string => daysAfter(`${month}-01`, -1).slice(0, 7);

/** A draw on the 28th may be made on one of the first days of the next month, and is still of its own. */
export const monthOfDraw = (on: string): string => daysAfter(on, -10).slice(0, 7);

type WithDays = Pick<Mandate, "drawDay"> & Partial<Pick<Mandate, "drawDayBefore" | "drawDayFrom">>;

/** The day that is agreed for a month. */
const drawDayIn = ({ drawDay, drawDayBefore, drawDayFrom }: WithDays, month: string): DrawDay =>
  drawDayBefore != null && drawDayFrom != null && month < drawDayFrom.slice(0, 7) ? drawDayBefore : drawDay;

export type Schedule = {
  today: string;
  /** The next evening on which the bank is told. */
  nextNight: string;
  /** The month of the latest draw that was made, "2026-12"; null before the first. */
  lastMonth: string | null;
  mandate: WithDays & Pick<Mandate, "firstDrawOn">;
  /** Months in which nothing is drawn. */
  paused?: readonly string[];
};

export const drawInMonth = ({ mandate }: Pick<Schedule, "mandate">, month: string): string =>
  drawOn(month, drawDayIn(mandate, month));

const isAhead = ({ today, mandate }: Schedule, on: string): boolean => on > today && on >= mandate.firstDrawOn;

/** The first month of whose draw the bank has not been told, in a pause or not: what is agreed now holds from it. */
export const openMonth = (schedule: Schedule): string => {
  const { lastMonth, mandate } = schedule;
  let month = lastMonth === null ? monthOfDraw(mandate.firstDrawOn) : monthAfter(lastMonth);
  while (!isAhead(schedule, drawInMonth(schedule, month))) month = monthAfter(month);
  return month;
};

/** What is agreed after the last evening before its day is drawn when the bank can, once it is told. */
const drawnOn = ({ nextNight }: Schedule, on: string): string =>
  on > nextNight ? on : workingDayAfter(nextNight, leastBankingDays);

/** The first draw that is made and that the bank has not been told of. */
export const drawAfter = (schedule: Schedule): string => {
  let month = openMonth(schedule);
  while (schedule.paused?.includes(month)) month = monthAfter(month);
  return drawnOn(schedule, drawInMonth(schedule, month));
};

export const pausedDays = (schedule: Schedule): string[] => {
  const open = openMonth(schedule);
  const ahead = (schedule.paused ?? []).filter((month) => month >= open);
  return ahead.sort().map((month) => drawInMonth(schedule, month));
};

/** Counted anew from the first open month: whoever pauses again says how long from now. */
export const withPause = (schedule: Schedule, months: number): Schedule => {
  let month = openMonth(schedule);
  const paused = (schedule.paused ?? []).filter((one) => one < month);
  for (let left = months; left > 0; left -= 1) {
    paused.push(month);
    month = monthAfter(month);
  }
  return { ...schedule, paused };
};

/** A month that is open keeps its old day when the new one has passed or is too near: it is drawn once, and not left out. */
export const withDay = (schedule: Schedule, day: DrawDay): Schedule => {
  const open = openMonth(schedule);
  const inOpen = drawOn(open, day);
  const isInTime = isAhead(schedule, inOpen) && inOpen > schedule.nextNight;
  const begins = isInTime ? open : monthAfter(open);
  const days = {
    drawDay: day,
    drawDayBefore: drawDayIn(schedule.mandate, monthBefore(begins)),
    drawDayFrom: `${begins}-01`,
  };
  return { ...schedule, mandate: { ...schedule.mandate, ...days } };
};
