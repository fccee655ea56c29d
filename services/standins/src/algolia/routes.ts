import type { FastifyError, FastifyPluginAsync } from "fastify";
import { z } from "zod";
import type { Faults } from "../faults/faults.ts";
import { sufferFaults } from "../faults/suffer.ts";
import { Refusal, refusals } from "./errors.ts";
import { indexRoutes } from "./index-routes.ts";
import { insightsRoutes } from "./insights-routes.ts";
import { keyRoutes } from "./key-routes.ts";
import { objectRoutes } from "./object-routes.ts";
import { searchRoutes } from "./search-routes.ts";
import type { Algolia } from "./service.ts";

const largestBytes = 50_000_000;
const preflightSeconds = 86_400;

/** /algolia: the search provider's protocol. Reached from any site, and by the site's build. */
export const algoliaRoutes: FastifyPluginAsync<{ algolia: Algolia; faults: Faults }> = async (
  app,
  { algolia, faults },
) => {
  app.addHook("onRequest", (_request, reply, next) => {
    reply
      .header("access-control-allow-origin", "*")
      .header("access-control-expose-headers", "retry-after")
      .header("cross-origin-resource-policy", "cross-origin")
      .header("cache-control", "no-store");
    next();
  });
  sufferFaults(app, faults, "search");
  // Browsers send JSON as plain text, since that needs no leave beforehand.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "string", bodyLimit: largestBytes }, (_request, text, parsed) => {
    try {
      parsed(null, text === "" ? {} : JSON.parse(String(text)));
    } catch {
      parsed(refusals.badRequest("The request body is not valid JSON"));
    }
  });
  app.setErrorHandler((error: FastifyError | Refusal | z.ZodError, _request, reply) => {
    const status =
      error instanceof Refusal ? error.status : error instanceof z.ZodError ? 400 : (error.statusCode ?? 500);
    const message = error instanceof z.ZodError ? z.prettifyError(error) : error.message;
    return reply.code(status).send({ message, status });
  });
  app.setNotFoundHandler((_request, reply) => {
    const { status, message } = refusals.noPath();
    return reply.code(status).send({ message, status });
  });
  app.options("/*", (_request, reply) =>
    reply
      .code(204)
      .header("access-control-allow-methods", "GET, POST, PUT, DELETE, OPTIONS")
      .header(
        "access-control-allow-headers",
        "content-type, x-algolia-api-key, x-algolia-application-id, x-algolia-agent, x-algolia-request-id, x-algolia-usertoken",
      )
      .header("access-control-max-age", String(preflightSeconds))
      .send(),
  );
  await app.register(searchRoutes, { algolia });
  await app.register(objectRoutes, { algolia });
  await app.register(indexRoutes, { algolia });
  await app.register(keyRoutes, { algolia });
  await app.register(insightsRoutes, { algolia });
};
