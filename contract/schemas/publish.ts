import { z } from "zod";

export const publishStatus = z.object({
  state: z.enum(["idle", "queued", "building", "live", "failed"]),
  liveSince: z.iso.datetime().nullable(),
  since: z.iso.datetime(),
  reason: z.string().optional(),
  retryAt: z.iso.datetime().optional(),
  release: z.string().nullable(),
});
export type PublishStatus = z.infer<typeof publishStatus>;
