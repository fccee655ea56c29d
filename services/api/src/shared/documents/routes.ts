import { orderReference } from "@hjarta-lunga/contract/schemas/orders.ts";
import { z } from "zod";
import { networkOf } from "../../platform/http/client-network.ts";
import {
  addRoute,
  errorResponses,
  documentAnswer,
  documentFormats,
  sendDocument,
} from "../../platform/http/described-route.ts";
import type { Call, Described, ZodApp, DocumentFormat } from "../../platform/http/described-route.ts";
import type { RateLimiter } from "../../platform/http/rate-limiter.ts";
import type { MakeDocument } from "./ordered-document.ts";

type Kind<Found, Answer, FileAsked> = {
  tag: string;
  find: (orderReference: string) => Promise<Found>;
  answer: z.ZodType<Answer>;
  answerOf: (found: Found) => Answer;
  querystring: z.ZodType<FileAsked>;
  draw: (found: Found, asked: FileAsked, client: string) => ReturnType<MakeDocument<Found>>;
};

type Seen = Described & { furtherRefusals?: readonly 409[] };
type Downloaded = Described & { file: string };
type Changed<Asked, Found> = Described & { body: z.ZodType<Asked>; work: (asked: Asked) => Promise<Found> };

const params = z.object({ orderReference });

export const documentRoutes = <Found, Answer, FileAsked extends { format: DocumentFormat }>(
  app: ZodApp,
  limits: RateLimiter,
  { tag, find, answer, answerOf, querystring, draw }: Kind<Found, Answer, FileAsked>,
) => {
  const tags = [tag];
  return {
    see: (call: Call, { furtherRefusals = [], ...described }: Seen) => {
      const response = { 200: answer, ...errorResponses(400, 404, ...furtherRefusals, 429, 500, 503) };
      addRoute(app, call, { ...described, tags, params, response }, async (request) => {
        await limits.take("poll", request, request.params.orderReference);
        return answerOf(await find(request.params.orderReference));
      });
    },

    download: (call: Call, { file, ...described }: Downloaded) => {
      const response = { 200: documentAnswer(file, documentFormats), ...errorResponses(400, 404, 409, 429, 500, 503) };
      addRoute(app, call, { ...described, tags, params, querystring, response }, async (request, reply) => {
        await limits.take("receipt", request, request.params.orderReference);
        const made = await draw(await find(request.params.orderReference), request.query, networkOf(request.ip));
        return sendDocument(reply, { ...made, format: request.query.format });
      });
    },

    change: <Asked extends { orderReference: string }>(
      call: Call,
      { body, work, ...described }: Changed<Asked, Found>,
    ) => {
      const response = { 200: answer, ...errorResponses(400, 404, 409, 413, 415, 429, 500, 503) };
      addRoute(app, call, { ...described, tags, body, response }, async (request) => {
        await limits.take("receipt", request, request.body.orderReference);
        return answerOf(await work(request.body));
      });
    },
  };
};
