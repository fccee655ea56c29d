import { candleCounterCall } from "@hjarta-lunga/contract/calls/memorial-cards.ts";
import type { FastifyInstance } from "fastify";
import pg from "pg";

type LoggedError = Record<string, unknown> & { type: string; message: string; stack: string };

/** A query's error carries its parameters, and PostgreSQL's message quotes values: neither is logged. */
export const loggedError = (error: Error): LoggedError => {
  if (error instanceof pg.DatabaseError) {
    const { code, table, column, constraint, routine } = error;
    return {
      type: "DatabaseError",
      message: `PostgreSQL ${code ?? ""}`,
      stack: "",
      table,
      column,
      constraint,
      routine,
    };
  }
  if (error.cause instanceof Error) return { ...loggedError(error.cause), wrappedBy: error.constructor.name };
  const code = "code" in error ? error.code : undefined;
  return { type: error.constructor.name, message: error.message, stack: error.stack ?? "", code };
};

const quietRoutes = new Set<string | undefined>(["/health", "/ready", candleCounterCall.path]);

/** Never the URL with its query, a body, a header or an IP address. A logger a request would cost more than a poll's answer. */
export const addRequestLog = (app: FastifyInstance) => {
  app.setChildLoggerFactory((logger) => logger);
  app.addHook("onResponse", (request, reply, done) => {
    const route = request.is404 ? "unknown" : request.routeOptions.url;
    // What cannot be answered now has had a line that says why.
    const isQuiet = quietRoutes.has(route) || reply.statusCode === 503;
    request.log[isQuiet ? "debug" : "info"](
      {
        requestId: request.id,
        method: request.method,
        route,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      "answered",
    );
    done();
  });
};

export const logSerializers = {
  err: loggedError,
  req: ({ method }: { method: string }) => ({ method }),
  res: ({ statusCode }: { statusCode?: number }) => (statusCode === undefined ? {} : { statusCode }),
};
