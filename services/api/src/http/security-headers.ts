import type { FastifyInstance } from "fastify";

const headers = {
  "cache-control": "no-store",
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
};

/** Set before anything can answer; the documentation page replaces the policy with its own. */
export const addSecurityHeaders = (app: FastifyInstance) => {
  app.addHook("onRequest", (_request, reply, done) => {
    void reply.headers(headers);
    done();
  });
};
