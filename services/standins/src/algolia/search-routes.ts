import type { FastifyPluginCallback, FastifyRequest } from "fastify";
import { z } from "zod";
import { requireRight } from "./access.ts";
import { refusals } from "./errors.ts";
import { countFacet, facetingAttributes, findFacetValues } from "./facets.ts";
import { matchQuery, search } from "./search.ts";
import type { Algolia } from "./service.ts";
import { readQuery } from "./settings.ts";

type Given = Record<string, unknown>;
type OfIndex = { Params: { index: string }; Body: Given };

const one = z.looseObject({ indexName: z.string().min(1) });
const many = z.object({
  requests: z.array(one).min(1).max(50),
  strategy: z.enum(["none", "stopIfEnoughMatches"]).default("none"),
});

const mostFacetValues = 1000;

/** Queries: several at once for several indexes, one index alone, and values of a facet. */
export const searchRoutes: FastifyPluginCallback<{ algolia: Algolia }> = (app, { algolia }, done) => {
  const { keys, queryLog } = algolia;
  app.addHook("onRequest", (request, _reply, next) => {
    requireRight(request, keys, "search");
    next();
  });

  const read = (given: Given) => {
    const query = readQuery(given);
    if ("unknown" in query) throw refusals.badRequest(`Unknown parameter: ${query.unknown}`);
    return query;
  };
  const answer = (indexName: string, given: Given, request: FastifyRequest) => {
    const query = read(given);
    const index = algolia.searchable(indexName);
    const result = search(index, query, given);
    if (query.analytics && index.name === indexName && algolia.indexes.exists(indexName))
      queryLog.add(query.userToken ?? request.ip, { index: indexName, query: query.query, hits: result.nbHits });
    return result;
  };
  const facetValues = (indexName: string, facet: string, given: Given) => {
    const { facetQuery, maxFacetHits, ...rest } = given;
    const begun = performance.now();
    const index = algolia.searchable(indexName);
    const { settings, matched } = matchQuery(index, read(rest));
    if (!facetingAttributes(index.settings.attributesForFaceting).has(facet))
      throw refusals.badRequest(`Cannot search in \`${facet}\` attribute, it is not searchable`);
    const counts = countFacet(index, matched.records, facet, mostFacetValues);
    const tags: [string, string] = [settings.highlightPreTag, settings.highlightPostTag];
    const most = typeof maxFacetHits === "number" ? maxFacetHits : 10;
    return {
      facetHits: findFacetValues(counts, typeof facetQuery === "string" ? facetQuery : "", index.reader, tags).slice(
        0,
        most,
      ),
      exhaustiveFacetsCount: true,
      processingTimeMS: Math.max(1, Math.round(performance.now() - begun)),
    };
  };

  app.post<OfIndex>("/1/indexes/:index/queries", (request) => {
    if (request.params.index !== "*") throw refusals.noPath();
    const { requests, strategy } = many.parse(request.body);
    const results: unknown[] = [];
    let isEnough = false;
    for (const { indexName, ...given } of requests) {
      if (given.type === "facet") results.push(facetValues(indexName, String(given.facet), given));
      else if (isEnough)
        results.push({ ...answer(indexName, { ...given, analytics: false }, request), hits: [], processed: false });
      else {
        const result = answer(indexName, given, request);
        results.push(result);
        const enough = "hitsPerPage" in result ? result.hitsPerPage : result.length;
        isEnough = strategy === "stopIfEnoughMatches" && result.hits.length >= enough;
      }
    }
    return { results };
  });
  app.post<OfIndex>("/1/indexes/:index/query", (request) => answer(request.params.index, request.body, request));
  app.post<{ Params: { index: string; facet: string }; Body: Given }>(
    "/1/indexes/:index/facets/:facet/query",
    ({ params, body }) => facetValues(params.index, params.facet, body),
  );
  done();
};
