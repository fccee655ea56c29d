import type { FastifyError, FastifyPluginCallback } from "fastify";
import { z } from "zod";
import { rightsOf } from "./access.ts";
import { Refusal } from "./errors.ts";
import { sentEvents } from "./events.ts";
import type { Algolia } from "./service.ts";

const largestBytes = 2_000_000;

/** Events, at a host of their own: other words for what is wrong. */
export const insightsRoutes: FastifyPluginCallback<{ algolia: Algolia }> = (app, { algolia }, done) => {
  app.setErrorHandler((error: FastifyError | Refusal | z.ZodError, _request, reply) => {
    if (error instanceof z.ZodError) return reply.code(422).send({ status: 422, message: z.prettifyError(error) });
    const status = error instanceof Refusal ? error.status : (error.statusCode ?? 500);
    return reply.code(status).send({ status, message: error.message });
  });
  app.post("/1/events", { bodyLimit: largestBytes }, async (request, reply) => {
    if (rightsOf(request, algolia.keys).length === 0)
      return reply.code(401).send({ status: 401, message: "Invalid Application-ID or API key" });
    const { events } = sentEvents.parse(request.body);
    algolia.events.add(events);
    return { status: 200, message: "OK" };
  });
  done();
};
