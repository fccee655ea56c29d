import { senderTokenHeader } from "@hjarta-lunga/contract/calls/sender-token.ts";
import { orderReference } from "@hjarta-lunga/contract/schemas/orders.ts";
import { z } from "zod";
import type { LimitName } from "../../platform/environment/limits.ts";
import { addRoute, errorResponses } from "../../platform/http/described-route.ts";
import type { Call, Described, ZodApp } from "../../platform/http/described-route.ts";
import type { Client, RateLimiter } from "../../platform/http/rate-limiter.ts";
import { Refusal } from "../../platform/http/refusal.ts";
import type { BySender } from "./sender-changes.ts";

type Kind<Card, Answer> = {
  tag: string;
  find: (orderReference: string) => Promise<Card | undefined>;
  isSender: (card: Card, token: string) => boolean;
  answer: z.ZodType<Answer>;
  answerOf: (card: Card, bySender: boolean) => Promise<Answer>;
};

type Change<Card, Asked> = Described & {
  body: z.ZodType<Asked>;
  work: (asked: Asked) => Promise<Card>;
  furtherRefusals?: readonly (409 | 410)[];
  furtherLimit?: LimitName;
  /** Refuses what may not be asked now. */
  mayAsk?: (client: Client, asked: Asked) => Promise<void>;
};

const params = z.object({ orderReference });
// What is no token is met like one that is good no more.
const headers = z.object({ [senderTokenHeader]: z.string().optional() });

export const senderRoutes = <Card, Answer>(
  app: ZodApp,
  limits: RateLimiter,
  { tag, find, isSender, answer, answerOf }: Kind<Card, Answer>,
) => {
  const tags = [tag];
  return {
    see: (call: Call, described: Omit<Described, "summary">) => {
      const summary = "The card that an order made, as its sender sees it";
      const response = { 200: answer, ...errorResponses(400, 404, 429, 500, 503) };
      addRoute(app, call, { ...described, summary, tags, params, headers, response }, async (request) => {
        await limits.take("poll", request, request.params.orderReference);
        const card = await find(request.params.orderReference);
        if (!card) throw new Refusal("not_found");
        const token = request.headers[senderTokenHeader];
        return answerOf(card, token !== undefined && isSender(card, token));
      });
    },

    change: <Asked extends BySender>(
      call: Call,
      { body, work, furtherRefusals = [], furtherLimit, mayAsk, ...described }: Change<Card, Asked>,
    ) => {
      const response = { 200: answer, ...errorResponses(400, 401, 404, ...furtherRefusals, 413, 415, 429, 500, 503) };
      addRoute(app, call, { ...described, tags, body, response }, async (request) => {
        const { token } = request.body;
        await limits.take("cardChange", request, token);
        if (furtherLimit) await limits.take(furtherLimit, request, token);
        await mayAsk?.(request, request.body);
        const card = await work(request.body);
        return answerOf(card, isSender(card, token));
      });
    },
  };
};
