import type { FastifyInstance, FastifyReply } from "fastify";
import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";

const requestIdHeader = "x-request-id";

const wellFormed = /^[A-Za-z0-9][A-Za-z0-9._-]{7,63}$/;

export const requestIdOf = ({ headers }: Pick<IncomingMessage, "headers">): string => {
  const given = headers[requestIdHeader];
  return typeof given === "string" && wellFormed.test(given) ? given : randomUUID();
};

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
