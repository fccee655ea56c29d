import type { FastifyPluginCallback } from "fastify";
import { z } from "zod";
import { requireRight } from "./access.ts";
import { refusals } from "./errors.ts";
import { facetingAttributes } from "./facets.ts";
import { filterOf, isLimited } from "./filters.ts";
import { retrieved } from "./hits.ts";
import type { Algolia } from "./service.ts";
import { readQuery, settingsFor } from "./settings.ts";
import { writeAction } from "./write-actions.ts";
import type { WriteAction } from "./write-actions.ts";

type OfIndex = { Params: { index: string }; Body: Record<string, unknown> };
type OfObject = { Params: { index: string; objectID: string }; Body: Record<string, unknown> };

const batch = z.object({ requests: z.array(writeAction) });
const batchOfMany = z.object({ requests: z.array(writeAction.extend({ indexName: z.string().min(1) })) });
const requestedObjects = z.object({
  requests: z.array(
    z.object({
      indexName: z.string(),
      objectID: z.string(),
      attributesToRetrieve: z.array(z.string()).optional(),
    }),
  ),
});

/** Single records, and many at once. */
export const objectRoutes: FastifyPluginCallback<{ algolia: Algolia }> = (app, { algolia }, done) => {
  const { keys, indexes } = algolia;
  const now = () => new Date().toISOString();
  const writeOne = (index: string, action: WriteAction["action"], body: Record<string, unknown>) => {
    const { task, objectIDs } = indexes.write([{ index, action: { action, body } }]);
    return { taskID: task, objectID: objectIDs[0] };
  };

  app.addHook("onRequest", (request, _reply, next) => {
    requireRight(
      request,
      keys,
      request.method === "GET" || request.url.includes("/1/indexes/*/objects") ? "search" : "write",
    );
    next();
  });

  app.post<OfIndex>("/1/indexes/:index/batch", ({ params, body }) => {
    if (params.index === "*") {
      const { requests } = batchOfMany.parse(body);
      const { task, objectIDs } = indexes.write(
        requests.map(({ indexName, ...action }) => ({ index: indexName, action })),
      );
      return { taskID: Object.fromEntries(requests.map(({ indexName }) => [indexName, task])), objectIDs };
    }
    const { requests } = batch.parse(body);
    const { task, objectIDs } = indexes.write(requests.map((action) => ({ index: params.index, action })));
    return { taskID: task, objectIDs };
  });

  app.post<OfIndex>("/1/indexes/:index/objects", ({ params, body }) => {
    if (params.index !== "*") throw refusals.noPath();
    return {
      results: requestedObjects.parse(body).requests.map(({ indexName, objectID, attributesToRetrieve = ["*"] }) => {
        const record = indexes.record(indexName, objectID);
        if (record === undefined) return null;
        return { ...retrieved(record, { ...indexes.settingsOf(indexName), attributesToRetrieve }), objectID };
      }),
    };
  });

  app.post<OfIndex>("/1/indexes/:index", async ({ params, body }, reply) =>
    reply.code(201).send({ createdAt: now(), ...writeOne(params.index, "addObject", body) }),
  );
  app.get<OfObject & { Querystring: Record<string, string> }>("/1/indexes/:index/:objectID", ({ params, query }) => {
    const settings = indexes.settingsOf(params.index);
    const record = indexes.record(params.index, params.objectID);
    if (record === undefined) throw refusals.noObject();
    const attributesToRetrieve = query.attributesToRetrieve?.split(",") ?? ["*"];
    return { ...retrieved(record, { ...settings, attributesToRetrieve }), objectID: record.objectID };
  });
  app.put<OfObject>("/1/indexes/:index/:objectID", ({ params, body }) => ({
    updatedAt: now(),
    ...writeOne(params.index, "updateObject", { ...body, objectID: params.objectID }),
  }));
  app.post<OfObject & { Querystring: { createIfNotExists?: string } }>(
    "/1/indexes/:index/:objectID/partial",
    ({ params, body, query }) => {
      const action = query.createIfNotExists === "false" ? "partialUpdateObjectNoCreate" : "partialUpdateObject";
      return { updatedAt: now(), ...writeOne(params.index, action, { ...body, objectID: params.objectID }) };
    },
  );
  app.delete<OfObject>("/1/indexes/:index/:objectID", ({ params }) => {
    const { taskID } = writeOne(params.index, "deleteObject", { objectID: params.objectID });
    return { deletedAt: now(), taskID };
  });

  app.post<OfIndex>("/1/indexes/:index/deleteByQuery", ({ params, body }) => {
    const query = readQuery(body);
    if ("unknown" in query) throw refusals.badRequest(`Unknown parameter: ${query.unknown}`);
    if (!isLimited(query)) throw refusals.badRequest("DeleteByQuery endpoint only supports filters");
    const settings = settingsFor(indexes.settingsOf(params.index), query);
    const passes = filterOf(query, facetingAttributes(settings.attributesForFaceting));
    const gone = indexes.records(params.index).filter(passes);
    const { task } = indexes.write(
      gone.map(({ objectID }) => ({ index: params.index, action: { action: "deleteObject", body: { objectID } } })),
    );
    return { updatedAt: now(), taskID: task };
  });
  done();
};
