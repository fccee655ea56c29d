import type { FastifyInstance } from "fastify";

/** Browsers on any site may read the answers. */
export const allowAnySite = (app: FastifyInstance): void => {
  app.addHook("onRequest", (_request, reply, next) => {
    reply.header("access-control-allow-origin", "*").header("cross-origin-resource-policy", "cross-origin");
    next();
  });
};
