import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import { requireRight } from "./access.ts";
import { refusal } from "./errors.ts";
import { sentEvents } from "./events.ts";
import { answerTo } from "./search.ts";
import type { Algolia } from "./service.ts";
import { readSearch } from "./settings.ts";

type Given = Record<string, unknown>;

const largestEventBytes = 2_000_000;
const queries = z.object({
  requests: z
    .array(z.looseObject({ indexName: z.string().min(1) }))
    .min(1)
    .max(50),
});

export const searchRoutes = (app: FastifyInstance, algolia: Algolia) => {
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
