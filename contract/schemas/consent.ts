import { z } from "zod";

export const consentChoice = z.strictObject({
  id: z.uuid(),
  version: z.int().min(1).max(10_000),
  statistics: z.boolean(),
  marketing: z.boolean(),
});
export type ConsentChoice = z.infer<typeof consentChoice>;

export const storedConsent = consentChoice.extend({ at: z.iso.datetime() });
export type StoredConsent = z.infer<typeof storedConsent>;

export const consentReceipt = z.object({ id: z.uuid(), recordedAt: z.iso.datetime() });
export type ConsentReceipt = z.infer<typeof consentReceipt>;
