import { isWorkingDay, workingDayAfter } from "@hjarta-lunga/contract/lib/working-days.ts";
import { z } from "zod";
import type { Settings } from "../store/settings.ts";

const swedishDay = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Stockholm", dateStyle: "short" });

/** The bank's day: Sweden's, or a later one to which somebody has moved it. */
export const createBankClock = (settings: Settings) => {
  const movedTo = settings.create("bankgirot.day", z.iso.date().nullable(), null);
  const today = (): string => {
    const [moved, real] = [movedTo.get(), swedishDay.format(Date.now())];
    return moved !== null && moved > real ? moved : real;
  };
  return {
    today,
    nextBankingDay: () => workingDayAfter(today()),
    moveTo: movedTo.set,
    isOpen: () => isWorkingDay(today()),
  };
};
