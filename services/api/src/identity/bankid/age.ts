import type { BankIdPurpose } from "@hjarta-lunga/contract/bankid.ts";
import type { Environment } from "../../platform/environment/environment.ts";

const leastAge: Record<BankIdPurpose, (environment: Pick<Environment, "mandateLeastAge">) => number> = {
  my_pages: () => 0,
  mandate: ({ mandateLeastAge }) => mandateLeastAge,
  linked_gift: () => 0,
};

/** "YYYYMMDD". A coordination number has its day and sixty. */
const bornOn = (personalNumber: string): number => {
  const written = Number(personalNumber.slice(0, 8));
  return written % 100 > 60 ? written - 60 : written;
};

export const isTooYoung = (
  environment: Pick<Environment, "mandateLeastAge">,
  purpose: BankIdPurpose,
  personalNumber: string,
  today: string,
): boolean => Number(today.replaceAll("-", "")) - bornOn(personalNumber) < leastAge[purpose](environment) * 10_000;
