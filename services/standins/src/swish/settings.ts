import { z } from "zod";
import type { Settings } from "../store/settings.ts";
import { outcomes } from "./outcomes.ts";
import type { Outcome } from "./outcomes.ts";

const durationMs = z.coerce.number().int().min(0).max(3_600_000);
const outcome = z.enum(Object.keys(outcomes) as [Outcome, ...Outcome[]]);

/** Pays, or does not, without anybody at the phone. */
export const swishAutopilot = z.strictObject({ outcome, afterMs: durationMs.default(0) }).nullable();
export type SwishAutopilot = z.infer<typeof swishAutopilot>;

export const swishTimes = z.strictObject({
  /** How long the payer has. */
  windowMs: durationMs.default(180_000),
  /** After which an error comes that the message asks for. */
  errorByMessageMs: durationMs.default(1_000),
});
type SwishTimes = z.infer<typeof swishTimes>;

export const createSwishSettings = (settings: Settings) => {
  const times = swishTimes.safeParse(settings.read("swishTimes"));
  const pilot = swishAutopilot.safeParse(settings.read("swishAutopilot"));
  let currentTimes = times.success ? times.data : swishTimes.parse({});
  let autopilot = pilot.success ? pilot.data : null;
  return {
    times: () => currentTimes,
    setTimes: (to: SwishTimes) => {
      currentTimes = to;
      settings.write("swishTimes", to);
    },
    autopilot: () => autopilot,
    setAutopilot: (to: SwishAutopilot) => {
      autopilot = to;
      settings.write("swishAutopilot", to);
    },
  };
};
export type SwishSettings = ReturnType<typeof createSwishSettings>;
