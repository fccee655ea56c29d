import { forwardedFolders } from "@hjarta-lunga/contract/page-path.ts";
import Fastify, { LogController } from "fastify";
import type { FastifyBaseLogger, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { registerThirdParty, type ThirdParty } from "./proxy/third-party.ts";
import { registerUpstreams, type Upstreams } from "./proxy/upstreams.ts";
import { registerPublish, type Publishing } from "./publish/publish-routes.ts";
import { answerBrokenRequest, answerExpectation } from "./serve/broken-request.ts";
import { sendError } from "./serve/error-answers.ts";
import { createFileCache, createSiteHandler } from "./serve/site-handler.ts";
import type { LiveSite } from "./serve/live-site.ts";
import { requestIdOf } from "./serve/request.ts";
import { securityHeaders, type Policy } from "./headers/security-headers.ts";

export type AppDeps = {
  site: () => LiveSite | undefined;
  policy: Policy;
  upstreams: Upstreams;
  thirdParty: ThirdParty;
  publishing: Publishing | undefined;
  trustedProxies: readonly string[];
  log: FastifyBaseLogger;
};

const forwardedPrefix = new RegExp(`^/(?:${forwardedFolders.join("|")})(?:[/?]|$)`);

const statusOf = (error: unknown) => {
  const { statusCode } = error as Partial<FastifyError>;
  return typeof statusCode === "number" && statusCode >= 400 && statusCode < 500 ? statusCode : 500;
};

export const buildApp = async (deps: AppDeps): Promise<FastifyInstance> => {
  const withoutRelease = securityHeaders(deps.policy, []);
  const security = () => deps.site()?.securityHeaders ?? withoutRelease;
  const site = createSiteHandler(deps.site, createFileCache());

  const fault = (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const status = statusOf(error);
    // These describe the answer that failed, not the one to be sent.
    for (const name of ["content-length", "content-encoding", "etag", "vary"]) reply.removeHeader(name);
    if (status < 500) {
      const message = status === 413 ? "The body is too large" : "The request cannot be understood";
      return sendError(request, reply, status, message);
    }
    request.log.error({ err: error }, "request failed");
    if (forwardedPrefix.test(request.raw.url ?? "")) return sendError(request, reply, 500, "Something went wrong");
    return site.fault(request, reply);
  };

  const app = Fastify({
    loggerInstance: deps.log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: (request) => requestIdOf(request.headers),
    trustProxy: deps.trustedProxies.length > 0 ? [...deps.trustedProxies] : false,
    // For reading the request; answers may take longer.
    requestTimeout: 30_000,
    // Node's own answer would lack our headers.
    http: { maxHeaderSize: 32 * 1024, requireHostHeader: false },
    clientErrorHandler: answerBrokenRequest(security),
    frameworkErrors: (error, request, reply) => {
      void reply.headers(security());
      void fault(error, request, reply);
    },
  });

  app.server.on("checkExpectation", answerExpectation(security));
  app.addHook("onRequest", async (request, reply) => {
    const { headers, httpVersion } = request.raw;
    if (headers.host !== undefined || httpVersion === "1.0") return;
    return sendError(request, reply, 400, "The request names no host");
  });
  app.addHook("onSend", async (_request, reply) => {
    if (!reply.hasHeader("content-security-policy")) reply.headers(security());
  });
  app.setErrorHandler(fault);
  // Only the proxied routes read bodies, with their own parser.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", (_request, _payload, done) => done(null));

  app.get("/__health", (_request, reply) =>
    reply.header("cache-control", "no-store").send({ status: "ok", release: deps.site()?.release ?? null }),
  );
  registerThirdParty(app, deps.thirdParty);
  if (deps.publishing !== undefined) await registerPublish(app, deps.publishing);
  await registerUpstreams(app, deps.upstreams, security);

  // Pages built for a relay may still call it: do not answer with an HTML page.
  if (deps.upstreams.searchUrl === undefined) {
    app.all("/search-api/*", (request, reply) => sendError(request, reply, 404, "Search is not passed on here"));
  }
  app.route({
    method: ["GET", "HEAD"],
    url: "/*",
    handler: (request, reply) => site.answer(request, reply),
  });
  app.setNotFoundHandler((request, reply) => {
    const get = request.method === "GET" || request.method === "HEAD";
    if (get) return site.answer(request, reply);
    return sendError(request, reply.header("allow", "GET, HEAD"), 405, "Only GET and HEAD are understood here");
  });
  return app;
};
