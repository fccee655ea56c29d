import type { FastifyError, FastifyPluginAsync } from "fastify";
import { z } from "zod";
import type { Faults } from "../faults/faults.ts";
import { sufferFaults } from "../faults/suffer.ts";
import { indexRoutes } from "./index-routes.ts";
import { searchRoutes } from "./search-routes.ts";
import type { Algolia } from "./service.ts";

type Deps = { algolia: Algolia; faults: Faults };

const largestBytes = 50_000_000;
const toAnySite = {
  "access-control-allow-origin": "*",
  "cross-origin-resource-policy": "cross-origin",
  "cache-control": "no-store",
};
const allowed = {
  "access-control-allow-methods": "GET, POST, PUT, DELETE, OPTIONS",
  "access-control-allow-headers":
    "content-type, x-algolia-api-key, x-algolia-application-id, x-algolia-agent, x-algolia-request-id, x-algolia-usertoken",
  "access-control-max-age": "86400",
};

/** /algolia: the search provider's protocol. Reached from any site, and by the site's build. */
export const algoliaRoutes: FastifyPluginAsync<Deps> = async (app, { algolia, faults }) => {
  app.addHook("onRequest", (_request, reply, next) => {
    reply.headers(toAnySite);
    next();
  });
  sufferFaults(app, faults, "search");
  // Browsers send JSON as plain text, since that needs no leave beforehand.
  app.removeAllContentTypeParsers();
  const parseJson = app.getDefaultJsonParser("error", "error");
  app.addContentTypeParser("*", { parseAs: "string", bodyLimit: largestBytes }, (request, text: string, parsed) =>
    parseJson(request, text || "{}", parsed),
  );
  app.setErrorHandler((error: FastifyError | z.ZodError, _request, reply) => {
    const isUnreadable = error instanceof z.ZodError;
    const status = isUnreadable ? 400 : (error.statusCode ?? 500);
    return reply.code(status).send({ status, message: isUnreadable ? z.prettifyError(error) : error.message });
  });
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ status: 404, message: "Path not supported by the API" }),
  );
  app.options("/*", (_request, reply) => reply.code(204).headers(allowed).send());
  await app.register(searchRoutes, { algolia });
  await app.register(indexRoutes, { algolia });
};
