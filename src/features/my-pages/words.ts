import type { Language } from "@hjarta-lunga/contract/languages.ts";
import { daysAfter } from "@hjarta-lunga/contract/lib/working-days.ts";
import type { Say } from "#src/core/texts.tsx";
import { formatAmount } from "#src/lib/amount.ts";
import { sayDay } from "#src/lib/swedish-day.ts";

export const sek = (say: Say, amount: number): string =>
  say("myPages.sek", { amount: formatAmount(amount) }).replaceAll(" ", "\u00a0");

export const sayMonth = (day: string, language: Language): string =>
  sayDay(day, language, false).split("\u00a0")[1] ?? day;

/** A draw on the 28th may be made on one of the first days of the next month, and is still of its own. */
export const sayDrawMonth = (on: string, language: Language): string => sayMonth(daysAfter(on, -10), language);

/** Without the year where that is the one we are in. */
export const sayNear = (day: string, language: Language, today: string): string =>
  sayDay(day, language, day.slice(0, 4) !== today.slice(0, 4));

export function listed(say: Say, parts: readonly string[]): string {
  const last = parts.at(-1) ?? "";
  const before = parts.slice(0, -1).join(", ");
  return before === "" ? last : say("myPages.and", { before, last });
}

/** "tio" for 10: the words for what is counted are a text, from one on. */
export const counted = (say: Say, count: number): string =>
  say("myPages.numbers").split(" ")[count - 1] ?? String(count);

export const yearOf = (day: string): number => Number(day.slice(0, 4));
