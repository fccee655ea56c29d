import { createHash, timingSafeEqual } from "node:crypto";
import { publishCalls } from "@hjarta-lunga/contract/calls/publish.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { cacheControl, sendError } from "../serve/error-answers.ts";
import type { Publisher } from "./publisher.ts";

const digest = (text: string) => createHash("sha256").update(text).digest();

/** Digests have equal lengths, which timingSafeEqual needs. */
const carriesToken = (header: string | undefined, token: string) =>
  timingSafeEqual(digest(header ?? ""), digest(`Bearer ${token}`));

export const registerPublish = (app: FastifyInstance, publisher: Publisher, token: string) => {
  const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!carriesToken(request.headers.authorization, token)) {
      return sendError(request, reply, 404, "There is nothing at this URL");
    }
  };
  app.route({
    method: publishCalls.request.method,
    url: publishCalls.request.path,
    onRequest,
    handler: async (_request, reply) =>
      reply
        .code(202)
        .header("cache-control", cacheControl.never)
        .send(await publisher.request()),
  });
  app.route({
    method: publishCalls.status.method,
    url: publishCalls.status.path,
    onRequest,
    handler: async (_request, reply) => reply.header("cache-control", cacheControl.never).send(publisher.status()),
  });
};
