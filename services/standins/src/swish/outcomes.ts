import type { ResultCode } from "./codes.ts";

/** How a payment request ends: a state, or the code of an error. */
export type Ending = "PAID" | "DECLINED" | "CANCELLED" | ResultCode;

/** The names for an end that are used by the phone and by `/control`. */
export const outcomes = {
  paid: "PAID",
  approve: "PAID",
  declined: "DECLINED",
  decline: "DECLINED",
  "bankid-cancel": "BANKIDCL",
  unknown: "DS24",
  "bank-error": "FF10",
  timeout: "TM01",
} as const satisfies Record<string, Ending>;
export type Outcome = keyof typeof outcomes;

export const isOutcome = (name: string): name is Outcome => Object.hasOwn(outcomes, name);
