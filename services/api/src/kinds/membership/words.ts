import { formatDay } from "../../ledger/receipts/format.ts";
import type { PaidMembership } from "./repository.ts";

export const nameOf = ({ firstName, lastName }: Pick<PaidMembership, "firstName" | "lastName">): string =>
  [firstName, lastName].filter(Boolean).join(" ");

export const periodOf = ({ language, firstDay, lastDay }: PaidMembership) => ({
  first: formatDay(firstDay, language),
  last: formatDay(lastDay, language),
});
