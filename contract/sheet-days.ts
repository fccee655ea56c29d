import { isWorkingDay, workingDayAfter } from "./lib/working-days.ts";
import type { SheetDelivery } from "./memorials.ts";

export type SwedishTime = { day: string; hour: number };

/** Sweden's clock: a parlour reads later mail on the next working day. */
const parlorReadsUntil = 15;
/** One to print, three in the post. */
const workingDaysByPost = 4;

const isReadToday = ({ day, hour }: SwedishTime): boolean => isWorkingDay(day) && hour < parlorReadsUntil;

/** By post to a home it may also arrive after the ceremony. */
const tooLateRules: Record<SheetDelivery, (ceremony: string, now: SwedishTime) => boolean> = {
  donor: () => false,
  parlor: (ceremony, now) => ceremony <= (isReadToday(now) ? now.day : workingDayAfter(now.day)),
  post: (ceremony, { day }) => ceremony >= day && ceremony <= workingDayAfter(day, workingDaysByPost),
  none: () => false,
};

export const isTooLate = (to: SheetDelivery, ceremony: string, now: SwedishTime): boolean =>
  tooLateRules[to](ceremony, now);
