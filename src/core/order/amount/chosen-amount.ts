import { parseAmount, formatAmount } from "#src/lib/amount.ts";
import { outsideLimits, type AmountLimits } from "@hjarta-lunga/contract/money.ts";

export type ChosenAmount = { preset: number | null; own: string };

export type AmountFault = "missing" | "notANumber" | "tooSmall" | "tooLarge";
/** The API knows limits that editors have set after the page was built. */
export type AmountProblem = AmountFault | "refusedSmall" | "refusedLarge";

export const nothingChosen: ChosenAmount = { preset: null, own: "" };

export function amountOf({ preset, own }: ChosenAmount): number | undefined {
  if (preset !== null) return preset;
  const ore = parseAmount(own);
  return ore === undefined ? undefined : ore / 100;
}

export function amountFault(chosen: ChosenAmount, limits: AmountLimits): AmountFault | null {
  const amount = amountOf(chosen);
  if (amount === undefined) return chosen.own.trim() === "" ? "missing" : "notANumber";
  return outsideLimits(amount, limits);
}

/** An amount that is not among the presets is the visitor's own. What cannot be read stays as it was written. */
export function asChosen(written: string, presets: readonly number[]): ChosenAmount {
  const amount = amountOf({ preset: null, own: written });
  if (amount === undefined) return { preset: null, own: written };
  return presets.includes(amount) ? { preset: amount, own: "" } : { preset: null, own: formatAmount(amount) };
}

export const amongPresets = (chosen: ChosenAmount, presets: readonly number[]): ChosenAmount =>
  chosen.preset === null ? chosen : asChosen(String(chosen.preset), presets);

export const asWritten = (chosen: ChosenAmount): string => String(amountOf(chosen) ?? chosen.own);

/** What is written takes the preset's place, and wiped out it leaves no amount: none is put in its stead. */
export function afterWriting(own: string, before: ChosenAmount): ChosenAmount {
  const isStillEmpty = own.trim() === "" && before.own.trim() === "";
  return { preset: isStillEmpty ? before.preset : null, own };
}
