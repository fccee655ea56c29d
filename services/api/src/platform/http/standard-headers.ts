import type { FastifyInstance, FastifyReply } from "fastify";
import { requestIdHeader } from "./request-id.ts";

const headers = {
  "cache-control": "no-store",
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
};

export const standardHeaders = (requestId: string) => ({ ...headers, [requestIdHeader]: requestId });

export const setStandardHeaders = (reply: FastifyReply) => reply.headers(standardHeaders(reply.request.id));

export const addStandardHeaders = (app: FastifyInstance) => {
  app.addHook("onRequest", (_request, reply, done) => {
    void setStandardHeaders(reply);
    done();
  });
};
