import { z } from "zod";
import type { Settings } from "../store/settings.ts";
import { bankIdErrors } from "./errors.ts";
import type { BankIdError } from "./errors.ts";

const durationMs = z.coerce.number().int().min(0).max(3_600_000);

export const bankIdTimes = z.strictObject({
  /** Within which the app must have been opened. */
  startMs: durationMs.default(30_000),
  /** How long the order lives after that. BankID's own figure is not public. */
  lifeMs: durationMs.default(180_000),
  keepCompleteMs: durationMs.default(180_000),
  keepFailedMs: durationMs.default(300_000),
});
type BankIdTimes = z.infer<typeof bankIdTimes>;

const errorNames = Object.keys(bankIdErrors) as [BankIdError, ...BankIdError[]];
/** An error that the next calls are answered with, of one operation or of all. */
export const bankIdTrouble = z
  .strictObject({
    code: z.enum(errorNames),
    calls: z.coerce.number().int().min(1).default(1),
    operation: z.enum(["auth", "sign", "collect", "cancel"]).optional(),
  })
  .nullable();
type BankIdTrouble = z.infer<typeof bankIdTrouble>;

export const createBankIdSettings = (settings: Settings) => {
  const saved = bankIdTimes.safeParse(settings.read("bankIdTimes"));
  let times = saved.success ? saved.data : bankIdTimes.parse({});
  let trouble: BankIdTrouble = null;
  return {
    times: () => times,
    setTimes: (to: BankIdTimes) => {
      times = to;
      settings.write("bankIdTimes", to);
    },
    setTrouble: (to: BankIdTrouble) => {
      trouble = to;
    },
    /** The error that this call gets, if any. Counts it. */
    strike: (operation: string): BankIdError | undefined => {
      if (trouble === null || (trouble.operation ?? operation) !== operation) return undefined;
      const { code, calls } = trouble;
      trouble = calls > 1 ? { ...trouble, calls: calls - 1 } : null;
      return code;
    },
  };
};
export type BankIdSettings = ReturnType<typeof createBankIdSettings>;
