import { setTimeout as delay } from "node:timers/promises";
import { z } from "zod";
import type { Settings } from "../store/settings.ts";

export const providers = {
  swish: "Swish",
  swishQr: "Swish, koder",
  mondido: "Kort (Mondido)",
  bankId: "BankID",
  brite: "Konton från banker (Brite)",
  companyRegister: "Bolagsverkets register",
  bankgirot: "Banken (Bankgirot)",
  mail: "Post",
  sms: "SMS (46elks)",
  search: "Sök (Algolia)",
  tagManager: "Tagghanterare",
  errorReporting: "Felrapporter",
  researchPortal: "Forskningsportalen",
};
export type Provider = keyof typeof providers;
export const providerNames = Object.keys(providers) as Provider[];

/** `slow` waits before it does what was asked, `slowAnswer` after. `garbage` is 200 with nonsense. */
export const modes = {
  none: "Inget fel",
  slow: "Långsam",
  down: "Nere",
  garbage: "Svarar nonsens",
  lostAnswer: "Utför, men svaret försvinner",
  slowAnswer: "Utför, men svaret dröjer",
  reject: "Tar inte emot",
};

/** `forged` claims "paid" at once, wrongly signed, while nothing is paid. */
export const callbackModes = {
  normal: "Som vanligt",
  lost: "Kommer aldrig",
  late: "Sent",
  doubled: "Två gånger",
  forged: "Förfalskad först",
  outOfOrder: "I fel ordning",
};

const durationMs = z.coerce.number().int().min(0).max(600_000);

export const fault = z.strictObject({
  mode: z.enum(Object.keys(modes) as (keyof typeof modes)[]).default("none"),
  delayMs: durationMs.default(3_000),
  /** How many calls it strikes; null for all of them. */
  calls: z.coerce.number().int().min(1).nullable().default(null),
  callback: z.enum(Object.keys(callbackModes) as (keyof typeof callbackModes)[]).default("normal"),
  callbackDelayMs: durationMs.default(5_000),
  failedRefunds: z.coerce.number().int().min(0).max(100).default(0),
});
export type Fault = z.infer<typeof fault>;

const well = fault.parse({});

export const createFaults = (settings: Settings) => {
  const current = settings.create("faults", z.partialRecord(z.enum(providerNames), fault), {});
  let slowCalls = new AbortController();

  const of = (provider: Provider): Fault => current.get()[provider] ?? well;
  const set = (provider: Provider, to: Fault) => current.set({ ...current.get(), [provider]: to });
  return {
    of,
    set,
    all: () => Object.fromEntries(providerNames.map((provider) => [provider, of(provider)])),
    clear: () => {
      current.set({});
      slowCalls.abort();
      slowCalls = new AbortController();
    },
    /** Ends early when the faults are cleared. */
    wait: (delayMs: number): Promise<void> =>
      delay(delayMs, undefined, { signal: slowCalls.signal }).catch(() => undefined),
    /** What this call suffers. Counts it. */
    strike: (provider: Provider): Pick<Fault, "mode" | "delayMs"> => {
      const now = of(provider);
      if (now.mode !== "none" && now.calls !== null) {
        const left = now.calls - 1;
        set(provider, left > 0 ? { ...now, calls: left } : { ...now, mode: "none", calls: null });
      }
      return now;
    },
    /** Whether this refund ends with an error. Counts it. */
    strikeRefund: (provider: Provider): boolean => {
      const now = of(provider);
      if (now.failedRefunds === 0) return false;
      set(provider, { ...now, failedRefunds: now.failedRefunds - 1 });
      return true;
    },
  };
};
export type Faults = ReturnType<typeof createFaults>;
