import { z } from "zod";

export const started = z.object({
  orderRef: z.string().min(1),
  autoStartToken: z.string().min(1),
  qrStartToken: z.string().min(1),
  qrStartSecret: z.string().min(1),
});
export type Started = z.infer<typeof started>;

const completion = z.object({
  user: z.object({ personalNumber: z.string().regex(/^\d{12}$/), name: z.string() }),
  device: z.object({ ipAddress: z.string() }).optional(),
  signature: z.string().min(1),
  ocspResponse: z.string().min(1),
});
export type Completion = z.infer<typeof completion>;

export const collected = z.discriminatedUnion("status", [
  z.object({ orderRef: z.string(), status: z.literal("pending"), hintCode: z.string().optional() }),
  z.object({ orderRef: z.string(), status: z.literal("failed"), hintCode: z.string().optional() }),
  z.object({ orderRef: z.string(), status: z.literal("complete"), completionData: completion }),
]);

export const refused = z.object({ errorCode: z.string().max(100) });
