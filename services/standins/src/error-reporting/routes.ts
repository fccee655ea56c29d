import { gunzipSync } from "node:zlib";
import type { FastifyPluginCallback } from "fastify";
import type { Faults } from "../faults/faults.ts";
import { sufferFaults } from "../faults/suffer.ts";
import { readEnvelope } from "./envelope.ts";
import type { Reports } from "./reports.ts";

type Deps = { reports: Reports; faults: Faults };
type ToProject = { Params: { project: string }; Querystring: { sentry_key?: string } };

const largestBytes = 20_000_000;
const authHeader = "x-sentry-auth";

/** Takes envelopes from browsers on any site. */
export const errorReportingRoutes: FastifyPluginCallback<Deps> = (app, { reports, faults }, done) => {
  sufferFaults(app, faults, "errorReporting");
  app.addHook("onRequest", (_request, reply, next) => {
    reply.header("access-control-allow-origin", "*").header("cross-origin-resource-policy", "cross-origin");
    next();
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: largestBytes }, (_request, body, parsed) => {
    parsed(null, body);
  });

  app.options("/api/:project/envelope/", (_request, reply) =>
    reply
      .code(204)
      .header("access-control-allow-methods", "POST")
      .header("access-control-allow-headers", `content-type, ${authHeader}, sentry-trace, baggage`)
      .send(),
  );
  app.post<ToProject>("/api/:project/envelope/", async (request, reply) => {
    const { query, headers, params, body } = request;
    const known = query.sentry_key ?? /sentry_key=/.exec(String(headers[authHeader] ?? ""))?.[0];
    if (known === undefined) return reply.code(401).send({ detail: "no key" });
    const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
    const envelope = readEnvelope(headers["content-encoding"] === "gzip" ? gunzipSync(bytes) : bytes);
    reports.add(params.project, envelope);
    return { id: envelope.header.event_id ?? null };
  });
  app.setErrorHandler((_error, _request, reply) => reply.code(400).send({ detail: "invalid envelope" }));
  done();
};

export const errorReportingControl: FastifyPluginCallback<{ reports: Reports }> = (app, { reports }, done) => {
  app.get("/error-reports", () => reports.all());
  done();
};
