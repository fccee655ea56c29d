import type { FastifyPluginCallback } from "fastify";
import { z } from "zod";
import { requireRight } from "./access.ts";
import { refusals } from "./errors.ts";
import { facetingAttributes } from "./facets.ts";
import { filterOf } from "./filters.ts";
import { retrieved } from "./hits.ts";
import type { Algolia } from "./service.ts";
import { readQuery, settingsFor } from "./settings.ts";

type OfIndex = { Params: { index: string }; Body: Record<string, unknown> };

const operation = z.object({
  operation: z.enum(["move", "copy"]),
  destination: z.string().min(1),
  scope: z.array(z.enum(["settings", "rules", "synonyms"])).optional(),
});
const mostBrowsed = 1000;

/** Whole indexes: settings, browsing, moving, emptying, and how far the work has come. */
export const indexRoutes: FastifyPluginCallback<{ algolia: Algolia }> = (app, { algolia }, done) => {
  const { keys, indexes } = algolia;
  const now = () => new Date().toISOString();
  app.addHook("onRequest", (request, _reply, next) => {
    requireRight(request, keys, "write");
    next();
  });

  app.get("/1/indexes", () => {
    const items = indexes.all().map(({ name, createdAt, updatedAt }) => ({
      name,
      createdAt: new Date(createdAt).toISOString(),
      updatedAt: new Date(updatedAt).toISOString(),
      entries: indexes.count(name),
      dataSize: 0,
      fileSize: 0,
      lastBuildTimeS: 0,
      numberOfPendingTasks: 0,
      pendingTask: false,
    }));
    return { items, nbPages: 1 };
  });
  app.delete<OfIndex>("/1/indexes/:index", ({ params }) => ({
    deletedAt: now(),
    taskID: indexes.remove(params.index),
  }));
  app.get<OfIndex>("/1/indexes/:index/settings", ({ params }) => indexes.settingsOf(params.index));
  app.put<OfIndex>("/1/indexes/:index/settings", ({ params, body }) => ({
    updatedAt: now(),
    taskID: indexes.changeSettings(params.index, body),
  }));
  app.post<OfIndex>("/1/indexes/:index/clear", ({ params }) => ({
    updatedAt: now(),
    taskID: indexes.clear(params.index),
  }));
  app.post<OfIndex>("/1/indexes/:index/operation", ({ params, body }) => {
    const { operation: what, destination, scope } = operation.parse(body);
    if (what === "move" && scope !== undefined) throw refusals.badRequest("scope is only supported when copying");
    const taskID =
      what === "move" ? indexes.move(params.index, destination) : indexes.copy(params.index, destination, scope);
    return { updatedAt: now(), taskID };
  });
  app.get<{ Params: { task: string } }>("/1/indexes/:index/task/:task", ({ params }) => ({
    status: indexes.isDone(Number(params.task)) ? "published" : "notPublished",
    pendingTask: false,
  }));

  app.post<OfIndex>("/1/indexes/:index/browse", ({ params, body }) => {
    const { cursor, ...given } = body;
    const query = readQuery(given);
    if ("unknown" in query) throw refusals.badRequest(`Unknown parameter: ${query.unknown}`);
    const settings = settingsFor(indexes.settingsOf(params.index), query);
    const passes = filterOf(query, facetingAttributes(settings.attributesForFaceting));
    const records = indexes.records(params.index).filter(passes);
    const count = Math.max(1, Math.min(query.hitsPerPage ?? mostBrowsed, mostBrowsed));
    const from = placeOf(cursor, records);
    const shown = records.slice(from, from + count);
    return {
      hits: shown.map((record) => ({ ...retrieved(record, settings), objectID: record.objectID })),
      ...(from + count < records.length && { cursor: cursorAfter(shown.at(-1)?.objectID ?? "") }),
      page: Math.floor(from / count),
      nbHits: records.length,
      nbPages: Math.ceil(records.length / count),
      hitsPerPage: count,
      query: query.query,
      params: "",
      processingTimeMS: 1,
    };
  });
  done();
};

const cursorAfter = (objectID: string) => Buffer.from(objectID).toString("base64url");

/** A record that was removed in between does no harm: browsing goes on after its place. */
function placeOf(cursor: unknown, records: { objectID: string }[]): number {
  if (typeof cursor !== "string") return 0;
  const last = Buffer.from(cursor, "base64url").toString();
  const at = records.findIndex(({ objectID }) => Buffer.compare(Buffer.from(objectID), Buffer.from(last)) > 0);
  return at === -1 ? records.length : at;
}
