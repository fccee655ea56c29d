import { z } from "zod";
import type { Settings } from "../store/settings.ts";
import { briteErrors } from "./errors.ts";
import type { BriteError } from "./errors.ts";

/** How long an access token is good. Brite's own figure is not known. */
export const briteTimes = z.strictObject({ tokenSeconds: z.coerce.number().int().min(0).max(86_400).default(3_600) });

const errorNames = Object.keys(briteErrors) as [BriteError, ...BriteError[]];
/** An error that the next calls are answered with, of one operation or of all. */
export const briteTrouble = z
  .strictObject({
    error: z.enum(errorNames),
    calls: z.coerce.number().int().min(1).default(1),
    operation: z.string().optional(),
  })
  .nullable();
type BriteTrouble = z.infer<typeof briteTrouble>;

export const createBriteSettings = (settings: Settings) => {
  const saved = briteTimes.safeParse(settings.read("briteTimes"));
  let times = saved.success ? saved.data : briteTimes.parse({});
  let trouble: BriteTrouble = null;
  return {
    times: () => times,
    setTimes: (to: z.infer<typeof briteTimes>) => {
      times = to;
      settings.write("briteTimes", to);
    },
    setTrouble: (to: BriteTrouble) => {
      trouble = to;
    },
    /** The error that this call gets, if any. Counts it. */
    strike: (operation: string): BriteError | undefined => {
      if (trouble === null || (trouble.operation ?? operation) !== operation) return undefined;
      const { error, calls } = trouble;
      trouble = calls > 1 ? { ...trouble, calls: calls - 1 } : null;
      return error;
    },
  };
};
export type BriteSettings = ReturnType<typeof createBriteSettings>;
