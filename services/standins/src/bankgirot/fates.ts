import { z } from "zod";

const rejections = ["03", "04", "05", "09", "10", "20", "21", "23", "24", "29", "30", "07", "98"] as const;

/** How it goes with some of the test persons, whatever is switched on. */
const mandatesOf: Readonly<Record<string, string>> = { "199907012380": "05", "199406262395": "23" };
/** Each time money is drawn: no funds; no funds until the next day; an account that is closed. */
const paymentsOf: Readonly<Record<string, readonly string[]>> = {
  "191202119945": ["9", "1"],
  "193805179177": ["9", "0"],
  "200407022383": ["2"],
};

export const bankgirotWill = z.strictObject({
  /** 32 is yes. */
  mandates: z.enum(["32", ...rejections]).default("32"),
  /** As at position 80, in turn: 9 is tried again on the next day. */
  payments: z.enum(["0", "1", "2", "9"]).default("0"),
});
export type BankgirotWill = z.infer<typeof bankgirotWill>;

export const mandateFate = (identity: string, will: BankgirotWill): string => mandatesOf[identity] ?? will.mandates;

/** How the payment goes at this try. What was put off is paid or refused at the second. */
export const paymentFate = (identity: string, tries: number, will: BankgirotWill): string => {
  const fate = paymentsOf[identity] ?? (will.payments === "9" ? ["9", "0"] : [will.payments]);
  return fate[Math.min(tries, fate.length - 1)] ?? "0";
};
