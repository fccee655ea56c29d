import { z } from "zod";
import { variable } from "./variable.ts";

export const shop = {
  /** No parcel is said to have come later than so many days after it was sent: the days of withdrawal begin there. */
  withdrawalDaysInPost: variable("WITHDRAWAL_DAYS_IN_POST", z.coerce.number().int().min(0).max(60).default(10)),
};
