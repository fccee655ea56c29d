import type { IncomingHttpHeaders } from "node:http";
import { Readable } from "node:stream";
import httpProxy from "@fastify/http-proxy";
import { charityTimeoutMs, frontEndTimeoutMs, myDataTimeoutMs } from "@hjarta-lunga/contract/timing.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest, RawServerBase, RouteGenericInterface } from "fastify";
import { readRequestUrl } from "../serve/request.ts";
import { sendError } from "../serve/error-answers.ts";
import { requestHeaders, responseHeaders } from "./headers.ts";

/** A dual-stack socket reports IPv4 as "::ffff:…". */
const clientAddress = (ip: string) => (ip.startsWith("::ffff:") && ip.includes(".") ? ip.slice(7) : ip);

export type Upstreams = { apiUrl: string; searchUrl: string | undefined; siteUrl: string };

type Row = { prefix: string; upstream: string; rewritePrefix: string; timeoutMs: number; cookies: boolean };

const largestBodyBytes = 100_000;
const searchTimeoutMs = 5_000;
const retrySeconds = 5;
const methods = ["DELETE", "GET", "HEAD", "OPTIONS", "PATCH", "POST", "PUT"] as const;

const rows = ({ apiUrl, searchUrl }: Upstreams): Row[] => {
  const api = { upstream: apiUrl, cookies: true };
  const calls: [prefix: string, timeoutMs: number][] = [
    ["/api", frontEndTimeoutMs],
    ["/api/RegisterWebEvent", charityTimeoutMs],
    ["/api/DirectDebit/CheckAutogiroStatus", charityTimeoutMs],
    ["/api/MyData/Fetch", myDataTimeoutMs],
  ];
  const ofApi = calls.map(([prefix, timeoutMs]) => ({ ...api, prefix, rewritePrefix: prefix, timeoutMs }));
  if (searchUrl === undefined) return ofApi;
  const { origin: upstream, pathname } = new URL(searchUrl);
  const rewritePrefix = pathname.replace(/\/$/, "");
  return [...ofApi, { prefix: "/search-api", upstream, rewritePrefix, timeoutMs: searchTimeoutMs, cookies: false }];
};

/** The plugin's type includes HTTP/2, which this server does not use. */
type EitherReply = FastifyReply<RouteGenericInterface, RawServerBase>;

const onError = (either: EitherReply, { error }: { error: unknown }) => {
  const reply = either as unknown as FastifyReply;
  const status = (error as { statusCode?: unknown }).statusCode;
  reply.request.log.warn({ err: error }, "upstream did not answer");
  void sendError(
    reply.request,
    reply.header("retry-after", retrySeconds),
    status === 504 ? 504 : 503,
    status === 504 ? "The service took too long" : "The service cannot be reached just now",
  );
};

const forward = (
  { timeoutMs, cookies, ...where }: Row,
  upstreams: Upstreams,
  security: () => Record<string, string>,
) => {
  const site = new URL(upstreams.siteUrl);
  const caller = (request: Pick<FastifyRequest, "ip" | "id">) => ({
    address: clientAddress(request.ip),
    host: site.host,
    protocol: site.protocol.slice(0, -1),
    requestId: request.id,
  });
  return {
    ...where,
    proxyPayloads: false,
    httpMethods: [...methods],
    disableRequestLogging: true,
    // Only the caller knows whether a repetition is safe.
    retryMethods: [],
    undici: { keepAliveTimeout: 4_000, connections: 128 },
    replyOptions: {
      timeout: timeoutMs,
      rewriteRequestHeaders: (request: Pick<FastifyRequest, "ip" | "id">, headers: IncomingHttpHeaders) =>
        requestHeaders(headers, caller(request), cookies),
      rewriteHeaders: (headers: IncomingHttpHeaders, request?: Pick<FastifyRequest, "id">) =>
        responseHeaders(headers, security(), request?.id ?? "", cookies),
      onError,
    },
  };
};

export const registerUpstreams = async (
  app: FastifyInstance,
  upstreams: Upstreams,
  security: () => Record<string, string>,
) => {
  await app.register(async (scope) => {
    scope.addHook("onRequest", async (request, reply) => {
      const url = readRequestUrl(request.raw.url ?? "");
      if (url.kind === "refused") return sendError(request, reply, url.status, url.why);
      if (url.kind === "nowhere") return sendError(request, reply, 404, "There is nothing at this URL");
    });
    scope.removeAllContentTypeParsers();
    // Buffered, so that a body that is too large never reaches the upstream.
    scope.addContentTypeParser(
      "*",
      { parseAs: "buffer", bodyLimit: largestBodyBytes },
      (request: FastifyRequest, body: Buffer, done) => {
        request.headers["content-length"] = String(body.length);
        done(null, Readable.from(body.length > 0 ? [body] : []));
      },
    );
    for (const row of rows(upstreams)) await scope.register(httpProxy, forward(row, upstreams, security));
  });
};
