import { z } from "zod";
import type { Store } from "../store/open.ts";

const oldestMs = 30 * 24 * 60 * 60 * 1000;
const aheadMs = 5 * 60 * 1000;
const token = z.string().regex(/^[a-zA-Z0-9_=/+-]{1,129}$/);
const objectData = z.looseObject({
  queryID: z.string().optional(),
  price: z.union([z.number(), z.string()]).optional(),
  quantity: z.int().positive().optional(),
  discount: z.union([z.number(), z.string()]).optional(),
});

const common = {
  eventName: z.string().regex(/^[\x20-\x7e]{1,64}$/, "must be 1 to 64 printable ASCII characters"),
  index: z.string().min(1),
  userToken: token,
  authenticatedUserToken: token.optional(),
  timestamp: z
    .int()
    .refine((ms) => ms >= Date.now() - oldestMs, "is too old")
    .refine((ms) => ms <= Date.now() + aheadMs, "lies in the future")
    .optional(),
  objectIDs: z.array(z.string().min(1)).min(1).max(20).optional(),
  filters: z
    .array(z.string().regex(/^[^:]+:.+$/))
    .min(1)
    .max(20)
    .optional(),
  queryID: z
    .string()
    .regex(/^[0-9a-f]{32}$/)
    .optional(),
};

const either = ({ objectIDs, filters }: { objectIDs?: unknown; filters?: unknown }) =>
  (objectIDs === undefined) !== (filters === undefined);
const oneOfBoth = "must have either objectIDs or filters";

const view = z.looseObject({ ...common, eventType: z.literal("view") }).refine(either, oneOfBoth);
const click = z
  .looseObject({
    ...common,
    eventType: z.literal("click"),
    positions: z.array(z.int().positive()).min(1).max(20).optional(),
  })
  .refine(either, oneOfBoth)
  .refine(({ positions, queryID }) => (positions === undefined) === (queryID === undefined), {
    error: "must have positions and queryID together",
  })
  .refine(({ positions, objectIDs }) => positions === undefined || positions.length === objectIDs?.length, {
    error: "must have one position for each objectID",
  });
const conversion = z
  .looseObject({
    ...common,
    eventType: z.literal("conversion"),
    eventSubtype: z.enum(["addToCart", "purchase"]).optional(),
    objectData: z.array(objectData).min(1).max(20).optional(),
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/)
      .optional(),
    value: z.union([z.number(), z.string()]).optional(),
  })
  .refine(either, oneOfBoth)
  .refine(({ objectData: data, objectIDs }) => data === undefined || data.length === objectIDs?.length, {
    error: "must have objectData for each objectID",
  });
/** InstantSearch's own telemetry. */
const usage = z.looseObject({ eventType: z.literal("instantsearch") });

/** All must be right, or none is taken. */
export const sentEvents = z.looseObject({
  events: z
    .array(z.discriminatedUnion("eventType", [view, click, conversion, usage]))
    .min(1)
    .max(1000),
});

type Row = { id: number; receivedAt: number; event: string };
const columns = "id, received_at as receivedAt, event";
const toEvent = (row: unknown) => {
  const { event, ...rest } = row as Row;
  return { ...rest, event: JSON.parse(event) as Record<string, unknown> };
};

/** What visitors did with what they found. */
export const createSearchEvents = ({ db, together }: Store) => {
  const insert = db.prepare("insert into search_event (received_at, event) values (?, ?)");
  const all = db.prepare(`select ${columns} from search_event order by id`);
  const newest = db.prepare(`select ${columns} from search_event order by id desc limit ?`);
  return {
    add: (events: unknown[]) =>
      together(() => {
        for (const event of events) insert.run(Date.now(), JSON.stringify(event));
      }),
    all: () => all.all().map(toEvent),
    newest: (limit: number) => newest.all(limit).map(toEvent),
  };
};
