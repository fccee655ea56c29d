import { z } from "zod";
import type { FastifyInstance, FastifyRequest, FastifyPluginCallback, FastifyError } from "fastify";
import { requireRight, refusal } from "./access.ts";
import { answerTo } from "./search.ts";
import type { Algolia } from "./service.ts";
import { readSearch } from "./settings.ts";
import { writeAction } from "./indexes.ts";
import type { Parties } from "../parties.ts";
import { sufferFaults } from "../faults/suffer.ts";
import { allowAnySite, answerRefusals } from "../http/answers.ts";

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
const sentEvents = z.looseObject({
  events: z
    .array(z.union([usage, fromVisitor]))
    .min(1)
    .max(1000),
});

export type SearchEvent = { event: z.infer<typeof sentEvents>["events"][number] };

type Given = Record<string, unknown>;

const largestEventBytes = 2_000_000;
const queries = z.object({
  requests: z
    .array(z.looseObject({ indexName: z.string().min(1) }))
    .min(1)
    .max(50),
});

const searchRoutes = (app: FastifyInstance, algolia: Algolia) => {
  const { keys, indexes, queryLog } = algolia;
  const onRequest = requireRight(keys, "search");
  const answer = (index: string, given: Given, { ip }: FastifyRequest) => {
    const searched = algolia.searchable(index);
    const search = readSearch(searched.settings, given);
    const result = answerTo(searched, search);
    const { query, analytics, userToken = ip } = search;
    if (analytics && indexes.exists(index)) queryLog.add(userToken, { index, query, hits: result.nbHits });
    return result;
  };
  app.post("/1/indexes/:all/queries", { onRequest }, (request) => {
    const { requests } = queries.parse(request.body);
    return { results: requests.map(({ indexName, ...given }) => answer(indexName, given, request)) };
  });
  app.post<{ Params: { index: string }; Body: Given }>("/1/indexes/:index/query", { onRequest }, (request) =>
    answer(request.params.index, request.body, request),
  );
  app.post("/1/events", { onRequest: requireRight(keys, "search", 401), bodyLimit: largestEventBytes }, (request) => {
    const { success, data, error } = sentEvents.safeParse(request.body);
    if (!success) throw refusal(422, z.prettifyError(error));
    algolia.events.add(...data.events.map((event) => ({ event })));
    return { status: 200, message: "OK" };
  });
};

type OfIndex = { Params: { index: string }; Body: Record<string, unknown> };

const batch = z.object({ requests: z.array(writeAction) });
const destination = z.string().min(1);
const operation = z.discriminatedUnion("operation", [
  z.strictObject({ operation: z.literal("move"), destination }),
  z.object({ operation: z.literal("copy"), destination, scope: z.array(z.enum(["settings", "rules", "synonyms"])) }),
]);

const indexRoutes: FastifyPluginCallback<{ algolia: Algolia }> = (app, { algolia }, done) => {
  const { keys, indexes } = algolia;
  const now = () => new Date().toISOString();
  const updated = (taskID: number) => ({ taskID, updatedAt: now() });
  app.addHook("onRequest", requireRight(keys, "write"));

  app.get("/1/indexes", () => ({ items: indexes.all(), nbPages: 1 }));
  app.post<OfIndex>("/1/indexes/:index/batch", ({ params: { index }, body }) => {
    const { requests } = batch.parse(body);
    const objectIDs = requests.map((request) => request.body.objectID);
    return { taskID: indexes.write(index, requests), objectIDs };
  });
  app.delete<OfIndex>("/1/indexes/:index", ({ params: { index } }) => ({
    taskID: indexes.remove(index),
    deletedAt: now(),
  }));
  app.get<OfIndex>("/1/indexes/:index/settings", ({ params: { index } }) => indexes.settingsOf(index));
  app.put<OfIndex>("/1/indexes/:index/settings", ({ params: { index }, body }) =>
    updated(indexes.changeSettings(index, body)),
  );
  app.post<OfIndex>("/1/indexes/:index/operation", ({ params: { index }, body }) => {
    const asked = operation.parse(body);
    if (asked.operation === "move") return updated(indexes.move(index, asked.destination));
    return updated(indexes.copy(index, asked.destination, asked.scope));
  });
  app.get("/1/indexes/:index/task/:task", () => ({ status: "published", pendingTask: false }));
  done();
};

export const algoliaControl = (control: FastifyInstance, { algolia }: Parties) => {
  control.get("/search/queries", () => algolia.queryLog.newest(-1));
  control.get("/search/events", () => algolia.events.newest(-1));
  control.post("/search/reset", () => {
    algolia.forget();
    return { status: "ok" };
  });
};

const largestBytes = 50_000_000;
const allowed = {
  "access-control-allow-methods": "GET, POST, PUT, DELETE, OPTIONS",
  "access-control-allow-headers":
    "content-type, x-algolia-api-key, x-algolia-application-id, x-algolia-agent, x-algolia-request-id, x-algolia-usertoken",
  "access-control-max-age": "86400",
};

export const algoliaRoutes = (app: FastifyInstance, { algolia, faults }: Parties) => {
  allowAnySite(app);
  app.addHook("onRequest", (_request, reply, next) => {
    reply.header("cache-control", "no-store");
    next();
  });
  sufferFaults(app, faults, "search");
  // Browsers send JSON as plain text, since that needs no leave beforehand.
  app.removeAllContentTypeParsers();
  const parseJson = app.getDefaultJsonParser("error", "error");
  app.addContentTypeParser("*", { parseAs: "string", bodyLimit: largestBytes }, (request, text: string, parsed) =>
    parseJson(request, text || "{}", parsed),
  );
  answerRefusals(app, {
    notFound: refusal(404, "Path not supported by the API"),
    other: (error: FastifyError | z.ZodError) =>
      error instanceof z.ZodError
        ? refusal(400, z.prettifyError(error))
        : refusal(error.statusCode ?? 500, error.message),
  });
  app.options("/*", (_request, reply) => reply.code(204).headers(allowed).send());
  searchRoutes(app, algolia);
  void app.register(indexRoutes, { algolia });
};
