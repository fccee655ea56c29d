import { z } from "zod";
import { problem } from "../field-problems.ts";
import { mostSek, outsideLimits, type AmountLimits } from "../money.ts";

const hasWholeOre = (sek: number): boolean => Math.abs(sek * 100 - Math.round(sek * 100)) < 1e-6;
const sek = z.number({ error: problem("notAnAmount") }).max(mostSek, problem("tooLarge"));

export const sekAmount = sek.positive(problem("tooSmall")).refine(hasWholeOre, problem("notAnAmount"));

export const sekSum = sek.nonnegative(problem("tooSmall")).refine(hasWholeOre, problem("notAnAmount"));

export const amountWithin = (limits: AmountLimits) =>
  sekAmount.superRefine((given, context) => {
    const message = outsideLimits(given, limits);
    if (message !== null) context.addIssue({ code: "custom", message });
  });
