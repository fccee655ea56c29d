import { candleCounterCall } from "@hjarta-lunga/contract/calls/memorial-cards.ts";
import type { FastifyInstance } from "fastify";
import pg from "pg";

type LoggedError = Record<string, unknown> & { type: string; message: string; stack: string };

/**
 * What a failure may say in a log. A query's error carries its parameters, and PostgreSQL's message and detail quote the
 * values: neither is logged, only where and why it failed.
 */
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

/** Asked again and again, by machines or by pages that stand open: a line of each tells nothing. */
const quietRoutes = new Set<string | undefined>(["/health", "/ready", candleCounterCall.path]);

/**
 * One structured line a request: the route, never the URL with its query, and no body, header or IP address. Lines name their
 * request themselves: a logger for each would cost a route that is polled more than its answer does.
 */
export const addRequestLog = (app: FastifyInstance) => {
  app.setChildLoggerFactory((logger) => logger);
  app.addHook("onResponse", (request, reply, done) => {
    const route = request.is404 ? "unknown" : request.routeOptions.url;
    // What cannot be answered now has had a line that says why.
    const isTold = quietRoutes.has(route) || reply.statusCode === 503;
    request.log[isTold ? "debug" : "info"](
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

/** Fastify's own lines (server listening, broken request) pass through here as well. */
export const logSerializers = {
  err: loggedError,
  req: ({ method }: { method: string }) => ({ method }),
  res: ({ statusCode }: { statusCode?: number }) => (statusCode === undefined ? {} : { statusCode }),
};
