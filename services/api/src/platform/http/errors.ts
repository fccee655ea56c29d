import type { ErrorBody } from "@hjarta-lunga/contract/schemas/errors.ts";
import type { ErrorCode } from "@hjarta-lunga/contract/errors.ts";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import { databaseIsAway } from "../database/failures.ts";
import { errorKinds } from "./described-route.ts";
import { loggedError } from "./logging.ts";
import { Refusal } from "./refusal.ts";
import { setStandardHeaders } from "./standard-headers.ts";

const patternOf = (url: string) => {
  const parts = url.split("/").map((part) => {
    if (part.startsWith(":")) return "[^/]+";
    return part.replaceAll(/[.+?^${}()|[\]\\]/g, "\\$&").replaceAll("*", ".*");
  });
  return new RegExp(`^${parts.join("/")}$`);
};

/** Fastify answers 404 for a wrong method; to answer 405 with `Allow` it must be known which methods a URL takes. */
const collectRoutes = (app: FastifyInstance) => {
  const routes = new Map<string, { pattern: RegExp; methods: Set<string> }>();
  app.addHook("onRoute", ({ url, method }) => {
    const route = routes.get(url) ?? { pattern: patternOf(url), methods: new Set() };
    for (const name of [method].flat()) route.methods.add(name.toUpperCase());
    routes.set(url, route);
  });
  return (path: string): string[] => {
    const methods = [...routes.values()]
      .filter(({ pattern }) => pattern.test(path))
      .flatMap((route) => [...route.methods]);
    return [...new Set(methods)].sort();
  };
};

const retryAfterSeconds = 5;

const codeByStatus: Partial<Record<number, ErrorCode>> = {
  400: "bad_request",
  401: "unauthorized",
  403: "not_found",
  404: "not_found",
  405: "method_not_allowed",
  413: "payload_too_large",
  414: "bad_request",
  415: "unsupported_media_type",
  416: "bad_request",
  429: "too_many_requests",
  431: "bad_request",
  503: "unavailable",
};

export const bodyOf = (code: ErrorCode, requestId: string, fields?: Record<string, string>): ErrorBody => ({
  code,
  message: errorKinds[code].message,
  ...(fields && { fields }),
  requestId,
});

export const sendError = (reply: FastifyReply, code: ErrorCode, fields?: Record<string, string>) => {
  if (code === "unavailable" && !reply.hasHeader("retry-after"))
    void reply.header("retry-after", String(retryAfterSeconds));
  // Set again: a URL that cannot be decoded comes here past all hooks.
  return setStandardHeaders(reply)
    .code(errorKinds[code].status)
    .type("application/json; charset=utf-8")
    .serializer(JSON.stringify)
    .send(bodyOf(code, reply.request.id, fields));
};

/** "/address/0/city" as "address.0.city"; what is wrong with the body as a whole is under "body". */
const fieldsOf = (issues: { instancePath: string; message?: string | undefined }[]) =>
  Object.fromEntries(
    issues
      .slice(0, 50)
      .map(({ instancePath, message }) => [
        instancePath.split("/").filter(Boolean).join(".").slice(0, 200) || "body",
        (message ?? "Invalid").slice(0, 200),
      ]),
  );

/** One line and no stack: under load there are thousands, and a stack of each would fill a disk. */
const tellWhyNot = (request: FastifyRequest, error: Error, told: string) => {
  const { type, message, code } = loggedError(error);
  const { id: requestId, method, routeOptions } = request;
  request.log.warn({ requestId, method, route: routeOptions.url, type, reason: message, code }, told);
};

const handleError = (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
  if (hasZodFastifySchemaValidationErrors(error)) {
    return sendError(reply, "validation_failed", fieldsOf(error.validation));
  }
  if (error instanceof Refusal) {
    if (error.code === "unavailable") tellWhyNot(request, error, "cannot answer now");
    if (error.retryAfterSeconds !== undefined) void reply.header("retry-after", String(error.retryAfterSeconds));
    return sendError(reply, error.code, error.fields);
  }
  if (databaseIsAway(error)) {
    tellWhyNot(request, error, "database away");
    return sendError(reply, "unavailable");
  }
  const code = codeByStatus[error.statusCode ?? 500] ?? "internal";
  if (code === "internal") request.log.error({ requestId: request.id, err: error }, "unexpected failure");
  if (code === "unavailable") tellWhyNot(request, error, "cannot answer now");
  return sendError(reply, code);
};

export const addErrorHandling = (app: FastifyInstance) => {
  const methodsAt = collectRoutes(app);
  app.setErrorHandler(handleError);
  app.setNotFoundHandler((request, reply) => {
    const methods = methodsAt(request.url.split("?", 1)[0] ?? "/");
    // A file that is not there answers its own method with "not found".
    if (methods.length === 0 || methods.includes(request.method)) return sendError(reply, "not_found");
    return sendError(reply.header("allow", methods.join(", ")), "method_not_allowed");
  });
};
