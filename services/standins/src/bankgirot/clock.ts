import { isWorkingDay, workingDayAfter } from "@hjarta-lunga/contract/lib/working-days.ts";
import { z } from "zod";
import type { Settings } from "../store/settings.ts";

const swedishDay = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Stockholm", dateStyle: "short" });
const saved = z.iso.date().nullable().catch(null);

/** The bank's day: Sweden's, or a later one to which somebody has moved it. */
export const createBankClock = (settings: Settings) => {
  const real = () => swedishDay.format(Date.now());
  const today = (): string => {
    const moved = saved.parse(settings.read("bankgirot.day"));
    return moved !== null && moved > real() ? moved : real();
  };
  return {
    today,
    /** The next banking day after today. */
    next: () => workingDayAfter(today()),
    moveTo: (day: string | null) => settings.write("bankgirot.day", day),
    isOpen: () => isWorkingDay(today()),
  };
};
