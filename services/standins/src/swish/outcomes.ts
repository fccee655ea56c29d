import type { ResultCode } from "./codes.ts";

export type Ending = "PAID" | "DECLINED" | "CANCELLED" | ResultCode;

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
