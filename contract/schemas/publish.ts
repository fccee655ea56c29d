import { z } from "zod";

/** How far a change that an editor published has come on its way to visitors. */
export const publishStatus = z.object({
  state: z.enum(["idle", "queued", "building", "live", "failed"]),
  /** When the site that visitors see now was released. */
  liveSince: z.iso.datetime().nullable(),
  /** When the present state was entered. */
  since: z.iso.datetime(),
  /** Why the last build failed, in words an editor can act on. */
  reason: z.string().optional(),
  /** When it is tried again by itself, if what failed was on another's side. */
  retryAt: z.iso.datetime().optional(),
  release: z.string().nullable(),
});
export type PublishStatus = z.infer<typeof publishStatus>;
