import type { FastifyError, FastifyInstance } from "fastify";
import { z } from "zod";
import { sufferFaults } from "../faults/suffer.ts";
import { allowAnySite } from "../http/any-site.ts";
import { answerRefusals } from "../http/refusal.ts";
import type { Parties } from "../parties.ts";
import { refusal } from "./errors.ts";
import { indexRoutes } from "./index-routes.ts";
import { searchRoutes } from "./search-routes.ts";

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
