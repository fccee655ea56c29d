import { isWorkingDay, workingDayAfter } from "./lib/working-days.ts";
import type { SheetDelivery } from "./memorials.ts";

/** What time it is in Sweden: its day, and the hour that has begun. */
export type SwedishTime = { day: string; hour: number };

/** Until this hour of a working day a parlour reads its mail the same day, and has time to hand a sheet over. */
const parlorReadsUntil = 15;
/** One to print and three of the post. */
const workingDaysByPost = 4;

const isReadToday = ({ day, hour }: SwedishTime): boolean => isWorkingDay(day) && hour < parlorReadsUntil;

/**
 * Whether a sheet that is ordered now comes too late for a ceremony, which is after the last of these days or not in time.
 * By post to a home it may also come when the ceremony has been: a day that has passed sets no limit.
 */
const rules: Record<SheetDelivery, (ceremony: string, now: SwedishTime) => boolean> = {
  donor: () => false,
  parlor: (ceremony, now) => ceremony <= (isReadToday(now) ? now.day : workingDayAfter(now.day)),
  post: (ceremony, { day }) => ceremony >= day && ceremony <= workingDayAfter(day, workingDaysByPost),
  none: () => false,
};

export const isTooLate = (to: SheetDelivery, ceremony: string, now: SwedishTime): boolean => rules[to](ceremony, now);
