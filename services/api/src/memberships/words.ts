import type { Language } from "@hjarta-lunga/contract/languages.ts";
import { formatDate } from "../receipts/format.ts";
import type { PaidMembership } from "./repository.ts";

/** A day without a clock, in words that no line breaks. Noon is the same day wherever it is read. */
const dayIn = (language: Language, day: string) =>
  formatDate(new Date(`${day}T12:00:00Z`), language).replaceAll(" ", "\u00a0");

export const nameOf = ({ firstName, lastName }: Pick<PaidMembership, "firstName" | "lastName">): string =>
  [firstName, lastName].filter(Boolean).join(" ");

export const periodOf = ({ language, firstDay, lastDay }: PaidMembership) => ({
  first: dayIn(language, firstDay),
  last: dayIn(language, lastDay),
});
