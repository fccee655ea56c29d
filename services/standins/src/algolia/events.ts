import { z } from "zod";

const oldestMs = 30 * 24 * 60 * 60 * 1000;
const aheadMs = 5 * 60 * 1000;
const isRecent = (at: number) => at >= Date.now() - oldestMs && at <= Date.now() + aheadMs;
const few = <Each extends z.ZodType>(each: Each) => z.array(each).min(1).max(20);

const fromVisitor = z
  .looseObject({
    eventType: z.enum(["view", "click", "conversion"]),
    eventName: z.string().regex(/^[\x20-\x7e]{1,64}$/, "must be 1 to 64 printable ASCII characters"),
    index: z.string().min(1),
    userToken: z.string().regex(/^[a-zA-Z0-9_=/+-]{1,129}$/),
    timestamp: z.int().refine(isRecent, "is too old, or lies in the future").optional(),
    objectIDs: few(z.string().min(1)),
    queryID: z.hex().length(32).optional(),
    positions: few(z.int().positive()).optional(),
  })
  .refine(
    ({ eventType, positions, queryID }) => eventType !== "click" || Boolean(positions) === Boolean(queryID),
    "must have positions and queryID together",
  )
  .refine(
    ({ objectIDs, positions = objectIDs }) => positions.length === objectIDs.length,
    "must have one position for each objectID",
  );
/** InstantSearch's own telemetry. */
const usage = z.looseObject({ eventType: z.literal("instantsearch") });

/** All must be right, or none is taken. */
export const sentEvents = z.looseObject({
  events: z
    .array(z.union([usage, fromVisitor]))
    .min(1)
    .max(1000),
});

export type SearchEvent = { event: z.infer<typeof sentEvents>["events"][number] };
