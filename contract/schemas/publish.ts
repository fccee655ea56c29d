import { z } from "zod";

const words = z.string().max(300);

/** In Swedish, for editors. `by` is missing where the site itself did it. */
export const publishedChange = z.object({ what: words.min(1), by: words.optional() });
export type PublishedChange = z.infer<typeof publishedChange>;

export const mostChanges = 50;
const changes = z.array(publishedChange).max(mostChanges);
export const publishRequest = z.object({ changes });

export const buildSteps = ["waiting", "fetching", "compiling", "drawing", "releasing"] as const;
const buildStep = z.object({
  step: z.enum(buildSteps),
  /** To draw. */
  pages: z.int().nonnegative().optional(),
});
export type BuildStep = z.infer<typeof buildStep>;

export const publishStatus = z.object({
  state: z.enum(["idle", "queued", "building", "live", "failed"]),
  liveSince: z.iso.datetime().nullable(),
  since: z.iso.datetime(),
  reason: z.string().optional(),
  /** The page that failed the build. */
  page: z.string().optional(),
  /** A publish was last taken up. */
  askedAt: z.iso.datetime().optional(),
  retryAt: z.iso.datetime().optional(),
  release: z.string().nullable(),
  building: buildStep.optional(),
  /** In the running build, or waiting for the next one. */
  changes: changes.optional(),
  /** An earlier release is shown until the next publish. */
  wentBack: z.object({ madeAt: z.iso.datetime(), by: words.optional() }).optional(),
});
export type PublishStatus = z.infer<typeof publishStatus>;

export const releaseList = z.object({
  /** Newest first. */
  releases: z.array(
    z.object({ release: z.string(), madeAt: z.iso.datetime(), isLive: z.boolean(), changes: z.array(publishedChange) }),
  ),
});
export type ReleaseList = z.infer<typeof releaseList>;

export const goBackRequest = z.object({ release: z.string().regex(/^[0-9A-Za-z-]+$/), by: words.optional() });
export type GoBackRequest = z.infer<typeof goBackRequest>;
