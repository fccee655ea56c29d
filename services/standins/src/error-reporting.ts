import { gunzipSync } from "node:zlib";
import type { FastifyInstance } from "fastify";
import { sufferFaults } from "./faults/suffer.ts";
import { allowAnySite } from "./http/answers.ts";
import type { Parties } from "./parties.ts";

type EnvelopeItem = { kind: string; header: Record<string, unknown>; payload: unknown };
type Envelope = { header: Record<string, unknown>; items: EnvelopeItem[] };

const newline = 0x0a;

const readHeader = (line: Buffer): Record<string, unknown> => {
  const header: unknown = JSON.parse(line.toString("utf8"));
  if (typeof header !== "object" || header === null) throw new Error("A header must be an object.");
  return header as Record<string, unknown>;
};

/** Most payloads are JSON; attachments need not be. */
const readPayload = (payload: Buffer): unknown => {
  const text = payload.toString("utf8");
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/** A header line, then items: each a header line and a payload of the length that it names, or until the line ends. */
const readEnvelope = (bytes: Buffer): Envelope => {
  let at = 0;
  const line = (): Buffer => {
    const end = bytes.indexOf(newline, at);
    const found = bytes.subarray(at, end === -1 ? bytes.length : end);
    at = end === -1 ? bytes.length : end + 1;
    return found;
  };
  const header = readHeader(line());
  const items: EnvelopeItem[] = [];
  while (at < bytes.length) {
    const first = line();
    if (first.length === 0) continue;
    const itemHeader = readHeader(first);
    const { length, type } = itemHeader;
    let payload: Buffer;
    if (typeof length === "number") {
      if (at + length > bytes.length) throw new Error("An item is shorter than it says.");
      payload = bytes.subarray(at, at + length);
      at += length;
      if (bytes[at] === newline) at += 1;
    } else {
      payload = line();
    }
    items.push({ kind: typeof type === "string" ? type : "", header: itemHeader, payload: readPayload(payload) });
  }
  return { header, items };
};

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
