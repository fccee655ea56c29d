import { createHash, timingSafeEqual } from "node:crypto";
import { publishCalls } from "@hjarta-lunga/contract/calls/publish.ts";
import { goBackRequest, publishRequest, type ReleaseList } from "@hjarta-lunga/contract/schemas/publish.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { NoSuchRelease } from "../release/releases.ts";
import { cacheControl } from "../headers/cache-control.ts";
import { sendError } from "../serve/error-answers.ts";
import type { Publisher } from "./publisher.ts";

const digest = (text: string) => createHash("sha256").update(text).digest();

/** Digests have equal lengths, which timingSafeEqual needs. */
const carriesToken = (header: string | undefined, token: string) =>
  timingSafeEqual(digest(header ?? ""), digest(`Bearer ${token}`));

const largestBodyBytes = 64 * 1024;

export type Publishing = { publisher: Publisher; releases: () => Promise<ReleaseList>; token: string };

export const registerPublish = async (whole: FastifyInstance, { publisher, releases, token }: Publishing) => {
  await whole.register((app, _options, done) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser("*", { parseAs: "string", bodyLimit: largestBodyBytes }, (_request, body, parsed) =>
      parsed(null, body),
    );
    const readBody = ({ body }: FastifyRequest): unknown => {
      try {
        return JSON.parse(String(body));
      } catch {
        return undefined;
      }
    };
    app.addHook("onRequest", async (request: FastifyRequest, reply: FastifyReply) => {
      if (carriesToken(request.headers.authorization, token)) return undefined;
      return sendError(request, reply, 404, "There is nothing at this URL");
    });
    const never = (reply: FastifyReply) => reply.header("cache-control", cacheControl.never);

    app.route({
      method: publishCalls.request.method,
      url: publishCalls.request.path,
      handler: async (request, reply) => {
        // A press counts also where nothing is said about it.
        const { changes = [] } = publishRequest.safeParse(readBody(request)).data ?? {};
        return never(reply)
          .code(202)
          .send(await publisher.request(changes));
      },
    });
    app.route({
      method: publishCalls.status.method,
      url: publishCalls.status.path,
      handler: async (_request, reply) => never(reply).send(publisher.status()),
    });
    app.route({
      method: publishCalls.releases.method,
      url: publishCalls.releases.path,
      handler: async (_request, reply) => never(reply).send(await releases()),
    });
    app.route({
      method: publishCalls.goBack.method,
      url: publishCalls.goBack.path,
      handler: async (request, reply) => {
        const asked = goBackRequest.safeParse(readBody(request));
        if (!asked.success) return sendError(request, reply, 400, "Say which release");
        try {
          return await never(reply).send(await publisher.goBack(asked.data));
        } catch (error) {
          if (error instanceof NoSuchRelease) return sendError(request, reply, 404, "There is no such release");
          throw error;
        }
      },
    });
    done();
  });
};
