import { gunzipSync } from "node:zlib";
import type { FastifyInstance } from "fastify";
import { sufferFaults } from "../faults/suffer.ts";
import { allowAnySite } from "../http/any-site.ts";
import type { Parties } from "../parties.ts";
import { readEnvelope } from "./envelope.ts";
import type { EnvelopeItem } from "./envelope.ts";

export type Report = EnvelopeItem & { project: string };
type ToProject = { Params: { project: string }; Querystring: { sentry_key?: string } };

const largestBytes = 20_000_000;
const authHeader = "x-sentry-auth";

/** Takes envelopes from browsers on any site. */
export const errorReportingRoutes = (app: FastifyInstance, { reports, faults }: Parties) => {
  sufferFaults(app, faults, "errorReporting");
  allowAnySite(app);
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
  app.post<ToProject>("/api/:project/envelope/", async ({ query, headers, params: { project }, body }, reply) => {
    const hasKey = query.sentry_key !== undefined || String(headers[authHeader]).includes("sentry_key=");
    if (!hasKey) return reply.code(401).send({ detail: "no key" });
    const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
    const { header, items } = readEnvelope(headers["content-encoding"] === "gzip" ? gunzipSync(bytes) : bytes);
    reports.add(...items.map((item) => ({ ...item, project })));
    return { id: header.event_id ?? null };
  });
  app.setErrorHandler((_error, _request, reply) => reply.code(400).send({ detail: "invalid envelope" }));
};
