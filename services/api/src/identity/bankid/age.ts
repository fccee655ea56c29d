import type { BankIdPurpose } from "@hjarta-lunga/contract/bankid.ts";
import type { Environment } from "../../platform/environment/environment.ts";

/** Who is younger may not bind themselves to this. */
const leastAge: Record<BankIdPurpose, (environment: Pick<Environment, "mandateLeastAge">) => number> = {
  my_pages: () => 0,
  mandate: ({ mandateLeastAge }) => mandateLeastAge,
  // Who has a mandate was old enough for it.
  linked_gift: () => 0,
};

/** The day of birth, "YYYYMMDD". A coordination number has its day and sixty. */
const bornOn = (personalNumber: string): number => {
  const written = Number(personalNumber.slice(0, 8));
  return written % 100 > 60 ? written - 60 : written;
};

/** On a day in Sweden, "2026-11-22": who has their birthday then is a year older. */
export const isTooYoung = (
  environment: Pick<Environment, "mandateLeastAge">,
  purpose: BankIdPurpose,
  personalNumber: string,
  today: string,
): boolean => Number(today.replaceAll("-", "")) - bornOn(personalNumber) < leastAge[purpose](environment) * 10_000;
