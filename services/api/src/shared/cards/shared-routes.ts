import type { Language } from "@hjarta-lunga/contract/languages.ts";
import { cardReport } from "@hjarta-lunga/contract/schemas/shared-cards.ts";
import { z } from "zod";
import type { Database } from "../../platform/database/connect.ts";
import type { ReportTable } from "../../platform/database/tables/cards.ts";
import { networkOf } from "../../platform/http/client-network.ts";
import {
  addRoute,
  errorResponses,
  documentAnswer,
  documentFormats,
  sendDocument,
} from "../../platform/http/described-route.ts";
import type { Call, Described, ZodApp } from "../../platform/http/described-route.ts";
import type { RateLimiter } from "../../platform/http/rate-limiter.ts";
import type { CardFile, MakeCardFile } from "./card-file.ts";
import { reportCard } from "./reports.ts";

/** Drawing may wait its turn, and the card may be taken down meanwhile. */
export const createMakeSharedFile =
  <Card, CardFile, Drawn>(
    find: (reference: string) => Promise<Card>,
    draw: (card: Card, file: CardFile) => Promise<Drawn>,
  ) =>
  async (reference: string, file: CardFile): Promise<Drawn> => {
    const drawn = await draw(await find(reference), file);
    await find(reference);
    return drawn;
  };

type SharedCard = { id: string; language: Language; orderId: string | null };
type FileAsked = { format: "pdf" | "png"; size: "screen" | "print" };

type Kind<Card, Query, Answer, Words> = {
  tag: string;
  find: (reference: string) => Promise<Card>;
  referenceOf: (query: Query) => string;
  answer: z.ZodType<Answer>;
  answerOf: (card: Card) => Answer | Promise<Answer>;
  contentOf: (card: Card) => Words;
  makeFile: MakeCardFile<Words>;
  reports: ReportTable;
};

export const sharedRoutes = <Card extends SharedCard, Query, Answer, Words>(
  app: ZodApp,
  { db, limits }: { db: Database; limits: RateLimiter },
  { tag, find, referenceOf, answer, answerOf, contentOf, makeFile, reports }: Kind<Card, Query, Answer, Words>,
) => {
  const tags = [tag];
  const makeSharedFile = createMakeSharedFile(find, (card, { file, client }: { file: CardFile; client: string }) =>
    makeFile(contentOf(card), card.language, file, { client, isPaid: card.orderId !== null }),
  );
  return {
    see: (call: Call, described: Described & { querystring: z.ZodType<Query> }) => {
      const response = { 200: answer, ...errorResponses(400, 404, 410, 429, 500, 503) };
      addRoute(app, call, { ...described, tags, response }, async (request) => {
        await limits.take("cardView", request, null);
        return answerOf(await find(referenceOf(request.query)));
      });
    },

    download: (
      call: Call,
      described: Omit<Described, "description"> & { querystring: z.ZodType<Query & FileAsked> },
    ) => {
      const description = "In the card's language. `size` is of a picture: for sending, or for paper.";
      const response = {
        200: documentAnswer("The card", documentFormats),
        ...errorResponses(400, 404, 410, 429, 500, 503),
      };
      addRoute(app, call, { ...described, description, tags, response }, async (request, reply) => {
        const { format, size } = request.query;
        await limits.take("cardFile", request, null);
        const file = format === "pdf" ? { format } : { format, size };
        const made = await makeSharedFile(referenceOf(request.query), { file, client: networkOf(request.ip) });
        return sendDocument(reply, { ...made, format });
      });
    },

    report: (call: Call, operationId: string) => {
      const summary = "Tell staff of a card that wounds or deceives";
      const description = "Who reports it is neither asked nor stored.";
      const response = {
        204: z.null().describe("Heard"),
        ...errorResponses(400, 404, 410, 413, 415, 429, 500, 503),
      };
      const schema = { operationId, summary, description, tags, body: cardReport, response };
      addRoute(app, call, schema, async (request, reply) => {
        await limits.take("report", request, null);
        const { reference, why } = request.body;
        const { id: cardId } = await find(reference);
        await reportCard(db, reports, { cardId, why });
        return reply.code(204).send(null);
      });
    },
  };
};
